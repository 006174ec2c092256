import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** By the README's steps, in a copy of the project. Its words are English with an accent. */
export function addFrench(root: string): void {
  edit(root, 'content/types.ts', "'en' | 'ar'", "'en' | 'ar' | 'fr'")
  edit(
    root,
    'app/i18n/locales.ts',
    '\n} as const satisfies Record<Locale, LocaleInfo>',
    `\n  fr: { dir: 'ltr', prefix: '/fr', name: 'Français', intl: 'fr-FR-u-nu-latn-ca-gregory' },$&`,
  )
  copyFileSync(
    path.join(root, 'app/i18n/messages/en.ts'),
    path.join(root, 'app/i18n/messages/fr.ts'),
  )
  copyFileSync(path.join(root, 'app/styles/en.css'), path.join(root, 'app/styles/fr.css'))
  copyFileSync(path.join(root, 'app/layouts/en.tsx'), path.join(root, 'app/layouts/fr.tsx'))
  edit(root, 'app/layouts/fr.tsx', /\ben\b/g, 'fr')
  const server = 'app/i18n/format-message.server.ts'
  edit(root, server, /^import en .*$/m, "$&\nimport fr from './messages/fr.ts'")
  edit(
    root,
    server,
    /^ {2}en: createIntl.*$/m,
    '$&\n  fr: createIntl({ locale: locales.fr.intl, messages: fr }),',
  )
  for (const folder of ['app', 'content', 'tools']) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
      addToTables(path.join(root, folder, file))
    }
  }
}

function edit(root: string, file: string, place: string | RegExp, text: string): void {
  const full = path.join(root, file)
  const before = readFileSync(full, 'utf8')
  const after = before.replace(place, text)
  if (after === before) throw new Error(`${file}: no ${place}`)
  writeFileSync(full, after)
}

/** Adds a French value wherever a file has an English and an Arabic one. */
function addToTables(file: string): void {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const additions: [position: number, entry: string][] = []
  const visit = (node: ts.Node): void => {
    const english = ts.isObjectLiteralExpression(node) && translationOf(node)
    if (english) additions.push([english.end, `, fr: ${inFrench(english.initializer)}`])
    else ts.forEachChild(node, visit)
  }
  visit(source)
  const result = additions.reduceRight(
    (code, [position, entry]) => code.slice(0, position) + entry + code.slice(position),
    text,
  )
  if (additions.length > 0) writeFileSync(file, result)
}

function translationOf(object: ts.ObjectLiteralExpression): ts.PropertyAssignment | undefined {
  const entries = object.properties.filter(ts.isPropertyAssignment)
  const named = (name: string) => entries.find((entry) => entry.name.getText() === name)
  return named('ar') && !named('fr') ? named('en') : undefined
}

/** With accents, and with the third plural form of French. */
function inFrench(value: ts.Expression): string {
  const texts: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node)
    ts.forEachChild(node, visit)
  }
  visit(value)
  const accented = (vowel: string) => `${vowel}\u0302`.normalize('NFC')
  const code = texts.reduceRight((result, node) => {
    const start = node.getStart() - value.getStart()
    const end = node.end - value.getStart()
    const text = result.slice(start, end).replace(/[aeiou]/i, accented)
    return result.slice(0, start) + text + result.slice(end)
  }, value.getText())
  return code.replace(/\bother: /, "many: 'ês', other: ")
}
