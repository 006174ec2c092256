import { parseSync, transformWithOxc, Visitor } from 'vite'
import { buildTargets } from '#tools/build/browsers.ts'
import { features, isPromised, newerCalls } from './compatibility.ts'
import { newerScripts } from './newer-features.ts'

const newer = newerCalls()

/** Methods that throw on a selector they do not know. */
const selectorMethods = ['matches', 'closest', 'querySelector', 'querySelectorAll']

/** What a script has that the oldest promised browsers lack; one text for each kind. */
export async function scriptProblems(code: string): Promise<string[]> {
  const calls = [...new Set(callsIn(code))].filter((name) => !(name in newerScripts))
  return [...(await newerSyntax(code)), ...calls.map((name) => `calls ${name}`)]
}

/** Calls of what is newer. An optional call, `a.b?.()`, asks first. */
function callsIn(code: string): string[] {
  const found: string[] = []
  const { program } = parseSync('script.js', code, { sourceType: 'module' })
  const note = (name: string) => newer.has(name) && found.push(name)
  new Visitor({
    CallExpression({ callee, optional, arguments: [argument] }) {
      if (callee.type === 'Identifier') note(callee.name)
      if (callee.type !== 'MemberExpression' || callee.computed || optional) return
      if (callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (!(callee.object.type === 'Identifier' && note(`${callee.object.name}.${name}`)))
        note(name)
      if (!selectorMethods.includes(name) || !argument) return
      const selector = code.slice(argument.start, argument.end)
      for (const pseudo of newerPseudos(selector)) found.push(`${name}('${pseudo}')`)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') note(callee.name)
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.property.type === 'Identifier')
        note(`${callee.object.name}.${callee.property.name}`)
    },
  }).visit(program)
  return found
}

/** @param selector as it is written: minifiers prefer template literals */
function newerPseudos(selector: string): string[] {
  const { selectors } = features.css
  const names = /^["'`]/.test(selector) ? (selector.match(/:{1,2}[a-z-]+/g) ?? []) : []
  return names.filter((name) => !isPromised(selectors?.[name.replace(/:+/, '')]))
}

/** Whatever the compiler would still write otherwise for these browsers, and lookbehind. */
async function newerSyntax(code: string): Promise<string[]> {
  const [as, older] = await Promise.all(
    ['esnext', buildTargets].map(async (target) => {
      const { code: lines } = await transformWithOxc(code, 'script.js', { target })
      return lines.split('\n').map((line) => line.trim())
    }),
  )
  const line = as?.find((text, place) => text !== older?.[place])
  const { lookbehind_assertion: lookbehind } = features.javascript.regular_expressions ?? {}
  const hasLookbehind = /\(\?<[=!]/.test(code) && !isPromised(lookbehind)
  return [
    ...(line === undefined ? [] : [`has newer syntax: ${line.slice(0, 80)}`]),
    ...(hasLookbehind ? ['has a regular expression that looks behind'] : []),
  ]
}
