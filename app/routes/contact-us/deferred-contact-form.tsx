import { lazy } from 'react'
import { nearOrTouched, nextTouch } from '#app/lib/deferred.ts'

/** Id of the form's element, which stands in the page before its code does. */
export const contactFormId = 'contact-form'

const load = () => import('./contact-form.tsx')

/** Fetches the form's code ahead of its first appearance; waits for it, but not for a failure. */
export async function preloadContactForm(): Promise<void> {
  // Only a head start: where it fails, the form asks again when it is touched.
  await load().catch(() => {})
}

/**
 * The contact form, whose code (formik, yup, pop-ups) comes when the form nears the viewport or
 * is touched. Until then the prerendered form stands there, is typed into, and is then taken
 * over as it is. Where the code fails to come, the next touch tries again.
 */
export const DeferredContactForm = lazy(async () => {
  await nearOrTouched(contactFormId)
  for (;;) {
    try {
      const { ContactForm } = await load()
      return { default: ContactForm }
    } catch (error) {
      if (typeof document === 'undefined') throw error
      await nextTouch(contactFormId)
    }
  }
})
