import { deliverMessage } from './deliver-message.ts'
import { settleAttempt } from './form-draft.ts'
import { type FormName, type FormValues, isFormName } from './message-forms.ts'
import { announceOutcome } from './message-traffic.ts'
import type { SendResult } from './messaging.ts'

/** What a form submits to the page it stands on. */
export type Submission = Readonly<{ form: FormName; id: string; values: FormValues }>

/** Sends what a form submitted, checked once more, and tells all who wait what came of it. */
export async function deliverSubmission(submission: Submission): Promise<SendResult> {
  const result = await deliver(submission)
  settleAttempt(submission.form, result.outcome)
  announceOutcome(submission.form, result)
  return result
}

async function deliver({ form, id, values }: Submission): Promise<SendResult> {
  if (!isFormName(form)) return { outcome: 'failed', detail: 'There is no such form' }
  try {
    return await deliverMessage(form, values, id)
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}
