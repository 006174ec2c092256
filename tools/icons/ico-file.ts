/** One picture of an icon file: its side in pixels, less than 256, and its bytes as PNG. */
type IcoImage = Readonly<{ side: number; png: Buffer }>

/** An `.ico` file: a header, an entry of 16 bytes for each picture, the pictures. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length + 16 * images.length
  const entries = images.map(({ side, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(side, 0)
    entry.writeUInt8(side, 1)
    entry.writeUInt16LE(1, 4) // colour planes
    entry.writeUInt16LE(24, 6) // bits of a pixel
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)])
}
