/**
 * Unicode lays its Indic blocks out in parallel, so one table of offsets reads them all. Sounds are written in the WX
 * notation, which has one letter for each: long vowels and aspirates are capitals, w W x X n are the dentals, t T d D N
 * the retroflexes, E is ai, O au, q the vowel r, M a nasal, S and R are the two kinds of sh. Added to it: L Z V for the
 * Dravidian l, zh and r, z and Q for z and f, and ə for the vowel that a consonant implies.
 */
const vowels = "aAiIuUqqeeeEoooO"
const firstVowel = 0x05
const consonants = "kKgGfcCjJFtTdDNwWxXnnpPbBmyrVlLZvSRsh"
const firstConsonant = 0x15
const vowelSigns = "AiIuUqqeeeEoooO"
const firstVowelSign = 0x3e
const virama = 0x4d
const nukta = 0x3c
const firstDigit = 0x66
const digits = "0123456789"
const otherSigns: Readonly<Record<number, string>> = { 1: "M", 2: "M", 3: "H", 80: "om" }

const withNukta: Readonly<Record<string, string>> = { jə: "zə", Pə: "Qə", də: "rə", Də: "rhə" }

/** Reads a word of one script, whose block begins at `start`, in Unicode's composed form (NFC). */
export const readIndicWord = (word: string, start: number): string => {
  let sounds = ""
  for (let index = 0; index < word.length; index++) {
    const offset = word.charCodeAt(index) - start
    const consonant = consonants[offset - firstConsonant]
    const vowelSign = vowelSigns[offset - firstVowelSign]
    if (consonant !== undefined) sounds += `${consonant}ə`
    else if (vowelSign !== undefined || offset === virama) {
      sounds = (sounds.endsWith("ə") ? sounds.slice(0, -1) : sounds) + (vowelSign ?? "")
    } else if (offset === nukta) {
      sounds = sounds.slice(0, -2) + (withNukta[sounds.slice(-2)] ?? sounds.slice(-2))
    } else sounds += vowels[offset - firstVowel] ?? digits[offset - firstDigit] ?? otherSigns[offset] ?? ""
  }
  return sounds
}
