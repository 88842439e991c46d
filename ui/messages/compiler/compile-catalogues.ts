import type { Language } from "#core/domain/languages/language.ts"
import { findPlaceholderProblems, findPluralProblems } from "./find-message-problems.ts"
import { areasOf, type CatalogueMessages, readCatalogue } from "./message-tree.ts"
import { MessageError } from "./parse-message.ts"
import {
  fileNameOf,
  type LanguageAreas,
  writeAllLanguages,
  writeArea,
  writeBundle,
  writeLanguage,
  writeLoaders,
  writeServer,
  writeTypes
} from "./write-source.ts"

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

export interface Bundles {
  readonly allLanguages: Readonly<Record<string, ReadonlyArray<string>>>
  readonly byLanguage: Readonly<Record<string, ReadonlyArray<string>>>
  readonly server: ReadonlyArray<string>
}

const readAreas = (
  language: Language,
  { messages }: CatalogueMessages
): LanguageAreas & { readonly problems: ReadonlyArray<string> } => {
  try {
    return { language, areas: areasOf(messages), problems: [] }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { language, areas: new Map(), problems: [`${language}.json: ${error.message}`] }
  }
}

const writeAll = (all: ReadonlyArray<LanguageAreas>, bundles: Bundles): ReadonlyMap<string, string> => {
  const source: LanguageAreas["areas"] = all[0]?.areas ?? new Map()
  const languages = all.map(({ language }) => language)
  const files = new Map([
    ["catalogue.ts", writeTypes(source)],
    ["server.ts", writeServer(languages, bundles.server)],
    ["loaders.ts", writeLoaders(languages, bundles.byLanguage)]
  ])
  for (const [bundle, names] of Object.entries(bundles.allLanguages))
    files.set(`all-languages/${bundle}.ts`, writeAllLanguages(all, names, source))
  for (const found of all) {
    const { language } = found
    for (const [area, tree] of source)
      files.set(`${language}/${fileNameOf(area)}.ts`, writeArea(found, area, tree))
    for (const [bundle, names] of Object.entries({ ...bundles.byLanguage, server: bundles.server }))
      files.set(`${language}/bundles/${bundle}.ts`, writeBundle(found, names, source))
    files.set(`${language}/catalogue.ts`, writeLanguage(source.keys()))
  }
  return files
}

/** Compiles catalogues to typed functions; the first is the source, which the others must match. */
export const compileCatalogues = (
  catalogues: ReadonlyArray<SourceCatalogue>,
  bundles: Bundles
): CompiledCatalogues => {
  const read = catalogues.map(({ language, json }) => ({ language, found: readCatalogue(json) }))
  const source = read[0]?.found ?? { messages: new Map(), problems: [] }
  const areas = read.map(({ language, found }) => readAreas(language, found))
  const problems = [
    ...read.flatMap(({ language, found }) => problemsOf(language, source, found)),
    ...areas.flatMap((found) => found.problems)
  ]
  return { files: problems.length > 0 ? new Map() : writeAll(areas, bundles), problems }
}
