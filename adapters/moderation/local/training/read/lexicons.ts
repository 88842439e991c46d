import { join } from "node:path"
import { lazy } from "#core/domain/values/lazy.ts"
import { conceptNames } from "../../engine/concepts/concepts.ts"
import type { GuardLanguage } from "../../engine/text/script.ts"
import { dataFolder } from "./data-files.ts"
import { oneOf } from "./one-of.ts"
import { type LineGroup, lineProblem, readGroups } from "./read-groups.ts"

export type ConceptTerms = Readonly<Record<string, string>>

const termsOf = ({ lines }: LineGroup): string => {
  for (const { text, place } of lines)
    if (!/^[\p{L}\p{N}(]/u.test(text)) throw lineProblem(place, `"${text}" must begin with a word`)
  return lines.map(({ text }) => text).join("\n")
}

export const conceptsOf = (groups: ReadonlyArray<LineGroup>): ConceptTerms => {
  const concepts = new Map<string, string>()
  for (const group of groups) {
    const name = oneOf(conceptNames, group.heading[0], "concept", group.place)
    if (concepts.has(name)) throw lineProblem(group.place, `[${name}] stands above already`)
    concepts.set(name, termsOf(group))
  }
  return Object.fromEntries(concepts)
}

const readConcepts = (language: GuardLanguage): ConceptTerms =>
  conceptsOf(readGroups(join(dataFolder, `concepts/${language}.txt`), `data/concepts/${language}.txt`))

export const readLexicons = lazy(
  (): Readonly<Record<GuardLanguage, ConceptTerms>> => ({
    en: readConcepts("en"),
    hi: readConcepts("hi"),
    te: readConcepts("te"),
    ta: readConcepts("ta"),
    kn: readConcepts("kn")
  })
)
