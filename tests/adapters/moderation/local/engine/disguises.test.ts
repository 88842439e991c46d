import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { vocabulary } from "#adapters/moderation/local/engine/rules/rules.ts"
import { normalise } from "#adapters/moderation/local/engine/text/normalise.ts"

const anyText = fc.string({ unit: "binary", maxLength: 300 })
const latinInsult = fc.constantFrom(
  "idiot",
  "moron",
  "bastard",
  "asshole",
  "madarchod",
  "vedhava",
  "thevidiya",
  "muttal"
)
const nativeInsult = fc.constantFrom("मादरचोद", "చవట", "தேவடியா", "முட்டாள்", "ಸೂಳೆ", "ಬೇವರ್ಸಿ", "వెధవ", "चूतिया")
const frame = fc.constantFrom(
  (word: string) => `You ${word}.`,
  (word: string) => `${word}, go home`,
  (word: string) => word
)

const graphemes = (word: string): ReadonlyArray<string> =>
  Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)

const replaceAll = (word: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(word, (letter) => letters[letter] ?? letter).join("")

const leet = { a: "4", e: "3", i: "1", o: "0", s: "$" }
const cyrillic = { a: "а", c: "с", e: "е", i: "і", o: "о", s: "ѕ", y: "у" }
const fullWidth = (word: string) =>
  Array.from(word, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join("")

const enclosed = (first: number) => (word: string) =>
  Array.from(word, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97)).join("")
const markFirst = (mark: string) => (word: string) => `${word.charAt(0)}${mark}${word.slice(1)}`
const cutInTwo = (sign: string) => (word: string) => `${word.slice(0, 3)}${sign}${word.slice(3)}`

const expectStopped = (text: string) => expect(judgeText(text).decision, text).not.toBe("approved")

describe("an insult is no less found in a disguise", () => {
  test.each([
    ["leetspeak", (word: string) => replaceAll(word, leet)],
    ["look-alike letters", (word: string) => replaceAll(word, cyrillic)],
    ["full-width letters", fullWidth],
    ["white letters in circles", enclosed(0x1f150)],
    ["white letters in squares", enclosed(0x1f170)],
    ["an Arabic mark", markFirst("\u064b")],
    ["a Thai mark", markFirst("\u0e34")],
    ["the dot of Devanagari", markFirst("\u093c")],
    ["a slash within", cutInTwo("/")],
    ["a comma within", cutInTwo(",")],
    ["stretched letters", (word: string) => word.replace(/[aeiou]/, "$&$&$&$&")],
    ["dots between letters", (word: string) => Array.from(word).join(".")],
    ["stars between letters", (word: string) => Array.from(word).join("*")],
    ["a masked vowel", (word: string) => word.replace(/(?<=.)[aeiou]/, "*")],
    ["capitals and accents", (word: string) => word.toUpperCase().replace("O", "Ö").replace("A", "Á")]
  ])("%s", (_, disguise) => {
    fc.assert(
      fc.property(latinInsult, frame, (word, inFrame) => {
        expectStopped(inFrame(word))
        expectStopped(inFrame(disguise(word)))
      })
    )
  })

  test.each([
    ["zero-width characters", "\u200b"],
    ["soft hyphens", "\u00ad"],
    ["spaces", " "],
    ["dots", "."]
  ])("%s between letters of any script", (_, filler) => {
    fc.assert(
      fc.property(fc.oneof(latinInsult, nativeInsult), frame, (word, inFrame) => {
        expectStopped(inFrame(word))
        expectStopped(inFrame(graphemes(word).join(filler)))
      })
    )
  })
})

describe("any text at all", () => {
  test("begins with a word, not with the end of a sentence", () => {
    expect(normalise("\n\nnamaste", vocabulary)[0]?.words).toBe(" namaste ")
    expect(normalise("\n.\n\nnamaste. aap", vocabulary)[0]?.words).toBe(" namaste . aap ")
  })

  test("normalising twice changes nothing", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalise(text, vocabulary)[0]?.words ?? ""
        expect(normalise(once, vocabulary)[0]?.words).toBe(once)
      })
    )
  })

  test("is judged without a failure, the same way each time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(judgeText(text)).toEqual(judgeText(text))
      })
    )
  })

  test("both spellings count the same words", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { words, sounds } of normalise(text, vocabulary)) {
          expect(sounds.split(" ")).toHaveLength(words.split(" ").length)
        }
      })
    )
  })
})

const budgetInMilliseconds = 150

describe("hostile texts take no longer than a few honest ones", () => {
  test.each([
    ["one long word", "a".repeat(1500)],
    ["single letters", "i d t o ".repeat(190)],
    ["the start of many patterns", "you are a ".repeat(150)],
    ["nothing but stars", "f*".repeat(750)],
    ["stacked marks", `க${"\u0bcd".repeat(1499)}`],
    ["full stops", ".".repeat(1500)],
    ["a long word before fragments", `${"க".repeat(1490)} a.b`],
    ["bait for gaps", "nee un nin teri i will you ".repeat(55)],
    ["syllables one by one", "க்\u200b ".repeat(370)]
  ])("%s", (_, text) => {
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      judgeText(text)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(budgetInMilliseconds)
  })
})
