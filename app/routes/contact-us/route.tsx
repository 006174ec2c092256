import { PageHead } from '#app/components/page-head.tsx'
import { type SendResult, sendMessage } from '#app/lib/messaging.ts'
import { tablePageMeta } from '#app/lib/page-meta.ts'
import { never } from '#app/lib/revalidation.ts'
import { contactView } from '#app/views/contact.server.ts'
import { requestLocale } from '#app/views/intro.server.ts'
import type { Route } from './+types/route'
import { ContactSection } from './contact-section.tsx'
import { preloadContactForm } from './deferred-contact-form.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return contactView(requestLocale(request))
}

/** A click on the way here has the form's code come along with the page's words. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [view] = await Promise.all([serverLoader(), preloadContactForm()])
  return view
}

/** Checks the values once more and sends them. Whatever goes wrong is a result, never a throw. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<SendResult> {
  try {
    const { contactSchema } = await import('./contact-schema.ts')
    const values = await contactSchema.validate(await request.json(), { abortEarly: false })
    return await sendMessage({ form: 'contact', ...values })
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}

export const shouldRevalidate = never

export function meta({ loaderData, location }: Route.MetaArgs) {
  return tablePageMeta('contactUs', loaderData?.intro, location.pathname)
}

export default function ContactUs({ loaderData: { intro, ...ways } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...intro} />
      <ContactSection {...ways} />
    </>
  )
}
