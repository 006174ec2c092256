import type { ClientActionFunctionArgs } from 'react-router'
import { settleAttempt } from './form-draft.ts'
import { type FormName, type FormValues, isFormName } from './message-forms.ts'
import { announceOutcome } from './message-traffic.ts'
import type { SendResult } from './messaging.ts'

/** What a form submits to the page it stands on. */
export type Submission = Readonly<{ form: FormName; id: string; values: FormValues }>

/**
 * Sends what any of the site's forms submits: the `clientAction` of every page with a form, so that
 * it has come with the page and needs nothing more from the router. The values are checked once more.
 * Whatever goes wrong is a result, never a throw: an error would replace the page.
 */
export async function messageAction({ request }: ClientActionFunctionArgs): Promise<SendResult> {
  const submission: Submission = await request.json().catch(() => ({}))
  const result = await send(submission)
  settleAttempt(submission.form, result.outcome)
  announceOutcome(submission.form, result)
  return result
}

async function send({ form, id, values }: Submission): Promise<SendResult> {
  try {
    if (!isFormName(form)) return { outcome: 'failed', detail: 'There is no such form' }
    // Came with what checks the form, and so is there by now.
    const { deliverMessage } = await import('./deliver-message.ts')
    return await deliverMessage(form, values, id)
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}
