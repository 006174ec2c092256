/** Where the site is published, without a trailing slash. */
export const siteOrigin = import.meta.env.VITE_SITE_ORIGIN ?? 'https://www.minwal.example'
