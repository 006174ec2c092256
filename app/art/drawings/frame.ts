import type { Palette } from '../colourways.ts'

export type DrawingFrame = Readonly<{
  width: number
  height: number
  palette: Palette
  seed: number
  isTurned?: boolean
}>
