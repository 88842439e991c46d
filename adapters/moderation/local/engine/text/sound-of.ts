import { romanise } from "./romanise.ts"
import { cacheByWord } from "./word-cache.ts"
import { writtenForm } from "./written-kannada.ts"

const respellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/chh?/g, "c"],
  [/zh/g, "l"],
  [/sh/g, "s"],
  [/([kgjtdpb])h/g, "$1"],
  [/ck/g, "k"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/f/g, "p"],
  [/ee/g, "i"],
  [/oo|ou/g, "u"],
  [/iy(?=[aeou])/g, "i"],
  [/(\D)\1+/g, "$1"],
  [/([aeiou])h$/, "$1"]
]

const possibleRespelling = /[^a-z]|[fhqwxz]|ck|ou|iy|(.)\1/

const respell = (word: string): string => {
  if (!possibleRespelling.test(word)) return word
  const sound = respellings.reduce(
    (read, [letters, spelling]) => read.replace(letters, spelling),
    romanise(word)
  )
  return sound === "" ? word : sound
}

const maxEntries = 20_000

/** Phonetic skeleton of a Hindi, Telugu, Tamil or Kannada word, in native or Latin letters. */
export const soundAsSpelled: (word: string) => string = cacheByWord(respell, { maxEntries })

/** Phonetic skeleton of the written form, so that a dialect's word sounds like the one that most rows have. */
export const soundOf: (word: string) => string = cacheByWord((word) => respell(writtenForm(word)), {
  maxEntries
})
