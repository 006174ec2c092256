import { type ClientKey, clients } from '#content/clients.ts'
import type { Client, Locale } from '#content/types.ts'

/** An organization's name and mark. */
export type ClientView = Readonly<{ name: string; logo: string }>

const clientByKey = new Map<ClientKey, Client>(clients.map((client) => [client.key, client]))

/**
 * The client of a project or a milestone.
 *
 * @throws Error if `content/clients.ts` has none of that key
 */
export function clientView(locale: Locale, key: ClientKey): ClientView {
  const client = clientByKey.get(key)
  if (!client) throw new Error(`content/clients.ts: no client ${key}`)
  return { name: client.name[locale], logo: client.logo }
}
