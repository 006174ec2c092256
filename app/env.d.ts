/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the site is published; a path in it is its place below the host's root. */
  readonly VITE_SITE_URL?: string
  /** `off` takes the service worker away from all who have it. */
  readonly VITE_OFFLINE?: string
  /** Where the e-mail service answers; empty for the site's own origin. */
  readonly VITE_EMAILJS_ORIGIN?: string
  readonly VITE_EMAILJS_USER_ID?: string
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_INBOX_TEMPLATE_ID?: string
}

declare module '*?inline-script' {
  const source: string
  export default source
}

declare module 'virtual:pictures' {
  import type { PictureFiles } from '#app/loaders/picture-files.ts'

  /** By `pictureKey`; made by `tools/media/pictures-plugin.ts`. */
  const pictureFiles: Readonly<Record<string, PictureFiles>>
  export default pictureFiles
}
