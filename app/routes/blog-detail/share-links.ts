import { mailText } from '#app/components/mail-text.ts'

/** Where a post can be passed on; `key` is also the icon's name. */
export function shareLinks(title: string, url: string) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  return [
    { key: 'mail', href: `mailto:?subject=${mailText(title)}&body=${mailText(url)}` },
    { key: 'x', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
  ] as const
}
