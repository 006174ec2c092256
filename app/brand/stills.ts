import { still } from './still.tsx'

/** The brand's drawings, as pages use them. What draws them is one file. */

const art = () => import('./art.ts')

export const CertificateSheet = still('svg', async () => (await art()).CertificateSheet)
export const Drawing = still('svg', async () => (await art()).Drawing)
export const EmptyArt = still('svg', async () => (await art()).EmptyArt)
export const FlowArt = still('svg', async () => (await art()).FlowArt)
export const FooterWord = still('svg', async () => (await art()).FooterWord)
export const HeroArt = still('svg', async () => (await art()).HeroArt)
export const LetterTile = still('svg', async () => (await art()).LetterTile)
export const LineIcon = still('svg', async () => (await art()).LineIcon)
export const MailboxArt = still('svg', async () => (await art()).MailboxArt)
export const MapArt = still('svg', async () => (await art()).MapArt)
export const NewsletterArt = still('svg', async () => (await art()).NewsletterArt)
export const SevenShapes = still('div', async () => (await art()).SevenShapes)
export const Word = still('svg', async () => (await art()).Word)
export const YearPlot = still('svg', async () => (await art()).YearPlot)
