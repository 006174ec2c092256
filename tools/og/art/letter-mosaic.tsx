import { type Colourway, colourways } from '#app/brand/colourways.ts'
import { type Letter, letterPath, letterSize, letters, nuqtaPath } from '#app/brand/geometry.ts'
import { Ribbon } from '#app/brand/ribbon.tsx'
import { Warp } from '#app/brand/warp.tsx'
import type { ArtFrame } from './art-frame.ts'

const grounds: readonly Colourway[] = ['deep', 'mist', 'petrol', 'limestone', 'saffron']
const columns = 2
const rows = 3
const unit = 28

/** The five letters of the name, as the about page sets them, and the nuqta; read from the right. */
export function LetterMosaic({ width, height }: ArtFrame) {
  const tile = { width: width / columns, height: height / rows }
  const place = (index: number) => {
    const x = (columns - 1 - (index % columns)) * tile.width
    return `translate(${x} ${Math.floor(index / columns) * tile.height})`
  }
  return (
    <>
      {letters.map((letter, index) => (
        <g key={letter} transform={place(index)}>
          <Tile letter={letter} colourway={grounds[index] ?? 'deep'} {...tile} />
        </g>
      ))}
      <g transform={place(letters.length)}>
        <Ground colourway="aqua" {...tile} />
        <path d={nuqtaPath(tile.width / 2, tile.height / 2, 58)} fill={colourways.aqua.ground} />
        <path d={nuqtaPath(tile.width / 2, tile.height / 2, 46)} fill={colourways.aqua.thread} />
      </g>
    </>
  )
}

type TileSize = Readonly<{ width: number; height: number }>

function Ground({ colourway, width, height }: TileSize & { colourway: Colourway }) {
  const { ground, line } = colourways[colourway]
  return (
    <>
      <rect width={width} height={height} fill={ground} />
      <Warp
        x={unit / 4}
        y={0}
        width={width - unit / 4}
        height={height}
        pitch={unit / 2}
        stroke={line}
        opacity={0.22}
      />
    </>
  )
}

function Tile({
  letter,
  colourway,
  width,
  height,
}: TileSize & { letter: Letter; colourway: Colourway }) {
  const { ground, thread, accent } = colourways[colourway]
  const { columns: wide, rows: high } = letterSize(letter)
  const isDotted = letter === 'ن'
  const y = (height - high * unit) / 2 + (isDotted ? 18 : 0)
  return (
    <>
      <Ground colourway={colourway} width={width} height={height} />
      <Ribbon
        d={letterPath(letter, { unit, x: (width - wide * unit) / 2, y })}
        unit={unit}
        colours={{ ground, thread, core: accent }}
        cover={1.04}
      />
      {isDotted && <path d={nuqtaPath(width / 2, y - 33, 14)} fill={accent} />}
    </>
  )
}
