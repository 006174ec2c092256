/** What a font calls itself, by the number that the `name` table gives each. */
type Names = Readonly<Record<number, string>>

/** In numbers of bytes. */
const headerSize = 12
const recordSize = 16
const nameHeaderSize = 6
const nameRecordSize = 12

/** Windows, Unicode, English of the United States: what every system reads. */
const [platform, encoding, language] = [3, 1, 0x409]

/** The name of the whole font in one word, with which the names of instances begin. */
const postScriptName = 6

/** From here on a variable font names its own axes and instances. */
const firstOwnName = 256

/**
 * A font with other names, for `subsetFont()` to pack: the new table stands behind the old ones, whose
 * checksums are not made again.
 *
 * @throws Error when it has no names
 */
export function renameFont(sfnt: Buffer, names: Names): Buffer {
  const record = nameRecord(sfnt)
  const old = namesOf(sfnt)
  const [oldFile = ''] = (old[postScriptName] ?? '').split('-')
  const own = Object.entries(old)
    .filter(([id]) => Number(id) >= firstOwnName)
    .map(([id, text]) => [id, text.replace(oldFile, names[postScriptName] ?? '')] as const)
  const table = nameTable({ ...names, ...Object.fromEntries(own) })
  const padding = Buffer.alloc(-sfnt.length & 3)
  const renamed = Buffer.concat([sfnt, padding, table])
  renamed.writeUInt32BE(sfnt.length + padding.length, record + 8)
  renamed.writeUInt32BE(table.length, record + 12)
  return renamed
}

/** The English names of a font. @throws Error when it has none */
export function namesOf(sfnt: Buffer): Record<number, string> {
  const table = sfnt.subarray(sfnt.readUInt32BE(nameRecord(sfnt) + 8))
  const storage = table.readUInt16BE(4)
  const names: Record<number, string> = {}
  for (let i = 0; i < table.readUInt16BE(2); i += 1) {
    const at = nameHeaderSize + i * nameRecordSize
    if (table.readUInt16BE(at) !== platform || table.readUInt16BE(at + 4) !== language) continue
    const start = storage + table.readUInt16BE(at + 10)
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
    names[table.readUInt16BE(at + 6)] = text.swap16().toString('utf16le')
  }
  return names
}

/** Where the font's list of tables has the names. */
function nameRecord(sfnt: Buffer): number {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => headerSize + i * recordSize)
  const record = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'name')
  if (record === undefined) throw new Error('The font has no names')
  return record
}

function nameTable(names: Names): Buffer {
  // In ascending order, as the format wants them.
  const entries = Object.entries(names)
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  const size = nameHeaderSize + entries.length * nameRecordSize
  const table = Buffer.alloc(size)
  table.writeUInt16BE(entries.length, 2)
  table.writeUInt16BE(size, 4)
  let offset = 0
  for (const [i, [id]] of entries.entries()) {
    const length = texts[i]?.length ?? 0
    const fields = [platform, encoding, language, Number(id), length, offset]
    for (const [j, field] of fields.entries()) {
      table.writeUInt16BE(field, nameHeaderSize + i * nameRecordSize + j * 2)
    }
    offset += length
  }
  return Buffer.concat([table, ...texts])
}
