import { readdirSync } from "node:fs"
import { join } from "node:path"
import { randomOf, shuffled } from "./random.ts"
import { everydayFolder } from "./read/data-files.ts"
import { readGroups } from "./read/read-groups.ts"
import { choicePattern, fillTemplates, languageAndScriptIn } from "./read/template-lines.ts"
import type { TrainingRow } from "./row.ts"

/** Uses of each entry of a line's longest list, where the line combines several. */
const usesInCombinations = 2

/** Fills a line until each entry of its lists was used, in an order of its own for each list. */
const combinationsOf = (line: string): ReadonlyArray<string> => {
  const lists = [...line.matchAll(choicePattern)].map(([, list = ""], at) =>
    shuffled(list.split("|"), randomOf(`everyday ${at}`, line))
  )
  const longest = Math.max(1, ...lists.map(({ length }) => length))
  return Array.from({ length: lists.length > 1 ? usesInCombinations * longest : longest }, (_, row) => {
    let list = 0
    return line.replace(choicePattern, () => {
      const choices = lists[list++] ?? []
      return choices[row % choices.length] ?? ""
    })
  })
}

export const everydayKind = "everyday"

export const readEverydayRows = (): ReadonlyArray<TrainingRow> =>
  readdirSync(everydayFolder)
    .sort()
    .flatMap((name) =>
      readGroups(join(everydayFolder, name), `data/everyday/${name}`).flatMap(({ heading, lines, place }) => {
        const { language, script } = languageAndScriptIn(heading[0], place)
        const said = {
          lang: language,
          script,
          label: "ok",
          kind: everydayKind,
          origin: "own",
          isHeldOut: false
        } as const
        return fillTemplates(lines, combinationsOf).map((one) => ({ ...said, ...one }))
      })
    )
