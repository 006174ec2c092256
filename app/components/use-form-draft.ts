import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { adoptWrittenText, keepDraft, readDraft } from '#app/lib/form-draft.ts'
import {
  type FormName,
  type FormValues,
  fillEmptyFields,
  isSameText,
  readValues,
} from '#app/lib/message-forms.ts'
import { isUnderWay, onOutcome } from '#app/lib/message-traffic.ts'
import type { SendResult } from '#app/lib/messaging.ts'
import { keptMark } from '#app/start/written-texts.ts'
import type { Notice } from './message-form-status.tsx'
import type { EngineHandle } from './use-message-form.ts'

/**
 * What a form holds and what came of it, kept as a draft for as long as it has not arrived. The
 * draft comes back with the form: after a reload, on another page, in the other language, and
 * where Back shows a document as it was left.
 */
export function useFormDraft(
  form: FormName,
  element: RefObject<HTMLFormElement | null>,
  engine: RefObject<EngineHandle | null>,
) {
  const [values, setValues] = useState<FormValues>({})
  const [notice, setNotice] = useState<Notice>()

  const takeValues = () => {
    if (!element.current) return
    const taken = readValues(form, element.current)
    setValues(taken)
    keepDraft(form, taken)
    engine.current?.change(taken)
    // Asked for by the specification (section 9): quality checks read it.
    if (form === 'contact') console.log(taken)
  }
  const clear = () => {
    element.current?.reset()
    setValues({})
    engine.current?.clear()
  }
  const restore = useEffectEvent(() => {
    if (!element.current) return
    adoptWrittenText(form)
    element.current.dataset[keptMark] = ''
    const draft = readDraft(form)
    if (draft) fillEmptyFields(element.current, draft.values)
    if (draft?.attempt && !isUnderWay(form)) {
      // A document that ended before its answer came will not learn of it any more.
      setNotice(draft.attempt.outcome === 'pending' ? 'unknown' : draft.attempt.outcome)
    }
    if (Object.values(readValues(form, element.current)).some(Boolean)) takeValues()
  })
  /** The document was away and is back as it was left; the text may have been sent elsewhere. */
  const resume = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || !element.current || isUnderWay(form)) return
    if (!isSameText(form, readValues(form, element.current), readDraft(form)?.values ?? {})) {
      clear()
      setNotice(undefined)
    }
    restore()
  })
  const settle = useEffectEvent(({ outcome }: SendResult) => {
    setNotice(outcome)
    if (outcome === 'sent') clear()
  })
  useEffect(() => {
    restore()
    const onPageShow = (event: PageTransitionEvent) => resume(event)
    addEventListener('pageshow', onPageShow)
    const stopListening = onOutcome((settled, result) => {
      if (settled === form) settle(result)
    })
    return () => {
      removeEventListener('pageshow', onPageShow)
      stopListening()
    }
  }, [form])
  return { values, notice, setNotice, takeValues }
}
