/** Turns what a shape finds into lines: where, what, and what to do. */
import { type AnySchema, type Lazy, ValidationError } from 'yup'
import type { Content } from './all.ts'
import { entryName, fileOf, type InFile, type Report, valueAt } from './places.ts'
import { entryShapes, type ShapeContext, type Site, wholeShapes } from './shapes.ts'

type Shape = AnySchema | Lazy<unknown>

/** What a shape says about a field. */
type Meta = Readonly<{ write?: string; fields?: readonly string[] }>

/** A company need not write posts; every other list is the content of a page. */
const mayBeEmpty: readonly string[] = ['articles', 'blogPosts']

/** @returns the entries and files that have a problem */
export function checkShapes(all: Content, site: Site, inFile: InFile): ReadonlySet<unknown> {
  const broken = new Set<unknown>()
  const context = { ...site, freeIcons: freeIcons(all, site) }
  for (const [name, shape] of Object.entries(entryShapes)) {
    const entries = valueAt(all, name)
    if (!Array.isArray(entries)) inFile(fileOf(name))(name, 'is no list: write [ … ]')
    else {
      if (entries.length === 0 && !mayBeEmpty.includes(name))
        inFile(fileOf(name))(name, 'is empty: write one entry or more')
      for (const [index, entry] of entries.entries()) {
        const report = inFile(fileOf(name, entry), entryName(entry, index))
        if (!isInShape(shape, entry, context, report)) broken.add(entry)
      }
    }
  }
  for (const [name, shape] of Object.entries(wholeShapes)) {
    const value = valueAt(all, name)
    if (!isInShape(shape, value, context, inFile(fileOf(name)))) broken.add(value)
  }
  return broken
}

function freeIcons(all: Content, { icons }: Site): string[] {
  const { cards, sectorList } = { ...all.solutions }
  const entries = [all.services, cards, sectorList].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  const taken = new Set(entries.map((entry) => valueAt(entry, 'icon')))
  return icons.filter((name) => !taken.has(name))
}

function isInShape(shape: Shape, value: unknown, context: ShapeContext, report: Report): boolean {
  try {
    shape.validateSync(value, { strict: true, abortEarly: false, context })
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    // A value of the wrong kind fails the other rules as well: the first says it.
    const told = new Set<string>()
    for (const { path = '', ...problem } of found) {
      const field = path.replaceAll(/\[(\d+)\]/g, '.$1').replaceAll(/\["?|"?\]/g, '')
      if (told.has(field) && problem.type !== 'noUnknown') continue
      told.add(field)
      tell(problem, field, report)
    }
    return false
  }
}

type Problem = Pick<ValidationError, 'type' | 'params' | 'errors' | 'value'>

function tell({ type, params, errors, value }: Problem, field: string, report: Report): void {
  const { write = 'a value', fields = [] } = ((params?.spec as { meta?: Meta })?.meta ?? {}) as Meta
  if (type === 'noUnknown') {
    for (const name of `${params?.unknown}`.split(', ')) {
      const meant = fields.find((known) => known.toLowerCase() === name.toLowerCase())
      const advice = meant ? `write ${meant}` : `there are ${fields.join(', ')}`
      report([field, name].filter(Boolean).join('.'), `is no field: ${advice}`)
    }
  } else if (value === undefined || value === null) report(field, `is missing: write ${write}`)
  else if (typeof value === 'string' && value.trim() === '' && type !== 'all-or-none')
    report(field, `is empty: write ${write}`)
  else if (Array.isArray(value) && value.length === 0)
    report(field, 'is empty: write one entry or more')
  else if (type === 'typeError')
    report(field, `${shown(value)} is of the wrong kind: write ${write}`)
  else if (builtIn.includes(type ?? ''))
    report(field, `${shown(value)} is not allowed: write ${write}`)
  else report(field, errors.join(', '))
}

/** Rules of yup whose own words say less than the field's. */
const builtIn: readonly string[] = ['oneOf', 'min', 'max', 'integer', 'matches', 'required']

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? `${value}`
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
