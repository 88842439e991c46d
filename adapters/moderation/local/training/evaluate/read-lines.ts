import { createReadStream } from "node:fs"
import { pipeline } from "node:stream"
import { createGunzip } from "node:zlib"

const maxLineCharacters = 4_000_000

interface OpenText {
  readonly chunks: AsyncIterable<string>
  readonly bytesRead: () => number
}

export const openTextFile = (file: string): OpenText => {
  const source = createReadStream(file)
  const plain = file.endsWith(".gz") ? pipeline(source, createGunzip(), () => undefined) : source
  return { chunks: plain.setEncoding("utf8"), bytesRead: () => source.bytesRead }
}

export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    if (rest.length > maxLineCharacters)
      throw new Error(`a line is longer than ${maxLineCharacters} characters`)
    yield* lines
  }
  yield rest
}
