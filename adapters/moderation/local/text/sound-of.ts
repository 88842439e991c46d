import { romanise } from "./romanise.ts"

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
  [/(.)\1+/g, "$1"],
  [/([aeiou])h$/, "$1"]
]

/** Most romanised words sound as they are written. */
const mayDiffer = /[^a-z]|[fhqwxz]|ck|ou|iy|(.)\1/

const respell = (word: string): string => {
  if (!mayDiffer.test(word)) return word
  const sound = respellings.reduce(
    (read, [letters, spelling]) => read.replace(letters, spelling),
    romanise(word)
  )
  return sound === "" ? word : sound
}

/** Most words come again and again. Bounded, so that hostile texts cannot fill the memory. */
const mostRemembered = 20_000
const longestRemembered = 40
const remembered = new Map<string, string>()

/** One rough spelling for a word of Hindi, Telugu, Tamil or Kannada, in its own script or in Latin letters. */
export const soundOf = (word: string): string => {
  if (word.length > longestRemembered) return respell(word)
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const sound = respell(word)
  remembered.set(word, sound)
  return sound
}
