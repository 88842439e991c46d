/**
 * Several byte strings in one file: `archiveMark`, the table's length (four bytes, little-endian), a JSON table of their
 * offsets from its end, then the bytes.
 */
export type Archive = (name: string) => Uint8Array<ArrayBuffer>

export const archiveMark = "hive"
const lengthBytes = 4

export type ArchiveIndex = Readonly<Record<string, readonly [start: number, length: number]>>

const decoder = new TextDecoder()

export const readArchive = (file: Uint8Array<ArrayBuffer>): Archive => {
  const head = archiveMark.length + lengthBytes
  if (file.length < head || decoder.decode(file.subarray(0, archiveMark.length)) !== archiveMark)
    throw new Error("The guard's file is none, or it is damaged.")
  const length = new DataView(file.buffer, file.byteOffset).getUint32(archiveMark.length, true)
  const body = head + length
  const table: ArchiveIndex = JSON.parse(decoder.decode(file.subarray(head, body)))
  return (name) => {
    const [start = 0, size = 0] = table[name] ?? []
    if (size === 0 || body + start + size > file.length)
      throw new Error(`The guard's file holds no ${name}, or it is cut off.`)
    return file.subarray(body + start, body + start + size)
  }
}
