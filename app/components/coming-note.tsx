import { useTranslations } from '#app/i18n/intl.ts'

type ComingNoteProps = Readonly<{ posts: readonly Readonly<{ date: unknown }>[] }>

/** Below a list of posts: where cards of unwritten posts link to. */
export function ComingNote({ posts }: ComingNoteProps) {
  const t = useTranslations()
  if (!posts.some(({ date }) => !date)) return null
  return <p data-text="caption">{t('blogs.comingNote')}</p>
}
