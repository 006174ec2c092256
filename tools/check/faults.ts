/** Twenty lines of the site, each with a fault that a test has to find. */

export type Fault = Readonly<{
  /** What a visitor would notice. */
  harm: string
  file: string
  /** Text that occurs in the file exactly once, and its replacement. */
  right: string
  wrong: string
  /** The narrowest command that has to fail. */
  test: string
}>

const unit = (file: string) => `npx vitest run --project unit ${file}`
const component = (file: string) => `npx vitest run --project components ${file}`
const journey = (spec: string, title: string) =>
  `npx playwright test e2e/${spec} -g "${title}" -x --timeout 30000`

export const faults: readonly Fault[] = [
  {
    harm: 'an unknown address stays on an empty page',
    file: 'app/i18n/paths.ts',
    right: "if (kind === 'unknown') return { action: 'go', locale, target: home }",
    wrong: "if (kind === 'unknown') return { action: 'stay', locale }",
    test: unit('app/i18n/resolve-address.test.ts'),
  },
  {
    harm: 'an address in upper case ends at home',
    file: 'app/i18n/paths.ts',
    right: 'const path = pathname.toLowerCase()',
    wrong: 'const path = pathname',
    test: unit('app/i18n/resolve-address.test.ts'),
  },
  {
    harm: 'a script that is missing reloads the page for ever',
    file: 'app/platform/chunk-guard.ts',
    right: 'const isTrying = key !== openedAt && key !== missing && ',
    wrong: 'const isTrying = ',
    test: journey('chunks.spec.ts', 'does not loop'),
  },
  {
    harm: 'Arabic runs from left to right',
    file: 'app/i18n/locales.ts',
    right: "dir: 'rtl', prefix",
    wrong: "dir: 'ltr', prefix",
    test: unit('tools/check/checks.test.ts'),
  },
  {
    harm: 'the language chosen on the last visit is ignored',
    file: 'app/i18n/paths.ts',
    right: 'const locale = stored ?? addressed',
    wrong: 'const locale = addressed ?? stored',
    test: unit('app/i18n/resolve-address.test.ts'),
  },
  {
    harm: 'the choice of a language is forgotten',
    file: 'app/start/head-script.ts',
    right: "if (type === 'click' && !ctrlKey",
    wrong: "if (type === 'auxclick' && !ctrlKey",
    test: journey('language.spec.ts', 'is remembered'),
  },
  {
    harm: 'a search engine leads readers of Arabic to the English page',
    file: 'app/seo/page-meta.ts',
    right: 'alternate(target, url(target))',
    wrong: 'alternate(target, url(defaultLocale))',
    test: unit('app/seo/page-meta.test.ts'),
  },
  {
    harm: '?page=0 shows an empty list',
    file: 'app/paging/pagination.ts',
    right: '/^[1-9][0-9]{0,3}$/',
    wrong: '/^[0-9]{1,4}$/',
    test: unit('app/paging/pagination.test.ts'),
  },
  {
    harm: 'a page past the end is an empty list',
    file: 'app/paging/pagination.ts',
    right: 'return page <= pageCount ? page : 1',
    wrong: 'return page <= pageCount ? page : pageCount + 1',
    test: unit('app/paging/pagination.test.ts'),
  },
  {
    harm: '?page=3 opened directly stays hidden',
    file: 'app/paging/paged-route.ts',
    right: 'if (data.isSettled) releasePlace()',
    wrong: 'if (!data.isSettled) releasePlace()',
    test: component('app/paging/paged-route.test.tsx'),
  },
  {
    harm: 'a sign-in page of the network counts as a message sent',
    file: 'app/forms/emailjs-client.ts',
    right: 'if (!isHtml && (',
    wrong: 'if ((',
    test: unit('app/forms/emailjs-client.test.ts'),
  },
  {
    harm: 'a service that never answers keeps the form busy for ever',
    file: 'app/forms/emailjs-client.ts',
    right: 'limit.abort(',
    wrong: 'void (',
    test: unit('app/forms/emailjs-client.test.ts'),
  },
  {
    harm: 'the owner is told of the wrong setting',
    file: 'app/forms/emailjs-client.ts',
    right: "return failed('The template ID is required')",
    wrong: "return failed('The service ID is required')",
    test: unit('app/forms/emailjs-client.test.ts'),
  },
  {
    harm: 'a text is lost when sending fails',
    file: 'app/forms/draft.ts',
    right: "if (outcome === 'sent') store(form, undefined)",
    wrong: "if (outcome !== 'unknown') store(form, undefined)",
    test: unit('app/forms/draft.test.ts'),
  },
  {
    harm: 'a text is gone after a reload',
    file: 'app/forms/use-draft.ts',
    right: 'fillEmptyFields(element.current, drafted)',
    wrong: 'fillEmptyFields(element.current, {})',
    test: component('app/forms/message-form.test.tsx'),
  },
  {
    harm: 'an impatient visitor sends the same message several times',
    file: 'app/forms/form-checks.tsx',
    right: "if (!isSubmitting && fetcher.state === 'idle') await send(target)",
    wrong: 'await send(target)',
    test: component('app/forms/message-form.test.tsx'),
  },
  {
    harm: 'browsers refuse the scripts in the page',
    file: 'tools/build/content-security-policy.ts',
    right: `'script-src': ["'self'", ...hashes('script:not([src], [type^="application/"])')],`,
    wrong: `'script-src': ["'self'"],`,
    test: 'npm run build && npm run check:site',
  },
  {
    harm: 'other sites may show this one in a frame',
    file: 'public/_headers',
    right: 'X-Frame-Options: DENY',
    wrong: 'X-Frame-Options: SAMEORIGIN',
    test: unit('tools/check/host-files.test.ts'),
  },
  {
    harm: 'a project without a client is published',
    file: 'content/check-collections.ts',
    right: 'if (!keys.has(project.client))',
    wrong: 'if (project.client === undefined)',
    test: unit('content/check.test.ts'),
  },
  {
    harm: 'a card of a post leads nowhere',
    file: 'content/blogs.ts',
    right: "id: 2,\n    subject: 'subject2',\n    link: '/blogs/first-blog'",
    wrong: "id: 2,\n    subject: 'subject2',\n    link: '/blogs/gone'",
    test: 'npm run check:content',
  },
]
