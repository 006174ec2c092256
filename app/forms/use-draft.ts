import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { hydratedAttribute, submittedAttribute } from '#app/start/protocol.ts'
import { adoptWrittenText, dropOldDrafts, finishAttempt, readDraft, saveDraft } from './draft.ts'
import {
  type FormName,
  type FormValues,
  fillEmptyFields,
  isSameText,
  readValues,
  type SendResult,
} from './forms.ts'

type Sending = Readonly<{ state: string; data?: SendResult | undefined }>

/**
 * Keeps a form's text as a draft until it has been sent, and restores it after a reload, on
 * another page, in the other language and from the back/forward cache.
 */
export function useDraft(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  { state, data }: Sending,
) {
  const [values, setValues] = useState<FormValues>({})
  const [notice, setNotice] = useState<SendResult['outcome']>()
  // The fetcher may still hold the result of the previous page's form.
  const [oldResult] = useState(data)
  const isSending = state !== 'idle'

  const save = () => {
    if (!element.current) return
    const typed = readValues(form, element.current)
    setValues(typed)
    saveDraft(form, typed)
    // What was said of a text ends with it.
    if (!readDraft(form)) setNotice(undefined)
    // Required by the specification (section 9) for quality checks.
    if (form === 'contact') console.log(typed)
  }
  const restore = useEffectEvent(() => {
    if (!element.current) return
    dropOldDrafts()
    adoptWrittenText(form)
    const { dataset } = element.current
    dataset[hydratedAttribute] = ''
    if (dataset[submittedAttribute] === 'failed') {
      delete dataset[submittedAttribute]
      setNotice('failed')
    }
    const { values: drafted = {}, attempt } = readDraft(form) ?? {}
    fillEmptyFields(element.current, drafted)
    if (Object.values(readValues(form, element.current)).some(Boolean)) save()
    if (!attempt || isSending) return
    // The answer to a pending attempt was lost with the document that waited for it.
    const outcome = attempt === 'pending' ? 'unknown' : attempt
    finishAttempt(form, outcome)
    setNotice(outcome)
  })
  /** Storage decides: the text may have been sent or changed on another page. */
  const refresh = useEffectEvent((emptyDraftMeansSent: boolean) => {
    if (!element.current) return
    const draft = readDraft(form)
    // The draft is missing though nothing was sent: storage was cleared, so save the fields.
    if (!draft && !emptyDraftMeansSent) return save()
    const drafted = draft?.values ?? {}
    if (!isSameText(form, readValues(form, element.current), drafted)) {
      element.current.reset()
      delete element.current.dataset[submittedAttribute]
      setValues({})
      setNotice(undefined)
    }
    restore()
  })
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && !isSending) refresh(true)
  })
  useEffect(() => {
    restore()
    const listener = (event: PageTransitionEvent) => onPageShow(event)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
  useEffect(() => {
    if (!data || data === oldResult) return
    refresh(data.outcome === 'sent')
    setNotice(data.outcome)
  }, [data, oldResult])
  return { values, notice, setNotice, save }
}
