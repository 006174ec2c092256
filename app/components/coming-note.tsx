import { FormattedMessage } from 'react-intl'

type ComingNoteProps = Readonly<{ posts: readonly Readonly<{ date: unknown }>[] }>

/** Below a list of posts: where cards of unwritten posts link to. */
export function ComingNote({ posts }: ComingNoteProps) {
  if (!posts.some(({ date }) => !date)) return null
  return (
    <p data-text="caption">
      <FormattedMessage id="blogs.comingNote" />
    </p>
  )
}
