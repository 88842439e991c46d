import { join } from "node:path"
import { languages } from "../engine/text/script.ts"
import { makeRandom } from "./random.ts"
import { oneOf } from "./read/one-of.ts"
import { groupsFolder } from "./read/places.ts"
import { readGroups } from "./read/read-groups.ts"
import type { Row } from "./row.ts"

const files = ["english.txt", "hindi.txt", "telugu.txt", "tamil.txt", "kannada.txt"] as const

/** Each line is learned with so many of the groups it may speak of: they are mostly spoken of without harm. */
const times = { ok: 24, toxic: 14 } as const

const choices = /\(([^()]*\|[^()]*)\)/g

/** One of each choice; a choice may hold others. */
const filled = (text: string, random: () => number): string => {
  const some = text.replace(choices, (_, list: string) => {
    const all = list.split("|")
    return all[Math.floor(random() * all.length)] ?? ""
  })
  return some === text ? some : filled(some, random)
}

/** What is said of groups, learned with many of them; the same rows every time. */
export const readGroupRows = (): ReadonlyArray<Row> => {
  const random = makeRandom(7)
  return files.flatMap((name) =>
    readGroups(join(groupsFolder, name), `data/groups/${name}`).flatMap(({ heading, lines, place }) => {
      const [cell, label, kind] = heading
      const [language, script] = cell?.split(" ") ?? []
      const said = {
        lang: oneOf(languages, language, "language", place),
        script: oneOf(["native", "roman"] as const, script, "script", place),
        label: oneOf(["ok", "toxic"] as const, label, "label", place),
        kind,
        origin: "own",
        isHeldOut: false,
        isGroup: true
      } as const
      const texts = lines.flatMap(({ text }) =>
        Array.from({ length: times[said.label] }, () => filled(text, random))
      )
      return [...new Set(texts)].map((text) => ({ ...said, text }))
    })
  )
}
