import { readIndicWord } from "./indic-letters.ts"
import { commonRules, type SpellingRule, soundPattern, spellerOf } from "./spelling-rules.ts"

const teluguStart = 0x0c00
const kannadaStart = 0x0c80

const surnameRules: ReadonlyArray<SpellingRule> = [
  ["svAmi$", "sʋAmy"],
  ["mUrwi$", "murWy"],
  ["reddi$", "reddy"],
  ["Setti$", "Setty"],
  ["SAswri$", "SAswry"],
  ["rAvu?$", "rao"],
  ["nAyudu$", "naidu"],
  ["cOxəri$", "coʋxəry"],
  ["[əA]yyə$", "aiah"]
]

/** A dental t is th between vowels and at the end: Kavitha, Shanthi, Karthik, but Aditya, Santosh, Chaitanya. */
const dentalRules: ReadonlyArray<SpellingRule> = [
  ["(?<=@)w(?=@)(?!əny)", "W"],
  ["(?<=[rM])w(?=[aAiIə]|$)", "W"],
  ["(?<=@)w$", "W"],
  ["^w(?=imm)", "W"]
]

const sharedRules: ReadonlyArray<SpellingRule> = [
  ...surnameRules,
  ...dentalRules,
  ["^I(?=[Ss]v)", "e"],
  ["^SrI", "sri"],
  ["^(#)I(?=re)", "$1ee"],
  ["jF", "gn"],
  ["Mh", "mh"],
  ["gO", "goʋ"],
  ["O", "ou"],
  ["Ayi", "ai"],
  ...commonRules
]

const spellTelugu = spellerOf([["SAswri$", "sAswry"], ["S(?=[rv]|eK|irI)", "s"], ...sharedRules])
const spellKannada = spellerOf(sharedRules)

const anyVowel = soundPattern("@")
const silentLastVowel = soundPattern("(?<=@M?(?!M)#|rW)(?<![əi]w|v|əl|əL|iy)ə$")

/**
 * Kannada writes the last vowel of names from Sanskrit, and people leave it out in Latin letters: Ashok, Basavaraj. It
 * stays in short names (Rama, Gowda), after clusters (Krishna), and in endings of women's names (Kavitha, Kamala).
 */
const withoutLastVowel = (sounds: string): string => {
  const isShort = (sounds.match(anyVowel) ?? []).length < 3
  return isShort ? sounds : sounds.replace(silentLastVowel, "")
}

export const transliterateTelugu = (word: string): string => spellTelugu(readIndicWord(word, teluguStart))

export const transliterateKannada = (word: string): string =>
  spellKannada(withoutLastVowel(readIndicWord(word, kannadaStart)))
