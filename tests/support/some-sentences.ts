import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"
import { sentencesFolder } from "#adapters/moderation/local/training/read/data-files.ts"
import { Line } from "#adapters/moderation/local/training/row.ts"

const decodeLine = Schema.decodeUnknownSync(Line)

/** One of each `every` training sentences of a language. Reading all 140,000, and hashing them, takes seconds. */
export const readSomeSentences = (every: number): ReadonlyArray<typeof Line.Type> =>
  languages.flatMap((language) =>
    readFileSync(join(sentencesFolder, `${language}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .filter((_, index) => index % every === 0)
      .map((line) => decodeLine(JSON.parse(line)))
  )
