import type { Language } from "#core/domain/languages/language.ts"
import {
  allParts,
  isSamePlaceholder,
  type MessagePart,
  type ParsedMessage,
  type Placeholder
} from "./parse-message.ts"

/** Integers that meet every plural category which a whole number can have. */
const sampleNumbers = [...Array(201).keys(), 1_000, 100_000, 1_000_000, 10_000_000]

const categoriesOf = (language: Language): ReadonlyMap<string, ReadonlyArray<number>> => {
  const rules = new Intl.PluralRules(language)
  return Map.groupBy(sampleNumbers, (number) => rules.select(number))
}

const pluralProblems = (part: MessagePart, language: Language): ReadonlyArray<string> => {
  if (part.kind !== "plural") return []
  const categories = categoriesOf(language)
  const forms = Object.keys(part.forms)
  // Zero always has a text of its own, so `=1` is enough for a plural category of 0 and 1.
  const isCovered = (category: string, numbers: ReadonlyArray<number>): boolean =>
    forms.includes(category) || numbers.every((number) => number === 0 || forms.includes(`=${number}`))
  const missing = [...categories].filter(([category, numbers]) => !isCovered(category, numbers))
  const foreign = forms.filter((form) => form !== "other" && !/^=\d+$/.test(form) && !categories.has(form))
  return [
    ...missing.map(([category]) => `{${part.name}} lacks the plural form ${category}`),
    ...foreign.map((form) => `{${part.name}} has the plural form ${form}, which the language doesn't have`)
  ]
}

export const findPluralProblems = (message: ParsedMessage, language: Language): ReadonlyArray<string> =>
  allParts(message.parts).flatMap((part) => pluralProblems(part, language))

/** A number may be filled in without a plural. */
const fits = (wanted: Placeholder, found: Placeholder): boolean =>
  isSamePlaceholder(wanted, found) || (wanted.kind === "number" && found.kind === "text")

const nameOf = (name: string, { kind }: Placeholder): string => (kind === "tag" ? `<${name}>` : `{${name}}`)

export const findPlaceholderProblems = (
  source: ParsedMessage,
  translation: ParsedMessage
): ReadonlyArray<string> => [
  ...[...source.placeholders].flatMap(([name, wanted]) => {
    const found = translation.placeholders.get(name)
    if (found === undefined) return [`lacks ${nameOf(name, wanted)}`]
    return fits(wanted, found) ? [] : [`${nameOf(name, found)} is used in another way than in English`]
  }),
  ...[...translation.placeholders].flatMap(([name, found]) =>
    source.placeholders.has(name) ? [] : [`has ${nameOf(name, found)}, which English doesn't have`]
  )
]
