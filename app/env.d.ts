/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The published address; its path, if any, is the base path. */
  readonly VITE_SITE_URL?: string
  /** `off` unregisters the service worker of all visitors. */
  readonly VITE_OFFLINE?: string
  /** Origin of the e-mail service; empty for the site's own. */
  readonly VITE_EMAILJS_ORIGIN?: string
  readonly VITE_EMAILJS_USER_ID?: string
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_INBOX_TEMPLATE_ID?: string
  /** `on` ends each contact message with its page and the visit's campaign. */
  readonly VITE_MESSAGE_ORIGIN?: string
}

/** Inserted by the build: `--bg` in each theme, which browsers use for their own frame. */
declare const THEME_BACKGROUNDS: Readonly<Record<'light' | 'dark', string>>

declare module '*?inline-script' {
  const source: string
  export default source
}

declare module 'virtual:pictures' {
  import type { PictureFiles } from '#app/loaders/picture-files.ts'

  /** By the name of the file; made by `tools/media/pictures-plugin.ts`. */
  const pictureFiles: Readonly<Record<string, PictureFiles>>
  export default pictureFiles
}
