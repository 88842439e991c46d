import { join } from "node:path"
import { lazy } from "#core/domain/values/lazy.ts"
import { conceptNames } from "../../engine/concepts/concepts.ts"
import type { GuardLanguage } from "../../engine/text/script.ts"
import { dataFolder } from "./data-files.ts"
import { oneOf } from "./one-of.ts"
import { type LineGroup, lineProblem, readGroups } from "./read-groups.ts"

export type ConceptTerms = Readonly<Record<string, string>>

/** Opens a line whose word only sounds like a term above it. */
const homophoneSign = "!"

const isHomophone = (line: string): boolean => line.startsWith(homophoneSign)

const termsOf = ({ lines }: LineGroup): string => {
  const terms = lines.filter(({ text }) => !isHomophone(text))
  for (const { text, place } of terms)
    if (!/^[\p{L}\p{N}(]/u.test(text)) throw lineProblem(place, `"${text}" must begin with a word`)
  return terms.map(({ text }) => text).join("\n")
}

const homophonesOf = ({ lines }: LineGroup): ReadonlyArray<string> =>
  lines.flatMap(({ text }) => (isHomophone(text) ? [text.slice(homophoneSign.length)] : []))

export const conceptsOf = (groups: ReadonlyArray<LineGroup>): ConceptTerms => {
  const concepts = new Map<string, string>()
  for (const group of groups) {
    const name = oneOf(conceptNames, group.heading[0], "concept", group.place)
    if (concepts.has(name)) throw lineProblem(group.place, `[${name}] stands above already`)
    concepts.set(name, termsOf(group))
  }
  return Object.fromEntries(concepts)
}

const readGroupsOf = (language: GuardLanguage): ReadonlyArray<LineGroup> =>
  readGroups(join(dataFolder, `concepts/${language}.txt`), `data/concepts/${language}.txt`)

const readConcepts = (language: GuardLanguage): ConceptTerms => conceptsOf(readGroupsOf(language))

export const readHomophones = (
  language: GuardLanguage
): ReadonlyArray<readonly [concept: string, words: ReadonlyArray<string>]> =>
  readGroupsOf(language).flatMap((group) => {
    const words = homophonesOf(group)
    return words.length === 0 ? [] : [[group.heading[0] ?? "", words] as const]
  })

export const readLexicons = lazy(
  (): Readonly<Record<GuardLanguage, ConceptTerms>> => ({
    en: readConcepts("en"),
    hi: readConcepts("hi"),
    te: readConcepts("te"),
    ta: readConcepts("ta"),
    kn: readConcepts("kn")
  })
)
