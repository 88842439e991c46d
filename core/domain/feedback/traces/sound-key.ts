/**
 * Indic scripts share one order of letters in Unicode: the offset of a letter within its block gives its sound.
 * Breath and length are folded, since romanisations differ in them.
 */
const soundByOffset: Readonly<Record<number, string>> = {
  ...{ 2: "n", 5: "a", 6: "a", 7: "i", 8: "i", 9: "u", 10: "u", 11: "ri", 14: "e", 15: "e", 16: "ai" },
  ...{ 18: "o", 19: "o", 20: "au", 21: "k", 22: "k", 23: "g", 24: "g", 25: "n" },
  ...{ 26: "c", 27: "c", 28: "j", 29: "j", 30: "n", 31: "t", 32: "t", 33: "d", 34: "d", 35: "n" },
  ...{ 36: "t", 37: "t", 38: "d", 39: "d", 40: "n", 41: "n", 42: "p", 43: "p", 44: "b", 45: "b", 46: "m" },
  ...{ 47: "y", 48: "r", 49: "r", 50: "l", 51: "l", 52: "l", 53: "v", 54: "s", 55: "s", 56: "s", 57: "h" },
  ...{ 63: "i", 64: "i", 65: "u", 66: "u", 67: "ri", 70: "e", 71: "e", 72: "ai", 74: "o", 75: "o", 76: "au" },
  // The sign that joins two consonants.
  77: "+"
}

const indicBlocks: ReadonlyArray<number> = [0x0900, 0x0b80, 0x0c00, 0x0c80]
const blockSize = 0x80

const indicSoundOf = (character: string): string | undefined => {
  const code = character.charCodeAt(0)
  const block = indicBlocks.find((start) => code >= start && code < start + blockSize)
  return block === undefined ? undefined : (soundByOffset[code - block] ?? "")
}

/** An n within a word; at the end of one, in Telugu and Kannada, an m. */
const finalHum = /[\u0c02\u0c82]$/

const indicSoundsOf = (word: string): string =>
  Array.from(word.replace(finalHum, "\u0c2e"), (character) => indicSoundOf(character) ?? "")
    .join("")
    .replace(/(.)\+\1/g, "$1")
    .replaceAll("+", "")

const romanSounds: ReadonlyArray<readonly [pattern: RegExp, sound: string]> = [
  [/sch|sh/g, "s"],
  [/ph|f/g, "p"],
  [/([kgcjtdb])h/g, "$1"],
  [/ck|q/g, "k"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/w/g, "v"],
  [/(.)\1/g, "$1"]
]

const romanSoundsOf = (word: string): string =>
  romanSounds.reduce(
    (sounds, [pattern, folded]) => sounds.replace(pattern, folded),
    word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
  )

/**
 * How a word sounds without its a's, which Indic letters imply: equal for a name in Latin and in Indic letters.
 */
export const soundKey = (word: string): string =>
  (indicSoundOf(word.charAt(0)) === undefined ? romanSoundsOf(word) : indicSoundsOf(word))
    .replace(/m(?=[pbk])/g, "n")
    .replace(/(?<!^)a(?![iu])/g, "")

const voiceless: Readonly<Record<string, string>> = { g: "k", j: "c", d: "t", b: "p" }

/** Tamil letters don't tell voiced sounds from others. */
export const voicelessKey = (key: string): string => key.replace(/[gjdb]/g, (sound) => voiceless[sound] ?? "")
