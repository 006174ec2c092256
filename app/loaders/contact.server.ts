import mailbox from '#app/art/mailbox.svg?raw'
import map from '#app/art/map.svg?raw'
import { readDrawing } from '#app/art/render-svg.server.ts'
import { letters } from '#app/brand/identity.ts'
import { formatMessage } from '#app/i18n/format-message.server.ts'
import { branches } from '#content/branches.ts'
import { company } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import type { Branch, Company, ContactContent, Locale } from '#content/types.ts'
import { intro } from './intro.server.ts'
import { localize } from './localize.ts'
import { newsletterView } from './newsletter.server.ts'

export type BranchView = ReturnType<typeof branchView>

export function contactView(locale: Locale) {
  const [headOffice] = branches
  const owner: Company = company
  const { email, phone, whatsapp, social } = owner
  const { afterwards, steps, hours, privacy } = localize<ContactContent>(locale, contact)
  return {
    intro: intro(locale, 'contactUs'),
    newsletter: newsletterView(locale, letters[2]),
    email,
    phone,
    whatsapp,
    website: company.website,
    social,
    headOffice: branchView(locale, headOffice),
    mailboxDrawing: readDrawing(mailbox),
    mapDrawing: readDrawing(map),
    afterwards: { head: afterwards, steps },
    branches: branches.map((branch) => branchView(locale, branch)),
    hours,
    privacy,
  }
}

export type ContactView = ReturnType<typeof contactView>

function branchView(locale: Locale, branch: Branch) {
  const { latitude, longitude, ...rest } = branch
  return {
    ...localize<typeof rest>(locale, rest),
    coordinates: formatMessage(locale, 'contact.coordinates', {
      latitude: degrees(latitude),
      vertical: latitude < 0 ? 'south' : 'north',
      longitude: degrees(longitude),
      horizontal: longitude < 0 ? 'west' : 'east',
    }),
    latitude,
    longitude,
  }
}

function degrees(value: number): string {
  return `${Math.abs(value).toFixed(2)}°`
}
