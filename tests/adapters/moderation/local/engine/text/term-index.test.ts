import fc from "fast-check"
import { expect, test } from "vitest"
import { readingOf } from "#adapters/moderation/local/engine/text/normalised-text.ts"
import { indexTerms } from "#adapters/moderation/local/engine/text/term-index.ts"
import { spellTerms, type TermEntry } from "#adapters/moderation/local/training/read/spell-terms.ts"

const search = (entries: ReadonlyArray<TermEntry>) => {
  const places = entries.map((_, place) => place)
  const sources = [entries.slice(0, 1), entries.slice(1)].map(spellTerms)
  const searchFor = indexTerms([
    ...sources.slice(0, 1).map((terms) => ({ terms, values: places.slice(0, 1) })),
    ...sources.slice(1).map((terms) => ({ terms, values: places.slice(1) }))
  ])
  return (words: ReadonlyArray<string>): ReadonlyArray<string> =>
    searchFor(readingOf(words)).map(({ value, start, end }) => `${value} ${start}-${end}`)
}

test("terms that are spelled by their sound are found in any script", () => {
  expect(search([{ spelling: "sound", terms: "thoo, அடி" }])(["tu", "adi"])).toEqual(["0 0-1", "0 1-2"])
})

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 3 })
const stem = word.map((stem) => `${stem}*`)
const choice = fc.oneof(
  word,
  stem,
  word.map((ending) => `*${ending}`),
  fc.tuple(word, word).map((both) => both.join(" "))
)
const group = fc.array(choice, { minLength: 1, maxLength: 4 }).map((choices) => `(${choices.join("|")})`)
const item = fc.oneof(word, stem, group)
const next = fc.oneof(
  item,
  item.map((item) => `${item}?`),
  fc.tuple(fc.constantFrom("~", "~1", "~5"), item).map((both) => both.join(" "))
)
const first = fc.oneof(
  word,
  stem,
  fc.array(fc.oneof(word, stem), { minLength: 1, maxLength: 3 }).map((words) => `(${words.join("|")})`)
)
const term = fc
  .tuple(first, fc.array(next, { maxLength: 3 }))
  .map(([start, items]) => [start, ...items].join(" "))
const entries = fc.array(
  fc.record({
    spelling: fc.constant("exact" as const),
    terms: fc.array(term, { minLength: 1, maxLength: 5 }).map((terms) => terms.join(", "))
  }),
  { maxLength: 3 }
)
const text = fc.array(fc.oneof(word, fc.constant(".")), { maxLength: 12 })

/** Words before stems, each kind in the order of its characters. */
const oneOf = (group: string): string => {
  const choices = group.slice(1, -1).split("|").toSorted()
  const isStem = (choice: string): boolean => /^[^*]+\*$/.test(choice)
  return `(?:${[...choices.filter((one) => !isStem(one)), ...choices.filter(isStem)].join("|")})`
}

const expressionOf = (term: string): RegExp => {
  const items = term.match(/\([^)]*\)\??|[^\s]+/g) ?? []
  const sources = items.map((item) => {
    if (item.startsWith("~")) return `(?: [^ .]+){0,${item.slice(1) || "3"}}`
    const required = item.replace(/\?$/, "")
    const source = (required.startsWith("(") ? oneOf(required) : required).replace(/\*/g, "[^ ]*")
    return item.endsWith("?") ? `(?: ${source})?` : ` ${source}`
  })
  return new RegExp(`^${sources.join("").slice(1)}(?= )`)
}

/** Each term as one expression, tried at every word; of terms of a single word each entry counts one. */
const plainly = (entries: ReadonlyArray<TermEntry>, words: ReadonlyArray<string>): ReadonlyArray<string> =>
  entries.flatMap(({ terms }, place) => {
    const found = (term: string) =>
      words.flatMap((_, start) => {
        const [match] = expressionOf(term).exec(`${words.slice(start).join(" ")} `) ?? []
        return match === undefined ? [] : [`${place} ${start}-${start + match.split(" ").length}`]
      })
    const all = terms.split(", ")
    const isSingle = (term: string): boolean => /^[a-c]+\*?$/.test(term)
    return [...all.filter((term) => !isSingle(term)).flatMap(found), ...all.filter(isSingle).flatMap(found)]
  })

const unique = (found: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(found)].toSorted()

test("what is found is what a plain search finds, each gap as long as it can be", () => {
  fc.assert(
    fc.property(entries, text, (entries, words) => {
      expect(unique(search(entries)(words))).toEqual(unique(plainly(entries, words)))
    }),
    { numRuns: 700 }
  )
})
