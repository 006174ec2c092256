import { findNginx } from '../tools/serve/nginx.ts'

/** The path the tested site is published below: see `base-path.config.ts`. */
export const base = process.env.TEST_BASE_PATH ?? ''

/** Where the tested site is said to be published. */
export const siteUrl = `https://www.minwal.example${base}`

/** nginx with the shipped configuration, which is for a site at its host's root. */
export const isNginx = base === '' && findNginx() !== undefined
