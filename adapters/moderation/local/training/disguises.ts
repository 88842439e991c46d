import { makeRandom } from "./random.ts"

const leetLetters: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "$", t: "7" }
const cyrillic: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", i: "і", o: "о", p: "р", y: "у" }

const replaceLetters = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (letter) => letters[letter.toLowerCase()] ?? letter).join("")

const segmenter = new Intl.Segmenter()

export const graphemes = (word: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(word), ({ segment }) => segment)

const minDisguisedLength = 4
export const wordPattern = /[\p{L}\p{M}]+/gu

/** Changes every second long word, since people who hide abuse hide the words that matter. */
const disguiseWords = (text: string, random: () => number, change: (word: string) => string): string => {
  const long = (text.match(wordPattern) ?? []).filter((one) => graphemes(one).length >= minDisguisedLength)
  const first = Math.floor(random() * 2)
  const chosen = new Set(long.length === 1 ? long : long.filter((_, index) => index % 2 === first))
  return text.replace(wordPattern, (one) => (chosen.has(one) ? change(one) : one))
}

type Disguise = (text: string, random: () => number) => string

const maskWord = (one: string, random: () => number): string => {
  const vowels = [...one.matchAll(/(?<=.)[aeiou](?=.)/gi)].map(({ index }) => index)
  const at = vowels[Math.floor(random() * vowels.length)]
  return at === undefined ? one : `${one.slice(0, at)}*${one.slice(at + 1)}`
}

const stretchWord = (one: string): string => one.replace(/[aeiou](?=[^aeiou]*$)|\p{M}$/iu, "$&$&$&$&")

export const disguises: Readonly<Record<string, Disguise>> = {
  leet: (text) => replaceLetters(text, leetLetters),
  homoglyph: (text) => replaceLetters(text, cyrillic),
  "zero-width": (text) => graphemes(text).join("\u200b"),
  spaced: (text, random) => disguiseWords(text, random, (one) => graphemes(one).join(" ")),
  dotted: (text, random) => disguiseWords(text, random, (one) => graphemes(one).join(".")),
  hyphens: (text, random) => disguiseWords(text, random, (one) => graphemes(one).join("-")),
  stretched: (text, random) => disguiseWords(text, random, stretchWord),
  masked: (text, random) => disguiseWords(text, random, (one) => maskWord(one, random)),
  capitals: (text) => text.toUpperCase()
}

export const disguise = (way: string, text: string): string =>
  disguises[way]?.(text, makeRandom(text.length)) ?? text
