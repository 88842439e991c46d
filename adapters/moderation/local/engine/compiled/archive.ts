/** Several byte strings as one file: where each of them stands, as JSON, and then the bytes themselves. */
export type Archive = (name: string) => Uint8Array<ArrayBuffer>

/** How the file begins; the length of the table follows, as four bytes, the lowest first. */
export const archiveMark = "hive"
const lengthBytes = 4

/** Where the parts are, counted from the end of the table. */
export type Table = Readonly<Record<string, readonly [start: number, length: number]>>

const decoder = new TextDecoder()

/** Copies nothing: each part is a view of the file. */
export const openArchive = (file: Uint8Array<ArrayBuffer>): Archive => {
  const head = archiveMark.length + lengthBytes
  if (file.length < head || decoder.decode(file.subarray(0, archiveMark.length)) !== archiveMark)
    throw new Error("The guard's file is none, or it is damaged.")
  const length = new DataView(file.buffer, file.byteOffset).getUint32(archiveMark.length, true)
  const body = head + length
  const table: Table = JSON.parse(decoder.decode(file.subarray(head, body)))
  return (name) => {
    const [start = 0, size = 0] = table[name] ?? []
    if (size === 0 || body + start + size > file.length)
      throw new Error(`The guard's file holds no ${name}, or it is cut off.`)
    return file.subarray(body + start, body + start + size)
  }
}
