import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '#tools/temporary-folder.fixture.ts'
import {
  connectOrigins,
  embeddedSettings,
  embeddedSettingsIfUnset,
  missingSettings,
  settingProblems,
  siteUrlNotice,
  siteUrlProblem,
} from './settings.ts'

const names = Object.keys(embeddedSettings)

/** A project folder with this `.env`. */
const project = (env = '') => temporaryFolder({ '.env': env })

beforeEach(() => {
  vi.stubEnv('VITE_SITE_URL', undefined)
  for (const name of names) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('messaging settings', () => {
  it('are the embedded ones where none is given, or a copy of the example names them', () => {
    const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8')
    const empty = example.replaceAll(/^# (?=VITE_)/gm, '').replaceAll(/=.*/g, '=')
    for (const env of ['', example, empty]) {
      expect(embeddedSettingsIfUnset(project(env), 'development')).toEqual(embeddedSettings)
      expect(siteUrlNotice(project(env), 'production')).toMatch(/^VITE_SITE_URL is not set: /)
    }
  })

  it('have the usual origin where the one given is empty, but for the embedded inbox', () => {
    const set = names.filter((name) => name !== 'VITE_EMAILJS_ORIGIN').map((name) => `${name}=x`)
    const own = project(['VITE_EMAILJS_ORIGIN=', ...set].join('\n'))
    expect(connectOrigins(own, 'production')).toEqual(['https://api.emailjs.com'])
    expect(missingSettings(own, 'production')).toEqual([])
    const embedded = Object.entries(embeddedSettings).map((pair) => pair.join('='))
    expect(connectOrigins(project(embedded.join('\n')), 'production')).toEqual([])
  })

  it('are never filled up where some are given', () => {
    const root = project('VITE_EMAILJS_USER_ID=mine\n')
    expect(embeddedSettingsIfUnset(root, 'production')).toEqual({})
    expect(missingSettings(root, 'production')).toEqual([
      'VITE_EMAILJS_SERVICE_ID',
      'VITE_EMAILJS_CONTACT_TEMPLATE_ID',
      'VITE_EMAILJS_INBOX_TEMPLATE_ID',
    ])
  })

  it('may come from the environment, and an empty one is missing', () => {
    for (const name of names) vi.stubEnv(name, 'given')
    vi.stubEnv('VITE_EMAILJS_SERVICE_ID', '')
    expect(missingSettings(project(), 'production')).toEqual(['VITE_EMAILJS_SERVICE_ID'])
  })
})

it('the address of the site has to be set once the company is no sample', () => {
  const problem = (env: string, isSample: boolean) =>
    siteUrlProblem(project(env), 'production', isSample)
  expect(problem('VITE_SITE_URL=', true)).toBeUndefined()
  expect(problem('VITE_SITE_URL=', false)).toMatch(/^VITE_SITE_URL: is not set: write /)
  expect(problem('VITE_SITE_URL=https://www.company.com', false)).toBeUndefined()
})

it.each([
  ['http://www.company.com', 'VITE_SITE_URL is http://www.company.com: write https:// unless'],
  ['HTTP://www.company.com/site/', 'write https:// unless'],
  ['http://localhost:4173', undefined],
  ['https://www.company.com', undefined],
])('a build ends with a word about an address that is not secure: %s', (url, line) => {
  const notice = siteUrlNotice(project(`VITE_SITE_URL=${url}`), 'production')
  expect(notice).toEqual(line && expect.stringContaining(line))
})

describe('a line tells of', () => {
  it.each([
    ['VITE_OFFLINE=false', 'write off, or take the line out'],
    ['VITE_MESSAGE_ORIGIN=yes', 'write on, or take the line out'],
    ['VITE_EMAILJS_ORIGIN=api.emailjs.com', 'write an address such as https://api.emailjs.com'],
    ['VITE_EMAILJS_ORIGIN=https://api.emailjs.com/api/v1.0', 'write an address such as'],
    ['VITE_EMAILJS_USER_ID=my key', 'write the id alone'],
  ])('%s', (line, advice) => {
    const problems = settingProblems(project(line), 'production')
    expect(problems).toEqual([expect.stringContaining(advice)])
    expect(problems[0]).toMatch(`.env: ${line.split('=')[0]}: `)
  })

  it.each([
    ...['www.company.com', 'https:/www.company.com', 'https://', 'https://www.company.com?x=1'],
    ...['https://www.company.com/home', 'https://www.company.com/ar/', 'https://a.com/Media/x'],
    ...['https://www.company.com/index.html', 'https://www.company.com/موقع', 'https://a.com//b'],
    ...['https://www.company,com', 'https://www.company.com\\'],
  ])('VITE_SITE_URL=%s', (address) => {
    expect(settingProblems(project(`VITE_SITE_URL=${address}`), 'production')).toEqual([
      expect.stringMatching(
        /^\.env: VITE_SITE_URL: .* write the address of the whole site, without a page/,
      ),
    ])
  })

  it('a setting that is none', () => {
    expect(settingProblems(project('VITE_SITEURL=https://a.example'), 'production')).toEqual([
      expect.stringMatching(/^\.env: VITE_SITEURL: is no setting: there are VITE_SITE_URL, /),
    ])
  })

  it('nothing else', () => {
    const env = [
      ...['VITE_SITE_URL="https://name.github.io/home-page/v1.2/"', 'VITE_OFFLINE='],
      ...['VITE_EMAILJS_ORIGIN=https://api.emailjs.com/', 'VITE_EMAILJS_SERVICE_ID= service_a1 '],
    ]
    const root = project(env.join('\n'))
    expect(settingProblems(root, 'production')).toEqual([])
    expect(connectOrigins(root, 'production')).toEqual(['https://api.emailjs.com'])
  })
})
