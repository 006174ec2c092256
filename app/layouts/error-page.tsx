import { Button } from '#app/components/button.tsx'
import { LoadingBeads } from '#app/components/loading-beads.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useLocale, useTranslations } from '#app/i18n/intl.ts'
import { pagePath, withBase } from '#app/i18n/paths.ts'
import { releasePlace } from '#app/paging/pagination.ts'
import { chunkFailure, useDocumentInstead } from '#app/platform/chunk-guard.ts'

export function ErrorPage({ error }: { error: unknown }) {
  const isTryingDocument = useDocumentInstead(error)
  if (!isTryingDocument) return <ErrorMessage error={error} />
  return (
    <div data-wrap="section" data-stack="wide start" role="status">
      <LoadingBeads />
    </div>
  )
}

function ErrorMessage({ error }: { error: unknown }) {
  const t = useTranslations()
  const failure = chunkFailure(error)
  const locale = useLocale()
  return (
    <section data-wrap="section" data-stack="wide start">
      {/* The router takes the page's own away. */}
      <title>{t('error.heading')}</title>
      <h1 ref={takeFocus} tabIndex={-1}>
        {t('error.heading')}
      </h1>
      <p>{t('error.text')}</p>
      <p data-row="wrap">
        <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
        <TextLink href={withBase(pagePath(locale, 'home'))}>{t('error.home')}</TextLink>
      </p>
      {failure && (
        <p data-text="caption" lang="en" dir="ltr" translate="no">
          {failure.message}
        </p>
      )}
    </section>
  )
}

/** A ref. An error page replaces the whole layout, which loses the focus. */
function takeFocus(heading: HTMLHeadingElement | null) {
  if (!heading) return
  releasePlace()
  heading.focus()
}
