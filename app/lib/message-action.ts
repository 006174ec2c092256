import type { ClientActionFunctionArgs } from 'react-router'
import type { SendResult } from './messaging.ts'

/**
 * Sends what any of the site's forms submits: the `clientAction` of every page with a form, so that
 * it has come with the page and needs nothing more from the router. Whatever goes wrong is a result,
 * never a throw: an error would replace the page.
 */
export async function messageAction({ request }: ClientActionFunctionArgs): Promise<SendResult> {
  try {
    // Came with what checks the form, and so is there by now.
    const { deliverSubmission } = await import('./deliver-submission.ts')
    return await deliverSubmission(await request.json().catch(() => ({})))
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}
