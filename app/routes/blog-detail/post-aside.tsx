import { CopyButton } from '#app/components/copy-button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PartLink } from '#app/components/link.tsx'
import { mailText } from '#app/components/mail-text.ts'
import { useTranslations } from '#app/i18n/intl.ts'
import styles from './post-aside.module.css'

type PostAsideProps = Readonly<{
  title: string
  url: string
  sections: readonly Readonly<{ id: string; text: string }>[]
}>

/** Precedes the post, so its titles are no headings: the first heading is the post's own. */
export function PostAside({ title, url, sections }: PostAsideProps) {
  const t = useTranslations()
  return (
    <aside className={styles.aside} data-stack="" data-screen="">
      <nav aria-labelledby="post-contents">
        <p id="post-contents" data-text="label">
          {t('post.contents')}
        </p>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <PartLink id={id}>{text}</PartLink>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="post-share">
        <p id="post-share" data-text="label">
          {t('post.share')}
        </p>
        <ul className={styles.ways}>
          {shareLinks(title, url).map(({ key, href }) => (
            <li key={key}>
              <a
                href={href}
                data-touch=""
                aria-label={t(`post.share.${key}`)}
                {...(key !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
              >
                <Icon name={key} />
              </a>
            </li>
          ))}
          <li>
            <CopyButton text={url} what={t('post.share.address')} />
          </li>
        </ul>
      </section>
    </aside>
  )
}

/** Where a post can be passed on; `key` is also the icon's name. */
function shareLinks(title: string, url: string) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { key: 'mail', href: `mailto:?subject=${mailText(title)}&body=${mailText(url)}` },
    { key: 'x', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ] as const
}
