import { type StartData, startDataId } from '#app/start/protocol.ts'

/** As React Router 7.18.4 writes it. */
const starter = /<script type="module" async="">(?<text>[^<]*)<\/script>/
const statements = {
  manifest: /import "(?<address>[^"]+)"/,
  route: /import \* as (?<name>route\d+) from "(?<address>[^"]+)"/g,
  names: /window\.__reactRouterRouteModules = \{(?<pairs>[^}]*)\}/,
  entry: /import\("(?<address>[^"]+)"\)/,
}

/** Makes it data for `startLate`. @throws Error when the router's script reads differently */
export function withLateStart(html: string): string {
  const text = starter.exec(html)?.groups?.text
  if (!text) throw new Error('no script that starts the app')
  const { manifest, entry, routes } = startStatements(text)
  const imports = [...html.matchAll(/<link rel="modulepreload" href="(?<address>[^"]+)"\/>/g)]
    .flatMap(({ groups }) => groups?.address ?? [])
    .filter((address) => ![manifest, entry, ...Object.values(routes)].includes(address))
  const data: StartData = { manifest, entry, routes, imports }
  const element = `<script type="application/json" id="${startDataId}">${JSON.stringify(data)}</script>`
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '').replace(starter, () => element)
}

function startStatements(text: string): Pick<StartData, 'manifest' | 'entry' | 'routes'> {
  const manifest = statements.manifest.exec(text)?.groups?.address
  const entry = statements.entry.exec(text)?.groups?.address
  const pairs = statements.names.exec(text)?.groups?.pairs
  if (!manifest || !entry || pairs === undefined) {
    throw new Error('react-router: the starting script has changed; see late-start.ts')
  }
  const addresses = new Map(
    [...text.matchAll(statements.route)].map(({ groups }) => [groups?.name, groups?.address]),
  )
  const routes = [...pairs.matchAll(/"(?<id>[^"]+)":(?<name>route\d+)/g)].map(({ groups }) => {
    const address = addresses.get(groups?.name)
    if (!groups?.id || !address) throw new Error(`no chunk of the route ${groups?.id}`)
    return [groups.id, address.replace(/#.*/, '')] as const
  })
  return { manifest, entry, routes: Object.fromEntries(routes) }
}
