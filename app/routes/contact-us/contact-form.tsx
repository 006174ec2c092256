import { useFormik } from 'formik'
import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useFetcher } from 'react-router'
import { Popups, showFailure, showSuccess } from '#app/components/popups.tsx'
import type { SendResult } from '#app/lib/messaging.ts'
import { type ContactFormState, ContactFormView } from './contact-form-view.tsx'
import { type ContactValues, contactSchema } from './contact-schema.ts'

const empty: ContactValues = { name: '', email: '', message: '' }
const untried = { hasSubmittedErrors: false }

type ContactFormProps = Readonly<{
  /** Offered where sending fails. */
  email: string
}>

/** The contact form at work. */
export function ContactForm({ email }: ContactFormProps) {
  return (
    <ContactFormView email={email} state={useContactForm()}>
      <Popups />
    </ContactFormView>
  )
}

/**
 * The form's three parts of state (specification, section 4): the values, the sending flag and
 * the submitted-with-errors flag, which is Formik's status.
 */
function useContactForm(): ContactFormState {
  const fetcher = useFetcher<SendResult>()
  const ref = useRef<HTMLFormElement>(null)
  const inFlight = useRef(false)
  const formik = useFormik<ContactValues>({
    initialValues: empty,
    initialStatus: untried,
    validationSchema: contactSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => fetcher.submit(values, { method: 'post', encType: 'application/json' }),
  })
  const result = fetcher.data

  const adopt = useEffectEvent(() => adoptTypedValues(ref.current, formik.setValues))
  useLayoutEffect(() => adopt(), [])
  const settle = useEffectEvent((settled: SendResult) => {
    if (settled.outcome !== 'sent') {
      // For the owner; the visitor reads what to do next in the form.
      console.error(`The message was not sent: ${settled.detail}`)
      return showFailure()
    }
    formik.resetForm()
    showSuccess()
  })
  useEffect(() => {
    if (result) settle(result)
  }, [result])

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    try {
      const errors = await formik.validateForm()
      const [first] = Object.keys(errors)
      formik.setStatus({ hasSubmittedErrors: first !== undefined })
      if (first === undefined) await formik.submitForm()
      else focusField(ref.current, first)
    } finally {
      inFlight.current = false
    }
  }
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.target
    const values = { ...formik.values, [name]: value }
    report(values)
    void formik.setValues(values, formik.status.hasSubmittedErrors)
  }
  return {
    ref,
    values: formik.values,
    // The schema's texts are ids of interface messages.
    problems: formik.errors as ContactFormState['problems'],
    isSending: fetcher.state !== 'idle',
    result,
    onChange,
    onSubmit,
  }
}

/** Takes over what a visitor typed into, or submitted from, the form before its code was there. */
function adoptTypedValues(form: HTMLFormElement | null, setValues: (v: ContactValues) => unknown) {
  if (!form) return
  const typed = new FormData(form)
  const text = (name: keyof ContactValues) => String(typed.get(name) ?? '')
  const values = { name: text('name'), email: text('email'), message: text('message') }
  if (Object.values(values).some(Boolean)) {
    report(values)
    setValues(values)
  }
  if ('submitted' in form.dataset) {
    delete form.dataset.submitted
    // Once the values above have become the form's own.
    requestAnimationFrame(() => form.requestSubmit())
  }
}

/** Asked for by the specification (section 9): quality checks read it. */
function report(values: ContactValues) {
  console.log(values)
}

function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
