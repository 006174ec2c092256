import { still } from './still.tsx'

/** The brand's drawings, as pages use them. */

export const CertificateSheet = still('svg', async () => {
  return (await import('./certificate-sheet.tsx')).CertificateSheet
})
export const Drawing = still('svg', async () => (await import('./drawing.tsx')).Drawing)
export const EmptyArt = still('svg', async () => (await import('./empty-art.tsx')).EmptyArt)
export const FlowArt = still('svg', async () => (await import('./flow-art.tsx')).FlowArt)
export const FooterWord = still('svg', async () => (await import('./footer-word.tsx')).FooterWord)
export const HeroArt = still('svg', async () => (await import('./hero-art.tsx')).HeroArt)
export const LetterTile = still('svg', async () => (await import('./letter-tile.tsx')).LetterTile)
export const LineIcon = still('svg', async () => (await import('./line-icon.tsx')).LineIcon)
export const MailboxArt = still('svg', async () => (await import('./mailbox-art.tsx')).MailboxArt)
export const MapArt = still('svg', async () => (await import('./map-art.tsx')).MapArt)
export const NewsletterArt = still('svg', async () => {
  return (await import('./newsletter-art.tsx')).NewsletterArt
})
export const SevenShapes = still(
  'div',
  async () => (await import('./seven-shapes.tsx')).SevenShapes,
)
export const Word = still('svg', async () => (await import('./word.tsx')).Word)
export const YearPlot = still('svg', async () => (await import('./year-plot.tsx')).YearPlot)
