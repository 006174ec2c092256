import { FormattedMessage } from 'react-intl'
import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Button } from '#app/components/button.tsx'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import styles from './no-posts.module.css'

type NoPostsProps = Readonly<{
  drawing: RenderedSvg
  /** Missing where there is no post on any subject. */
  onShowAll?: () => void
}>

export function NoPosts({ drawing, onShowAll }: NoPostsProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <Svg drawing={drawing} />
      </div>
      <p className={styles.text}>
        <ChangingMessage id={onShowAll ? 'blogs.none' : 'blogs.noneYet'} />
      </p>
      {onShowAll && (
        <Button size="small" onClick={onShowAll}>
          <FormattedMessage id="blogs.showAll" />
        </Button>
      )}
    </div>
  )
}
