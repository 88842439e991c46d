import { describe, expect, test } from "vitest"
import type { Language } from "#core/domain/languages/language.ts"
import { compileCatalogues } from "#ui/messages/compiler/compile-catalogues.ts"
import { findUnused } from "#ui/messages/compiler/find-unused.ts"
import { areasOf, readCatalogue } from "#ui/messages/compiler/message-tree.ts"

const bundles = { allLanguages: { page: ["page"] }, byLanguage: { app: ["page"] }, server: ["page"] }

type Texts = Readonly<Record<string, string>>

const jsonOf = (texts: Texts): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { defaultMessage: text }]))
  )

const compile = (english: Texts, translated?: Texts, language: Language = "hi") =>
  compileCatalogues(
    [
      { language: "en", json: jsonOf(english) },
      ...(translated === undefined ? [] : [{ language, json: jsonOf(translated) }])
    ],
    bundles
  )

const codeOf = (english: Texts): string => compile(english).files.get("en/page.ts") ?? ""

describe("what is written", () => {
  test.each([
    ["Hello", 'name: "Hello"'],
    ["Isn't {who} here?", `name: (v) => \`Isn't \${v.who} here?\``],
    [`A \`{x}\` for $'{'y'}'`, `name: (v) => \`A \\\`\${v.x}\\\` for \\\${y}\``],
    [
      "{count, plural, one {# note} other {# notes}}",
      `name: (v) => plural(v.count, { one: \`\${number(v.count)} note\`, other: \`\${number(v.count)} notes\` })`
    ],
    ["{who, select, you {You} other {They}}", 'name: (v) => ({ you: "You", other: "They" })[v.who]'],
    ["See the <link>page</link>.", 'name: (v) => ["See the ", v.link("page"), "."]']
  ])("for %s", (text, code) => expect(codeOf({ "page.name": text })).toContain(code))

  test("records and lists are as deep as their keys, with types of the source", () => {
    const { files } = compile({ "page.list.0": "a", "page.list.1": "b", "page.of.two-words": "{x}" })
    expect(files.get("catalogue.ts")).toContain(
      'readonly list: readonly [string, string]\n  readonly of: { readonly "two-words": (values: { readonly x: string | number }) => string }'
    )
  })

  test("holds nothing that is parsed or evaluated at run time", () => {
    const { files } = compile({ "page.name": "{count, plural, one {<} other {'{'}}" })
    for (const text of files.values()) expect(text).not.toMatch(/\beval\b|new Function|formatjs/)
  })
})

describe("a catalogue that can't be used is refused with one line for each fault", () => {
  const plural = "{n, plural, one {#} other {#}}"

  test.each<[fault: string, english: string, translated: string | undefined, problem: string]>([
    ["no message", "{", undefined, "en.json: page.a: is no ICU message (expect argument closing brace)"],
    [
      "a date",
      "{d, date}",
      undefined,
      "en.json: page.a: dates and times are formatted before they are filled in"
    ],
    ["a lost plural", "{n, plural, other {#}}", undefined, "en.json: page.a: {n} lacks the plural form one"],
    ["two uses", "{x} <x>b</x>", undefined, "en.json: page.a: {x} is used in two ways"],
    ["a lost placeholder", "{x}", "अ", "hi.json: page.a: lacks {x}"],
    ["a strange placeholder", "a", "{x}", "hi.json: page.a: has {x}, which English doesn't have"],
    ["a lost tag", "<b>a</b>", "अ", "hi.json: page.a: lacks <b>"],
    [
      "a lost plural form",
      plural,
      "{n, plural, other {#}}",
      "hi.json: page.a: {n} lacks the plural form one"
    ],
    [
      "a foreign plural form",
      plural,
      "{n, plural, one {#} few {#} other {#}}",
      "hi.json: page.a: {n} has the plural form few, which the language doesn't have"
    ]
  ])("%s", (_, english, translated, problem) => {
    const texts = translated === undefined ? undefined : { "page.a": translated }
    expect(compile({ "page.a": english }, texts)).toEqual({ files: new Map(), problems: [problem] })
  })

  test.each<[fault: string, english: Texts, translated: Texts | undefined, problem: string]>([
    ["no area", { alone: "a" }, undefined, "en.json: alone: a key has the form area.name"],
    ["a gap", { "page.l.0": "a", "page.l.2": "b" }, undefined, "en.json: page.l: its numbers have a gap"],
    [
      "text and group",
      { "page.a": "a", "page.a.b": "b" },
      undefined,
      "en.json: page.a.b: is both a message and a group of messages"
    ],
    ["a missing key", { "page.a": "a", "page.b": "b" }, { "page.a": "अ" }, "hi.json: page.b: is missing"],
    [
      "an unused key",
      { "page.a": "a" },
      { "page.a": "अ", "page.b": "ब" },
      "hi.json: page.b: is unused, because English doesn't have it"
    ]
  ])("%s", (_, english, translated, problem) => {
    expect(compile(english, translated)).toEqual({ files: new Map(), problems: [problem] })
  })

  test("a translation may use a number without a plural, and =1 for the form of one", () => {
    const english = { "page.a": "{n, plural, one {# note} other {# notes}}" }
    expect(compile(english, { "page.a": "नोट: {n}" }).problems).toEqual([])
    expect(compile(english, { "page.a": "{n, plural, =1 {एक} other {#}}" }).problems).toEqual([])
  })
})

test("a message that no source of its area names is unused", () => {
  const { messages } = readCatalogue(jsonOf({ "page.shown": "a", "page.gone": "b", "other.gone": "c" }))
  const sources = ['const page = useMessages("page"); page.shown', 'useMessages("other").gone']
  expect(findUnused(areasOf(messages), sources)).toEqual(["page.gone"])
})
