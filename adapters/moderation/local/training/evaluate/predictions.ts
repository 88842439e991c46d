import { type FileHandle, open } from "node:fs/promises"
import { fileUnusable } from "./file-unusable.ts"
import type { LabelledText } from "./item.ts"
import type { ItemResult } from "./judge.ts"

const bufferedCharacters = 65_536

interface Predictions {
  readonly add: (item: LabelledText, finding: ItemResult, isSeen: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

const predictionLine = (
  { id }: LabelledText,
  { decision, labels, helpNote, category, sentiment, ms }: ItemResult,
  isSeen: boolean
) =>
  JSON.stringify({
    id,
    decision,
    labels,
    helpNote,
    category,
    sentiment,
    ms: Number(ms.toFixed(4)),
    ...(isSeen ? { seen: true } : {})
  })

const writeTo = (path: string, file: FileHandle): Predictions => {
  let waiting = ""
  const flush = async (): Promise<void> => {
    const text = waiting
    waiting = ""
    await file.appendFile(text).catch((error: unknown) => Promise.reject(fileUnusable(path, error)))
  }
  const add = async (...line: Parameters<typeof predictionLine>): Promise<void> => {
    waiting += `${predictionLine(...line)}\n`
    if (waiting.length > bufferedCharacters) await flush()
  }
  return { add, close: () => flush().finally(() => file.close()) }
}

const discardedPredictions: Predictions = { add: async () => undefined, close: async () => undefined }

/** Drops predictions if there is no path. Throws FileUnusable. */
export const openPredictions = async (path: string | undefined): Promise<Predictions> => {
  if (path === undefined) return discardedPredictions
  try {
    return writeTo(path, await open(path, "w"))
  } catch (error) {
    throw fileUnusable(path, error)
  }
}
