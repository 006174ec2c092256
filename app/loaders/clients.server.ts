import { type ClientKey, clients } from '#content/clients.ts'
import type { Client, Locale, Partner } from '#content/types.ts'
import { logoView } from './pictures.server.ts'

const clientByKey = new Map<ClientKey, Client>(clients.map((client) => [client.key, client]))

/** @throws Error if `content/clients.ts` has no client of that key */
export function clientView(locale: Locale, key: ClientKey) {
  const client = clientByKey.get(key)
  if (!client) throw new Error(`content/clients.ts: no client ${key}`)
  return { name: client.name[locale], logo: logoView(client.logo) }
}

export function partnerView({ key, name, logo }: Partner) {
  return { key, name, logo: logoView(logo) }
}
