import { readFile } from "node:fs/promises"
import { unpackFingerprints } from "./fingerprints.ts"
import type { LabelledText } from "./item.ts"
import { guardIdentity, judgeTimed, warmUp } from "./judge.ts"
import { refuseOverwriting, sizesOf } from "./named-files.ts"
import { openPredictions } from "./predictions.ts"
import { readItems } from "./read-items.ts"
import { reportOf } from "./report.ts"
import { makeTally } from "./tally.ts"

interface EvaluationProgress {
  readonly show: (share: number, items: number) => void
  readonly end: () => void
}

export type { Estimate } from "./estimate.ts"
export type { Disagreement } from "./examples.ts"
export { FileUnusable } from "./file-unusable.ts"
export { plainText } from "./plain-text.ts"
export type { ClassReport } from "./report.ts"

export interface EvaluationRequest {
  readonly files: ReadonlyArray<string>
  readonly predictions: string | undefined
  readonly seenFile: string
  readonly isSeenAllowed: boolean
}

interface TrainedOnItems {
  readonly count: number
  readonly ids: ReadonlyArray<string | number>
}

const maxNamedItems = 10

async function* readAll(files: ReadonlyArray<string>) {
  const sizes = await sizesOf(files)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let before = 0
  for (const [index, file] of files.entries()) {
    for await (const { item, bytes } of readItems(file)) {
      yield { item, share: total === 0 ? 0 : (before + bytes) / total }
    }
    before += sizes[index] ?? 0
  }
}

const makeRefused = () => {
  const ids: Array<string | number> = []
  let count = 0
  const add = ({ id }: LabelledText): void => {
    count++
    if (ids.length < maxNamedItems) ids.push(id)
  }
  return { add, all: (): TrainedOnItems => ({ count, ids }) }
}

/** Streams items and keeps counts only. Throws FileUnusable. */
export const evaluate = async (request: EvaluationRequest, progress: EvaluationProgress) => {
  const { files, predictions, seenFile, isSeenAllowed } = request
  await sizesOf(files)
  if (predictions !== undefined) await refuseOverwriting(files, predictions)
  const [tally, refused, output] = [makeTally(), makeRefused(), await openPredictions(predictions)]
  let items = 0
  const wasTrainedOn = unpackFingerprints(await readFile(seenFile))
  warmUp()
  try {
    for await (const { item, share } of readAll(files)) {
      const finding = judgeTimed(item.text)
      const isRefused = !isSeenAllowed && wasTrainedOn(item.text)
      await output.add(item, finding, isRefused)
      if (isRefused) refused.add(item)
      else tally.add(item, finding)
      progress.show(share, ++items)
    }
  } finally {
    progress.end()
    await output.close()
  }
  return { guard: guardIdentity, files, items, refused: refused.all(), ...reportOf(tally) }
}

export type Evaluation = Awaited<ReturnType<typeof evaluate>>
