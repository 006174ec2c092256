import buildSite, { isBuilt } from '../global-setup.ts'

/** Builds the site unless it is there as it would be built. */
export default async function setup() {
  if (await isBuilt()) console.log('The site is built as it is now.')
  else await buildSite()
}
