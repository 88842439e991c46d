import { readIndicWord } from "./indic-letters.ts"
import { commonRules, soundPattern, spellerOf } from "./spelling-rules.ts"

const devanagariStart = 0x0900

/** Hindi doesn't speak the last implied vowel, but for one that carries a cluster: Aditya, Chandra, Krishna. */
const lastSchwa = soundPattern("(?<=.)(?<!#y|[kKgGcCjJtTdDwWxXpPbBSRs][rvnNml])ə$")

/** Read from the right, an implied vowel between a vowel with one consonant and a consonant with a vowel is silent. */
const medialSchwaReversed = soundPattern("(@#)ə(?=(?!M)#@)")

const reversed = (text: string): string => [...text].reverse().join("")

const withoutSilentVowels = (sounds: string): string =>
  reversed(reversed(sounds.replace(lastSchwa, "")).replace(medialSchwaReversed, "$1"))

const spellHindi = spellerOf([
  ["jF", "gy"],
  ["Mh", "ngh"],
  ["vAl(?=[AI]?$)", "ʋAl"],
  ["^omə", "om"],
  ["əlwA$", "ləwA"],
  ["rAv$", "rao"],
  ["rAy$", "rai"],
  ...commonRules
])

/** Spellings that families have kept, which no rule gives. */
const customaryHindi: Readonly<Record<string, string>> = {
  अग्रवाल: "agarwal",
  अहमद: "ahmed",
  गांगुली: "ganguly",
  चटर्जी: "chatterjee",
  चौधरी: "chaudhary",
  चौबे: "choubey",
  जवाहरलाल: "jawaharlal",
  तिवारी: "tiwari",
  दत्त: "dutt",
  दीक्षित: "dixit",
  दुबे: "dubey",
  पवन: "pawan",
  पांडे: "pandey",
  पांडेय: "pandey",
  पाण्डेय: "pandey",
  बनर्जी: "banerjee",
  बोस: "bose",
  भगवान: "bhagwan",
  मुखर्जी: "mukherjee",
  राठौर: "rathore",
  वर्मा: "verma",
  शेख: "sheikh",
  श्रीवास्तव: "srivastava",
  सक्सेना: "saxena",
  सीता: "sita",
  सैयद: "syed",
  हुसैन: "hussain"
}

export const transliterateHindi = (word: string): string =>
  customaryHindi[word] ?? spellHindi(withoutSilentVowels(readIndicWord(word, devanagariStart)))
