import { type RenderedSvg, Svg } from '#app/brand/svg.tsx'
import { Button } from '#app/components/button.tsx'
import { ChangingMessage } from '#app/components/changing-message.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './no-posts.module.css'

type NoPostsProps = Readonly<{
  drawing: RenderedSvg
  /** Missing where there is no post on any subject. */
  onShowAll?: () => void
}>

export function NoPosts({ drawing, onShowAll }: NoPostsProps) {
  const t = useTranslations()
  return (
    <div className={styles.empty} data-stack="wide start">
      <div className={styles.art}>
        <Svg drawing={drawing} />
      </div>
      <p data-text="title">
        <ChangingMessage id={onShowAll ? 'blogs.none' : 'blogs.noneYet'} />
      </p>
      {onShowAll && (
        <Button size="small" onClick={onShowAll}>
          {t('blogs.showAll')}
        </Button>
      )}
    </div>
  )
}
