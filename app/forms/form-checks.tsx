import { useFormik } from 'formik'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import type { FetcherWithComponents } from 'react-router'
import { submittedMark } from '#app/start/protocol.ts'
import { beginAttempt, readDraft, settleAttempt } from './draft.ts'
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
  onFailure: (outcome: 'failed' | 'unknown') => void
}>

/**
 * Checks and sends a form that is on the page already. It renders nothing and listens to the form's
 * events, so that the fields, which hold what was typed before this code loaded, stay as they are.
 */
export function FormChecks({ form, element, fetcher, onProblems, onFailure }: FormChecksProps) {
  const intl = useIntl()
  const formik = useFormik<FormValues>({
    initialValues: {},
    initialStatus: { hasSubmittedErrors: false },
    validationSchema: messageSchemas[form],
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values, { setStatus }) {
      setStatus({ hasSubmittedErrors: false })
      beginAttempt(form, values)
      const submission: Submission = { form, values }
      await fetcher.submit(submission, {
        method: 'post',
        encType: 'application/json',
        defaultShouldRevalidate: false,
      })
      // The action settles what it has been given.
      if (readDraft(form)?.attempt === 'pending') throw new Error('no answer')
    },
  })
  const { errors, isSubmitting } = formik

  const send = async (target: HTMLFormElement) => {
    try {
      // Formik submits the values it rendered last, and browsers may autofill without an event.
      flushSync(() => {
        void formik.setValues(readValues(form, target), false)
        // `onSubmit` resets it; Formik calls that for valid values only.
        formik.setStatus({ hasSubmittedErrors: true })
      })
      // A double click sends once: `isSubmitting` is rendered before the second click.
      await flushSync(() => formik.submitForm())
    } catch (error) {
      // Formik stays busy where its check throws.
      formik.resetForm()
      const outcome = readDraft(form)?.attempt === 'pending' ? 'unknown' : 'failed'
      settleAttempt(form, outcome)
      onFailure(outcome)
      showOutcome({ outcome, detail: String(error) }, form)
    }
  }
  useFormEvents(element, {
    async input(target) {
      const values = readValues(form, target)
      // A check that throws is reported by the next press.
      await Promise.allSettled([formik.setValues(values, formik.status.hasSubmittedErrors)])
    },
    reset: () => formik.resetForm(),
    async submit(target) {
      if (!isSubmitting && fetcher.state === 'idle') await send(target)
    },
  })
  const focusFirstProblem = useEffectEvent(() => {
    const [first = ''] = Object.keys(errors)
    if (element.current) fieldOf(element.current, first)?.focus()
  })
  useEffect(() => openPopups(intl), [intl])
  // The schema's messages are the ids of the problems.
  useLayoutEffect(() => onProblems(errors as Problems), [onProblems, errors])
  useEffect(() => {
    if (!isSubmitting) focusFirstProblem()
  }, [isSubmitting])
  return null
}

/** None throws. */
type Handlers = Readonly<Record<'input' | 'reset' | 'submit', (target: HTMLFormElement) => unknown>>

/** Begins with a submit that the head script has marked. */
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
    if (submittedMark in target.dataset) {
      delete target.dataset[submittedMark]
      // `flushSync` does nothing inside an effect.
      queueMicrotask(() => handle('submit', target))
    }
    return () => watch.abort()
  }, [element])
}
