/**
 * Indic scripts share one order of letters in Unicode: the offset of a letter within its block gives its sound.
 * Breath and length are left out, since romanisations differ in them.
 */
const consonants = "k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h".split(" ")
const firstConsonant = 21

const letters: Readonly<Record<number, string>> = {
  ...{ 1: "n", 2: "n", 5: "a", 6: "a", 7: "i", 8: "i", 9: "u", 10: "u", 11: "ri" },
  ...{ 14: "e", 15: "e", 16: "e", 17: "o", 18: "o", 19: "o", 20: "o" }
}

const vowelSigns: Readonly<Record<number, string>> = {
  ...{ 62: "a", 63: "i", 64: "i", 65: "u", 66: "u", 67: "ri", 69: "e", 70: "e", 71: "e", 72: "e" },
  ...{ 73: "o", 74: "o", 75: "o", 76: "o" }
}

const joiner = 77
const dot = 60
const firstDigit = 102

const blockSize = 0x80
const devanagari = 0x0900
const indicBlocks: ReadonlyArray<number> = [devanagari, 0x0b80, 0x0c00, 0x0c80]

const indicLetter = /[\u0900-\u097f\u0b80-\u0bff\u0c00-\u0cff]/

const blockOf = (word: string): number | undefined => {
  const code = word.charCodeAt(word.search(indicLetter))
  return indicBlocks.find((start) => code >= start && code < start + blockSize)
}

const indicSoundsOf = (word: string, block: number): string => {
  let sounds = ""
  let impliesA = false
  for (const character of word) {
    const offset = character.charCodeAt(0) - block
    const consonant = consonants[offset - firstConsonant]
    if (offset === dot) continue
    if (impliesA && !(offset in vowelSigns) && offset !== joiner) sounds += "a"
    impliesA = consonant !== undefined
    const digit = offset >= firstDigit && offset < firstDigit + 10 ? String(offset - firstDigit) : ""
    sounds +=
      consonant ?? letters[offset] ?? vowelSigns[offset] ?? (/[\da-z]/.test(character) ? character : digit)
  }
  // Hindi doesn't speak the last one.
  return impliesA && block !== devanagari ? `${sounds}a` : sounds
}

const romanSounds: ReadonlyArray<readonly [pattern: RegExp, sound: string]> = [
  [/zh/g, "l"],
  [/sh/g, "s"],
  [/ph|f/g, "p"],
  [/ch/g, "C"],
  [/([kgjtdb])h/g, "$1"],
  [/[cq]/g, "k"],
  [/C/g, "c"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/a[iy](?![aeiou])|ei/g, "e"],
  [/au|ou/g, "o"],
  [/w/g, "v"]
]

const romanSoundsOf = (word: string): string =>
  romanSounds.reduce(
    (sounds, [pattern, sound]) => sounds.replace(pattern, sound),
    word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  )

/** How a word sounds, in Latin letters: much the same for a word in an Indic script and its romanisations. */
export const soundsOf = (word: string): string => {
  const block = blockOf(word)
  return (block === undefined ? romanSoundsOf(word) : indicSoundsOf(word, block))
    .replace(/(.)\1+/g, (pair, sound) => (/\d/.test(sound) ? pair : sound))
    .replace(/m(?=[pb])/g, "n")
}

const voiceless: Readonly<Record<string, string>> = { g: "k", j: "c", d: "t", b: "p" }

export const withoutVoice = (sounds: string): string =>
  sounds.replace(/[gjdb]/g, (sound) => voiceless[sound] ?? "")
