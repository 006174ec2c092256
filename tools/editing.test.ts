import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProjectCopy } from './project-copy.ts'
import { outputDirectory } from './serve/react-router.ts'

/** Follows the README's "How to …" steps on a copy of the project and looks for the result. */

/** Time for a whole build on a slow machine, in milliseconds. */
const buildTime = 180_000

let copy: ProjectCopy

beforeAll(() => {
  copy = new ProjectCopy()
})

afterAll(() => copy.remove())

const inCopy = (...parts: string[]) => path.join(copy.directory, ...parts)

/** Changes a file of the copy as an editor would: finds a place, writes after or before it. */
function edit(file: string, place: string | RegExp, text: string): void {
  const full = inCopy(file)
  const before = readFileSync(full, 'utf8')
  const after = before.replace(place, text)
  expect(after, `${file}: ${place}`).not.toBe(before)
  writeFileSync(full, after)
}

const page = (address: string) =>
  readFileSync(path.join(outputDirectory(copy.directory), address, 'index.html'), 'utf8')

describe('the steps of the README', () => {
  it('put a project, a service, a post and a client on their pages', { timeout: buildTime }, () => {
    edit(
      'content/projects.ts',
      'export const projects = [',
      `export const projects = [
        {
          id: 39,
          title: { en: 'Dune gauge network', ar: 'شبكة قياس الكثبان' },
          description: { en: 'Sixty gauges on one map.', ar: 'ستون مقياسًا على خريطة واحدة.' },
          projectDate: '2025-06-02',
          client: 'dune-institute',
          story: {
            problem: { en: 'Dunes moved unseen.', ar: 'كانت الكثبان تتحرّك من دون رصد.' },
            work: { en: 'We set up sixty gauges.', ar: 'نصبنا ستين مقياسًا.' },
            change: { en: 'Roads are cleared in time.', ar: 'تُفتح الطرق في وقتها.' },
          },
        },`,
    )
    edit(
      'content/clients.ts',
      '] as const satisfies readonly Client[]',
      `{
          key: 'dune-institute',
          name: { en: 'Dune Institute', ar: 'معهد الكثبان' },
          sector: 'education',
          logo: 'M3 29L17 5L29 29Z',
        },
      ] as const satisfies readonly Client[]`,
    )
    const consultation = readFileSync(
      path.join(copy.directory, 'content/services/consultation.ts'),
      'utf8',
    )
    writeFileSync(
      path.join(copy.directory, 'content/services/night-watch.ts'),
      consultation
        .replace('consultation =', 'nightWatch =')
        .replace(/id: 13,/, 'id: 18,')
        .replace(/name: \{[^}]*\}/, "name: { en: 'Night watch', ar: 'المناوبة الليلية' }"),
    )
    edit(
      'content/services.ts',
      'import { qualityControl }',
      "import { nightWatch } from './services/night-watch.ts'\nimport { qualityControl }",
    )
    edit('content/services.ts', '  buildAndOperate,\n]', '  buildAndOperate,\n  nightWatch,\n]')
    edit(
      'content/blogs.ts',
      'export const blogPosts = [',
      `export const blogPosts = [
        {
          id: 10,
          subject: 'subject5',
          link: '/blogs/first-blog',
          date: '2025-06-03',
          imgSrc: { file: 'dots-aqua.svg', alt: { en: '', ar: '' } },
          bgSrc: { file: 'crop-aqua.svg', alt: { en: '', ar: '' } },
          title: { en: 'What the night shift knows', ar: 'ما تعرفه المناوبة الليلية' },
          desc: { en: 'Handing over at six.', ar: 'تسليم العمل عند السادسة.' },
          recap: { en: 'Notes from a handover.', ar: 'ملاحظات من تسليم مناوبة.' },
        },`,
    )
    addFrench()

    const { status, output } = copy.build()
    expect(output).not.toContain('content/')
    expect(status).toBe(0)
    const found = {
      '/projects': 'Dune gauge network',
      '/ar/projects': 'شبكة قياس الكثبان',
      '/client-and-partner': 'Dune Institute',
      '/ar/client-and-partner': 'معهد الكثبان',
      '/services': 'Night watch',
      '/ar/services': 'المناوبة الليلية',
      '/blogs': 'What the night shift knows',
      '/ar/blogs': 'ما تعرفه المناوبة الليلية',
    }
    for (const [address, text] of Object.entries(found)) expect(page(address)).toContain(text)
    expect(page('/projects')).toContain('of 39')
  })

  it('give a third language every page, with its own words and links to the others', () => {
    for (const address of ['/fr/home', '/fr/projects', '/fr/blogs/first-blog']) {
      expect(page(address)).toMatch(/<html [^>]*lang="fr" dir="ltr"/)
      for (const other of ['English', 'العربية']) expect(page(address)).toContain(`>${other}</a>`)
    }
    for (const address of ['/home', '/ar/home', '/fr/home']) {
      expect(page(address)).toMatch(/<link rel="alternate" hrefLang="fr" href="[^"]*\/fr\/home"/)
    }
    for (const address of ['/home', '/ar/home']) {
      expect(page(address)).toMatch(/<a [^>]*href="\/fr\/home"[^>]*>Français<\/a>/)
    }
    expect(page('/fr/projects')).toContain('Dûne gauge network')
  })

  it('stop the build where an entry is wrong, with one line that names it', {
    timeout: buildTime,
  }, () => {
    edit('content/projects.ts', 'شبكة قياس الكثبان', 'Dune gauge network')
    const { status, output } = copy.build()
    expect(status).not.toBe(0)
    const problem = 'id 39: title.ar: holds no Arabic script: write the Arabic text'
    expect(output.match(/^content\/.*$/gm)).toEqual([`content/projects.ts: ${problem}`])
    expect(output).not.toMatch(/^ +at /m)
  })
})

/** By the README's steps. Its words are English with an accent. */
function addFrench(): void {
  edit('content/types.ts', "'en' | 'ar'", "'en' | 'ar' | 'fr'")
  edit(
    'app/i18n/locales.ts',
    '\n} as const satisfies Record<Locale, LocaleInfo>',
    `\n  fr: { dir: 'ltr', prefix: '/fr', name: 'Français', intl: 'fr-FR-u-nu-latn-ca-gregory' },$&`,
  )
  for (const file of ['app/i18n/messages/en.ts', 'app/styles/en.css', 'app/layouts/en.tsx']) {
    copyFileSync(inCopy(file), inCopy(file.replace('en.', 'fr.')))
  }
  edit('app/layouts/fr.tsx', /\ben\b/g, 'fr')
  const server = 'app/i18n/format-message.server.ts'
  edit(server, /^import en .*$/m, "$&\nimport fr from './messages/fr.ts'")
  edit(
    server,
    /^ {2}en: createIntl.*$/m,
    '$&\n  fr: createIntl({ locale: locales.fr.intl, messages: fr }),',
  )
  for (const folder of ['app', 'content', 'tools']) {
    const files = readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
      addToTables(inCopy(folder, file))
    }
  }
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
