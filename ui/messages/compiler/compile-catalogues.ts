import type { Language } from "#core/domain/languages/language.ts"
import { findPlaceholderProblems, findPluralProblems } from "./find-unfit.ts"
import { areasOf, type CatalogueMessages, readCatalogue } from "./message-tree.ts"
import { fileNameOf, writeArea, writeLanguage, writeTypes } from "./write-source.ts"

interface SourceCatalogue {
  readonly language: Language
  readonly json: string
}

interface CompiledCatalogues {
  /** Sources in TypeScript, by their path below the folder of what is generated. */
  readonly files: ReadonlyMap<string, string>
  readonly problems: ReadonlyArray<string>
}

const pluralProblemsIn = ({ messages }: CatalogueMessages, language: Language): ReadonlyArray<string> =>
  [...messages].flatMap(([key, message]) =>
    findPluralProblems(message, language).map((problem) => `${key}: ${problem}`)
  )

const differencesFrom = (
  source: CatalogueMessages["messages"],
  { messages }: CatalogueMessages
): ReadonlyArray<string> => [
  ...[...source.keys()].filter((key) => !messages.has(key)).map((key) => `${key}: is missing`),
  ...[...messages].flatMap(([key, message]) => {
    const wanted = source.get(key)
    if (wanted === undefined) return [`${key}: is unused, because English doesn't have it`]
    return findPlaceholderProblems(wanted, message).map((problem) => `${key}: ${problem}`)
  })
]

/** Problems of one catalogue beside the source, one line each. */
const problemsOf = (
  language: Language,
  source: CatalogueMessages,
  found: CatalogueMessages
): ReadonlyArray<string> =>
  [
    ...found.problems,
    ...pluralProblemsIn(found, language),
    ...(found === source || found.problems.length > 0 ? [] : differencesFrom(source.messages, found))
  ].map((problem) => `${language}.json: ${problem}`)

/** Compiles catalogues to typed functions; the first is the source, which the others must match. */
export const compileCatalogues = (catalogues: ReadonlyArray<SourceCatalogue>): CompiledCatalogues => {
  const read = catalogues.map(({ language, json }) => ({ language, found: readCatalogue(json) }))
  const source = read[0]?.found ?? { messages: new Map(), problems: [] }
  const problems = read.flatMap(({ language, found }) => problemsOf(language, source, found))
  if (problems.length > 0) return { files: new Map(), problems }
  const sourceAreas = areasOf(source.messages)
  const files = new Map([["catalogue.ts", writeTypes(sourceAreas)]])
  for (const { language, found } of read) {
    const areas = areasOf(found.messages)
    for (const [area, tree] of sourceAreas) {
      files.set(
        `${language}/${fileNameOf(area)}.ts`,
        writeArea(language, area, areas.get(area) ?? tree, tree)
      )
    }
    files.set(`${language}/catalogue.ts`, writeLanguage(sourceAreas.keys()))
  }
  return { files, problems }
}
