import { useFormik } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { FetcherWithComponents } from 'react-router'
import { submittedAttribute } from '#app/start/protocol.ts'
import { beginAttempt, finishAttempt, readDraft } from './draft.ts'
import {
  type FieldName,
  type FormName,
  type FormValues,
  fieldOf,
  readValues,
  type SendResult,
  type Submission,
} from './forms.ts'
import { openPopups, showOutcome } from './popups.tsx'
import { messageSchemas, type Problem } from './schemas.ts'

export type Problems = Readonly<Partial<Record<FieldName, Problem>>>

type FormChecksProps = Readonly<{
  form: FormName
  element: RefObject<HTMLFormElement | null>
  fetcher: FetcherWithComponents<SendResult>
  onProblems: (problems: Problems) => void
  /** What became of an attempt; nothing once the next begins. */
  onNotice: (outcome?: 'failed' | 'unknown') => void
}>

/**
 * Checks and sends a form that is on the page already. It renders nothing and listens to the form's
 * events, so that the fields, which hold what was typed before this code loaded, stay as they are.
 */
export function FormChecks({ form, element, fetcher, onProblems, onNotice }: FormChecksProps) {
  const intl = useIntl()
  const formik = useFormik<FormValues>({
    initialValues: {},
    initialStatus: { failedChecks: 0 },
    validationSchema: messageSchemas[form],
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => {},
  })
  const { errors, status } = formik
  /** From the press to the answer: a double click sends once. */
  const isBusy = useRef(false)

  /** The schema's messages are the ids of the problems. */
  const report = (found: typeof errors) => onProblems(found as Problems)
  const send = async (target: HTMLFormElement, isReplayed: boolean) => {
    isBusy.current = true
    onNotice()
    openPopups(intl)
    try {
      // Browsers may autofill without an event.
      const values = readValues(form, target)
      // The same problems again are a new line, which screen readers announce again.
      formik.setErrors({})
      onProblems({})
      const problems = (await formik.setValues(values, true)) ?? {}
      report(problems)
      const hasErrors = Object.keys(problems).length > 0
      formik.setStatus({ failedChecks: hasErrors ? status.failedChecks + 1 : 0, isReplayed })
      if (hasErrors) return
      beginAttempt(form, values)
      const submission: Submission = { form, values }
      await fetcher.submit(submission, {
        method: 'post',
        encType: 'application/json',
        defaultShouldRevalidate: false,
      })
      // `messageAction` records the outcome; an attempt that is still pending means it never ran.
      if (readDraft(form)?.attempt === 'pending') throw new Error('no answer')
    } catch (error) {
      const outcome = readDraft(form)?.attempt === 'pending' ? 'unknown' : 'failed'
      finishAttempt(form, outcome)
      onNotice(outcome)
      showOutcome({ outcome, detail: String(error) }, form)
    } finally {
      isBusy.current = false
    }
  }
  useFormEvents(element, {
    async input(target) {
      const values = readValues(form, target)
      // A check that throws is reported by the next press.
      const isChecked = status.failedChecks > 0
      const problems = await formik.setValues(values, isChecked).catch(() => {})
      if (problems) report(problems)
    },
    reset() {
      formik.resetForm()
      onProblems({})
    },
    async submit(target) {
      const isReplayed = submittedAttribute in target.dataset
      delete target.dataset[submittedAttribute]
      if (!isBusy.current && fetcher.state === 'idle') await send(target, isReplayed)
    },
  })
  const focusFirstProblem = useEffectEvent(() => {
    const [first = ''] = Object.keys(errors)
    const target = element.current
    if (!target) return
    // A visitor who has waited for this code may be typing elsewhere by now.
    const isWaiting = document.activeElement?.contains(target.querySelector('[type=submit]'))
    if (isWaiting || !status.isReplayed) fieldOf(target, first)?.focus()
  })
  // A frame after the problems: Chromium announces the description of a focused field again when it changes.
  useEffect(() => {
    if (status.failedChecks === 0) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusFirstProblem)
    })
    return () => cancelAnimationFrame(frame)
  }, [status.failedChecks])
  return null
}

/** Handlers must not throw or reject. */
type Handlers = Readonly<Record<'input' | 'reset' | 'submit', (target: HTMLFormElement) => unknown>>

/** First replays a submit made before this code loaded. */
function useFormEvents(element: RefObject<HTMLFormElement | null>, handlers: Handlers) {
  const handle = useEffectEvent((event: keyof Handlers, target: HTMLFormElement) => {
    handlers[event](target)
  })
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watch = new AbortController()
    for (const type of ['input', 'reset', 'submit'] as const) {
      const listener = (event: Event) => {
        if (type === 'submit') event.preventDefault()
        handle(type, target)
      }
      target.addEventListener(type, listener, { signal: watch.signal })
    }
    if (submittedAttribute in target.dataset) handle('submit', target)
    return () => watch.abort()
  }, [element])
}
