import { useTranslations } from '#app/i18n/intl.ts'

/** Below a list of posts: where cards of unwritten posts link to. */
export function ComingNote({ posts }: Readonly<{ posts: readonly Readonly<{ date: unknown }>[] }>) {
  const t = useTranslations()
  if (!posts.some(({ date }) => !date)) return null
  return <p data-text="caption">{t('blogs.comingNote')}</p>
}
