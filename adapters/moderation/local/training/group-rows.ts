import { join } from "node:path"
import { itemLabels } from "./evaluate/item.ts"
import { randomOf } from "./random.ts"
import { groupsFolder } from "./read/data-files.ts"
import { oneOf } from "./read/one-of.ts"
import { readGroups } from "./read/read-groups.ts"
import { choicePattern, fillTemplates, languageAndScriptIn } from "./read/template-lines.ts"
import type { TrainingRow } from "./row.ts"

const groupFiles = ["english.txt", "hindi.txt", "telugu.txt", "tamil.txt", "kannada.txt"] as const

/** Repetitions of a line with different groups, by label. Most texts about groups are harmless. */
const repetitionsOfLabel = { ok: 12, toxic: 10 } as const

/** Number of lines beyond which a language gets half the repetitions, because all languages share one model. */
const maxFullyRepeatedLines = 3000

const partsOf = (line: string): ReadonlyArray<ReadonlyArray<string>> =>
  line.split(choicePattern).map((part, at) => (at % 2 === 0 ? [part] : part.split("|")))

const fillChoices = (parts: ReadonlyArray<ReadonlyArray<string>>, random: () => number): string => {
  const some = parts
    .map((choices, at) => choices[at % 2 === 0 ? 0 : Math.floor(random() * choices.length)] ?? "")
    .join("")
  if (parts.length === 1 || !some.includes("(")) return some
  return fillChoices(partsOf(some), random)
}

const fillings = (text: string, count: number): ReadonlyArray<string> => {
  const random = randomOf("group", text)
  const parts = partsOf(text)
  return Array.from({ length: count }, () => fillChoices(parts, random))
}

export const readGroupRows = (): ReadonlyArray<TrainingRow> =>
  groupFiles.flatMap((name) => {
    const groups = readGroups(join(groupsFolder, name), `data/groups/${name}`)
    const share = groups.flatMap(({ lines }) => lines).length > maxFullyRepeatedLines ? 0.5 : 1
    return groups.flatMap(({ heading, lines, place }) => {
      const [cell, label, kind] = heading
      const { language, script } = languageAndScriptIn(cell, place)
      const said = {
        lang: language,
        script,
        label: oneOf(itemLabels, label, "label", place),
        kind,
        origin: "own",
        isHeldOut: false
      } as const
      const count = repetitionsOfLabel[said.label] * share
      return fillTemplates(lines, (template) => fillings(template, count)).map((one) => ({ ...said, ...one }))
    })
  })
