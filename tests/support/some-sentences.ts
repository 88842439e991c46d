import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { isHeldOut } from "#adapters/moderation/local/engine/model/held-out.ts"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"
import { sentencesFolder } from "#adapters/moderation/local/training/read/data-files.ts"
import { Line, type TrainingRow } from "#adapters/moderation/local/training/row.ts"

const decodeLine = Schema.decodeUnknownSync(Line)

/** One of each `every` training sentences of a language. Reading and hashing all 140,000 takes seconds. */
export const readSomeSentences = (every: number): ReadonlyArray<TrainingRow> =>
  languages.flatMap((language) =>
    readFileSync(join(sentencesFolder, `${language}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .filter((_, index) => index % every === 0)
      .map((text) => decodeLine(JSON.parse(text)))
      .map((line) => ({ ...line, origin: "own", isHeldOut: isHeldOut(line.text) }) as const)
  )
