import { readFileSync } from "node:fs"
import { readArchive } from "../engine/compiled/archive.ts"
import { partNames } from "../engine/compiled/compiled.ts"
import type { Settings } from "../engine/model/settings.ts"
import { languages } from "../engine/text/script.ts"
import { packArchive } from "./pack-archive.ts"
import { settingsFile, weightsFile } from "./read/data-files.ts"
import { spellLexiconOf } from "./spell-lexicons.ts"
import { spellPeople } from "./spell-people.ts"
import { spellRules, spellThemes } from "./spell-rules.ts"
import { weightParts } from "./write-model.ts"

export { seenFile } from "./read/data-files.ts"

type ArchiveParts = ReadonlyArray<readonly [name: string, bytes: Uint8Array]>

const encoder = new TextEncoder()

const encodeJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value))

const compiledWords = (): ArchiveParts => [
  [partNames.rules, encodeJson(spellRules())],
  [partNames.people, encodeJson(spellPeople())],
  [partNames.themes, encodeJson(spellThemes())],
  ...languages.map((language) => [partNames.lexicon(language), encodeJson(spellLexiconOf(language))] as const)
]

const compiledWeights = (): ArchiveParts => {
  const settings: Settings = JSON.parse(readFileSync(settingsFile, "utf8"))
  const weights = readArchive(readFileSync(weightsFile))
  return [
    [partNames.settings, encodeJson(settings)],
    ...weightParts(settings).map((name) => [name, weights(name)] as const)
  ]
}

export const compileWords = (): Uint8Array<ArrayBuffer> => packArchive(compiledWords())

/** Throws an error that names file and line of a mistake in the data. */
export const compileGuard = (): Uint8Array<ArrayBuffer> =>
  packArchive([...compiledWords(), ...compiledWeights()])
