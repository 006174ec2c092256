/** Where the site is published, without a trailing slash. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'https://www.minwal.example').replace(
  /\/+$/,
  '',
)
