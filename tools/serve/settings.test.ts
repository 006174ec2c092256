import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  connectOrigins,
  embeddedSettings,
  embeddedSettingsIfUnset,
  isSiteUrlSet,
  missingSettings,
  settingProblems,
  siteUrlProblem,
} from './settings.ts'

const names = Object.keys(embeddedSettings)

/** A project folder with this `.env`. */
function project(env = ''): string {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  writeFileSync(path.join(root, '.env'), env)
  return root
}

beforeEach(() => {
  vi.stubEnv('VITE_SITE_URL', undefined)
  for (const name of names) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('messaging settings', () => {
  it('are the embedded ones where none is given', () => {
    expect(embeddedSettingsIfUnset(project(), 'production')).toEqual(embeddedSettings)
  })

  it('are the embedded ones where a copy of the example names them without values', () => {
    const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8')
    const copies = [example, example.replaceAll(/^# (?=VITE_)/gm, '').replaceAll(/=.*/g, '=')]
    for (const env of copies) {
      expect(embeddedSettingsIfUnset(project(env), 'development')).toEqual(embeddedSettings)
      expect(isSiteUrlSet(project(env))).toBe(false)
    }
  })

  it('have the usual origin where the one given is empty, but for the embedded inbox', () => {
    const set = names.filter((name) => name !== 'VITE_EMAILJS_ORIGIN').map((name) => `${name}=x`)
    const own = project(['VITE_EMAILJS_ORIGIN=', ...set].join('\n'))
    expect(connectOrigins(own, 'production')).toEqual(['https://api.emailjs.com'])
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

  it('need no origin: the service has a usual one', () => {
    const given = names.filter((name) => name !== 'VITE_EMAILJS_ORIGIN')
    const root = project(given.map((name) => `${name}=x`).join('\n'))
    expect(missingSettings(root, 'production')).toEqual([])
  })
})

describe('the address of the site', () => {
  it('has to be set once the company is no sample', () => {
    expect(siteUrlProblem(project('VITE_SITE_URL='), 'production', true)).toBeUndefined()
    expect(siteUrlProblem(project('VITE_SITE_URL='), 'production', false)).toMatch(
      /^VITE_SITE_URL: is not set: write /,
    )
    const set = project('VITE_SITE_URL=https://www.company.com')
    expect(siteUrlProblem(set, 'production', false)).toBeUndefined()
  })
})

describe('a line tells of', () => {
  it.each([
    ['VITE_SITE_URL=www.company.com', 'write an address such as https://www.minwal.example'],
    ['VITE_SITE_URL=https:/www.company.com', 'write an address such as'],
    ['VITE_SITE_URL=https://', 'write an address such as'],
    ['VITE_SITE_URL=https://www.company.com?x=1', 'write an address such as'],
    ['VITE_OFFLINE=false', 'write off, or take the line out'],
    ['VITE_MESSAGE_ORIGIN=yes', 'write on, or take the line out'],
    ['VITE_EMAILJS_ORIGIN=api.emailjs.com', 'write an address such as https://api.emailjs.com'],
    ['VITE_EMAILJS_ORIGIN=https://api.emailjs.com/api/v1.0', 'write an address such as'],
    ['VITE_EMAILJS_USER_ID=my key', 'write the id alone'],
  ])('%s', (line, advice) => {
    const [name = ''] = line.split('=')
    const start = `.env: ${name}: `
    expect(settingProblems(project(line), 'production')).toEqual([expect.stringContaining(advice)])
    expect(settingProblems(project(line), 'production')[0]).toMatch(start)
  })

  it('a setting that is none', () => {
    expect(settingProblems(project('VITE_SITEURL=https://a.example'), 'production')).toEqual([
      expect.stringMatching(/^\.env: VITE_SITEURL: is no setting: there are VITE_SITE_URL, /),
    ])
  })

  it('nothing else', () => {
    const env = [
      'VITE_SITE_URL="https://name.github.io/website/"',
      'VITE_EMAILJS_ORIGIN=https://api.emailjs.com/',
      'VITE_EMAILJS_SERVICE_ID= service_a1 ',
      'VITE_OFFLINE=',
    ]
    expect(settingProblems(project(env.join('\n')), 'production')).toEqual([])
    expect(connectOrigins(project(env.join('\n')), 'production')).toEqual([
      'https://api.emailjs.com',
    ])
  })
})
