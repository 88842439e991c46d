import { type ArchiveIndex, archiveMark } from "../engine/compiled/archive.ts"

const encoder = new TextEncoder()

export const packArchive = (
  parts: ReadonlyArray<readonly [name: string, bytes: Uint8Array]>
): Uint8Array<ArrayBuffer> => {
  let size = 0
  const places = parts.map(([name, { length }]) => {
    const place = [name, [size, length]] as const
    size += length
    return place
  })
  const table: ArchiveIndex = Object.fromEntries(places)
  const head = encoder.encode(JSON.stringify(table))
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, head.length, true)
  const mark = encoder.encode(archiveMark)
  return new Uint8Array(Buffer.concat([mark, length, head, ...parts.map(([, bytes]) => bytes)]))
}
