import { writeFileSync } from "node:fs"
import { packFingerprints } from "./fingerprints.ts"

const target = new URL("./seen.gen.ts", import.meta.url)

/** The training script hands over every text that it learns from, of whatever origin. */
export const writeSeen = (texts: Iterable<string>): void =>
  writeFileSync(
    target,
    `/** Written by the training script: fingerprints of all texts that the model learned from. */
export const trainedTexts = "${packFingerprints(texts)}"
`
  )
