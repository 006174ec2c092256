import { FormattedMessage } from 'react-intl'

type ComingNoteProps = Readonly<{ posts: readonly Readonly<{ isComing?: boolean }>[] }>

/** Below a list of posts: where those lead whose own text is not written yet. */
export function ComingNote({ posts }: ComingNoteProps) {
  if (!posts.some(({ isComing }) => isComing)) return null
  return (
    <p data-text="caption">
      <FormattedMessage id="blogs.comingNote" />
    </p>
  )
}
