import { useFormik } from 'formik'
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useFetcher } from 'react-router'
import { beginAttempt } from '#app/lib/form-draft.ts'
import {
  type FieldName,
  type FormName,
  type FormValues,
  fieldOf,
  readValues,
  trapName,
} from '#app/lib/message-forms.ts'
import { messageSchemas, type Problem } from '#app/lib/message-schemas.ts'
import { oneAtATime } from '#app/lib/message-traffic.ts'
import type { SendResult } from '#app/lib/messaging.ts'

/** The second half of a double click is no second press, in milliseconds. */
const doubleClick = 1000

const untried = { hasSubmittedErrors: false }

/** What is wrong with each invalid field. */
export type Problems = Readonly<Partial<Record<FieldName, Problem>>>

/** What a form shows of its checks and of its message. */
export type Checks = Readonly<{ problems: Problems; isSending: boolean }>

/** What a form tells its engine. */
export type EngineHandle = Readonly<{
  change: (values: FormValues) => void
  submit: () => void
  clear: () => void
}>

export type EngineProps = Readonly<{
  ref: Ref<EngineHandle>
  form: FormName
  element: RefObject<HTMLFormElement | null>
  /** What the form held when its engine arrived. */
  values: FormValues
  onChecks: (checks: Checks) => void
  /** The visitor is asked to press the button once more. */
  onDoubt: () => void
}>

/**
 * The three parts of a form's state (specification, section 4): the values and, as Formik's
 * status, the submitted-with-errors flag; the sending flag is the fetcher's. Each form has a
 * fetcher of its own, which goes on when the visitor does.
 */
export function useMessageForm({ ref, form, element, values, onChecks, onDoubt }: EngineProps) {
  const fetcher = useFetcher<SendResult>({ key: `message:${form}` })
  const isSending = fetcher.state !== 'idle'
  const isPerson = usePersonCheck(element)

  const send = async (typed: FormValues) => {
    const submission = { form, id: beginAttempt(form, typed), values: typed }
    await fetcher.submit(submission, {
      method: 'post',
      encType: 'application/json',
      defaultShouldRevalidate: false,
    })
  }
  const formik = useFormik<FormValues>({
    initialValues: values,
    initialStatus: untried,
    validationSchema: messageSchemas[form],
    validateOnChange: false,
    validateOnBlur: false,
    // Formik requires one and never calls it: `checkAndSend` sends what the fields hold.
    onSubmit: () => {},
  })
  // The schema's texts are the problems' names.
  const problems = formik.errors as Problems

  const checkAndSend = async () => {
    if (!element.current) return
    // Not Formik's own values: browsers may have filled in a field without a word.
    const typed = readValues(form, element.current)
    // At once, for a visitor who leaves with the click: the draft is then known to be under way.
    const isValid = messageSchemas[form].isValidSync(typed)
    formik.setStatus({ hasSubmittedErrors: !isValid })
    if (!isValid) {
      const [first = ''] = Object.keys(await formik.validateForm(typed))
      return fieldOf(element.current, first)?.focus()
    }
    formik.setErrors({})
    if (isPerson()) await send(typed)
    else onDoubt()
  }
  const submit = () => void oneAtATime(form, checkAndSend)
  useImperativeHandle(ref, () => ({
    change: (typed) => void formik.setValues(typed, formik.status.hasSubmittedErrors),
    submit,
    clear: () => formik.resetForm({ values: {} }),
  }))
  useLayoutEffect(() => onChecks({ problems, isSending }), [onChecks, problems, isSending])
  const sendWhatWaits = useEffectEvent(() => {
    if (!element.current || !('submitted' in element.current.dataset)) return
    delete element.current.dataset.submitted
    submit()
  })
  useEffect(() => sendWhatWaits(), [])
}

/**
 * Tells programs from people by a field nobody sees. Whatever fills it in is asked once more, and
 * believed from then on: no person is ever shut out, and no valid form waits for its first press.
 */
function usePersonCheck(element: RefObject<HTMLFormElement | null>) {
  const askedAt = useRef<number>(undefined)
  return () => {
    const now = performance.now()
    if (askedAt.current !== undefined) return now - askedAt.current > doubleClick
    if (!element.current || !fieldOf(element.current, trapName)?.value) return true
    askedAt.current = now
    return false
  }
}
