import { addCode, finishHash, hashStart } from "#core/domain/values/hash.ts"
import { soundOf } from "./sound-of.ts"

const runLength = 4
const runBuckets = 2 ** 16

const forEachRun = (sound: string, visit: (bucket: number) => void): void => {
  const text = `  ${sound} `
  for (let start = 0; start + runLength <= text.length; start++) {
    let hash = hashStart
    for (let at = start; at < start + runLength; at++) hash = addCode(hash, text.charCodeAt(at))
    visit(finishHash(hash) & (runBuckets - 1))
  }
}

/** Log-likelihood score from a word's runs of four letters, learned from the known words. */
export const learnRuns = (sounds: Iterable<string>): ((word: string) => number) => {
  const counts = new Uint16Array(runBuckets)
  for (const sound of sounds)
    forEachRun(sound, (bucket) => {
      counts[bucket] = (counts[bucket] ?? 0) + 1
    })
  return (word) => {
    let sum = 0
    forEachRun(soundOf(word), (bucket) => {
      sum += Math.log(1 + (counts[bucket] ?? 0))
    })
    return sum
  }
}
