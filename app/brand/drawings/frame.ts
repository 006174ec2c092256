import type { Palette } from '../colourways.ts'

/** What every drawing is given; it fills the frame, whatever its proportions. */
export type DrawingFrame = Readonly<{
  width: number
  height: number
  palette: Palette
  seed: number
}>
