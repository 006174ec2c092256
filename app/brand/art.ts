// biome-ignore-all lint/performance/noBarrelFile: it is fetched as one, and only here

/** All that draws the brand's drawings. */

export { CertificateSheet } from './certificate-sheet.tsx'
export { Drawing } from './drawing.tsx'
export { EmptyArt } from './empty-art.tsx'
export { FlowArt } from './flow-art.tsx'
export { FooterWord } from './footer-word.tsx'
export { HeroArt } from './hero-art.tsx'
export { LetterTile } from './letter-tile.tsx'
export { LineIcon } from './line-icon.tsx'
export { MailboxArt } from './mailbox-art.tsx'
export { MapArt } from './map-art.tsx'
export { NewsletterArt } from './newsletter-art.tsx'
export { SevenShapes } from './seven-shapes.tsx'
export { Word } from './word.tsx'
export { YearPlot } from './year-plot.tsx'
