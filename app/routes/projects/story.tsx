import threads from '#app/brand/story-threads.module.css'
import { Svg } from '#app/brand/svg.tsx'
import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { VisuallyHidden } from '#app/components/visually-hidden.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { StoryView } from '#app/loaders/project-stories.server.ts'
import styles from './story.module.css'

type StoryProps = Readonly<{ title: string; story: StoryView; onToggle: () => void }>

/** The head script may have opened it before hydration. */
export function Story({ title, story, onToggle }: StoryProps) {
  const t = useTranslations()
  return (
    <details className={styles.story} name="project" onToggle={onToggle} suppressHydrationWarning>
      <summary data-screen="" data-row="">
        <Icon name="plus" />
        <span className={styles.label}>
          {t('projects.story')}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </span>
      </summary>
      <div className={styles.panel} data-columns="3">
        <dl className={styles.texts}>
          {(['problem', 'work', 'change'] as const).map((part) => (
            <div key={part}>
              <dt data-text="small">{t(`projects.${part}`)}</dt>
              <dd>{story[part]}</dd>
            </div>
          ))}
        </dl>
        {story.figure && <StoryFigure {...story.figure} />}
        {story.others.length > 0 && (
          <div className={styles.others}>
            <p data-text="small">{t('projects.others')}</p>
            <ul>
              {story.others.map(({ id, title: name, year, href }) => (
                <li key={id}>
                  <TextLink to={href} preventScrollReset>
                    {name}
                  </TextLink>{' '}
                  {year}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  )
}

function StoryFigure({ from, to, drawing }: NonNullable<StoryView['figure']>) {
  const t = useTranslations()
  return (
    <div className={styles.figure}>
      <p data-text="small">
        {t('projects.before')}
        <b>{` ${from.label}`}</b>
      </p>
      <Svg drawing={drawing} className={threads.threads} />
      <p data-text="small">
        {t('projects.after')}
        <b>{` ${to.label}`}</b>
      </p>
    </div>
  )
}
