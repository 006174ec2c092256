import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { openPopups } from './message-popups.tsx'
import { type EngineProps, useMessageForm } from './use-message-form.ts'

/**
 * What checks and sends a form: Formik, yup and the pop-ups, which come when they are needed.
 * It draws nothing, so that the form it joins stays as the visitor has it.
 */
export function MessageFormEngine(props: EngineProps) {
  const intl = useIntl()
  useEffect(() => openPopups(intl), [intl])
  useMessageForm(props)
  return null
}
