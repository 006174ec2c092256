import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { embeddedSettings, embeddedSettingsIfUnset, missingSettings } from './settings.ts'

const names = Object.keys(embeddedSettings)

/** A project folder with this `.env`. */
function project(env = ''): string {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  writeFileSync(path.join(root, '.env'), env)
  return root
}

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('messaging settings', () => {
  it('are the embedded ones where none is given', () => {
    expect(embeddedSettingsIfUnset(project(), 'production')).toEqual(embeddedSettings)
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
