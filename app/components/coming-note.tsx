import { FormattedMessage } from 'react-intl'

type ComingNoteProps = Readonly<{ posts: readonly Readonly<{ date: unknown }>[] }>

/** Below a list of posts: where those lead whose own text is not written yet. */
export function ComingNote({ posts }: ComingNoteProps) {
  if (!posts.some(({ date }) => !date)) return null
  return (
    <p data-text="caption">
      <FormattedMessage id="blogs.comingNote" />
    </p>
  )
}
