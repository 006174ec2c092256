import { PageLink } from '#app/components/link.tsx'
import { useTranslations } from '#app/i18n/intl.ts'
import type { PostPageView } from '#app/loaders/posts.server.ts'
import styles from './breadcrumb.module.css'

type BreadcrumbProps = Pick<PostPageView, 'parents'> & Readonly<{ current: string }>

export function Breadcrumb({ parents, current }: BreadcrumbProps) {
  const t = useTranslations()
  return (
    <nav className={styles.breadcrumb} data-text="small" aria-label={t('breadcrumb.label')}>
      <ol data-row="wrap">
        {(['home', 'blogs'] as const).map((page) => (
          <li key={page} data-row="">
            <PageLink page={page}>{parents[page]}</PageLink>
          </li>
        ))}
        <li data-row="">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
