import type { ClientActionFunctionArgs } from 'react-router'
import type { SendResult, Submission } from './forms.ts'

/**
 * The `clientAction` of every page with a form: checks a submission, sends it and reports the
 * outcome, also to a visitor who has gone on to another page. It never throws, because an error
 * would replace the page. What it imports has been loaded with `FormChecks`.
 */
export async function messageAction({ request }: ClientActionFunctionArgs): Promise<SendResult> {
  const submission: Submission = await request.json().catch(() => ({}))
  const result = await send(submission)
  try {
    const { finishAttempt } = await import('./draft.ts')
    finishAttempt(submission.form, result.outcome)
    const { showOutcome } = await import('./popups.tsx')
    showOutcome(result, submission.form)
  } catch (error) {
    // If the pop-up fails, the form still tells the outcome.
    console.error(error)
  }
  return result
}

async function send({ form, values }: Submission): Promise<SendResult> {
  try {
    const [{ readMessage }, { sendMessage }] = await Promise.all([
      import('./schemas.ts'),
      import('./emailjs-client.ts'),
    ])
    return await sendMessage({ form, values: await readMessage(form, values) })
  } catch (error) {
    return { outcome: 'failed', detail: error instanceof Error ? error.message : String(error) }
  }
}
