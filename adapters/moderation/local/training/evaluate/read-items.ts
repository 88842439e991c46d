import { basename } from "node:path"
import { Result } from "effect"
import { FileUnusable, fileUnusable } from "./file-unusable.ts"
import { type LabelledText, readItem } from "./item.ts"
import { openTextFile, splitLines } from "./read-lines.ts"

interface ReadItem {
  readonly item: LabelledText
  readonly bytes: number
}

export async function* readItems(file: string): AsyncGenerator<ReadItem> {
  let number = 0
  try {
    const { chunks, bytesRead } = openTextFile(file)
    for await (const line of splitLines(chunks)) {
      number++
      if (line.trim() === "") continue
      const item = readItem(line.trim(), `${basename(file)}:${number}`)
      if (Result.isFailure(item))
        throw new FileUnusable({ place: `${file}:${number}`, problem: item.failure })
      yield { item: item.success, bytes: bytesRead() }
    }
  } catch (error) {
    throw fileUnusable(file, error)
  }
}
