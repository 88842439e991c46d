import { findPhrases } from "./phrase-finder.ts"
import { findSpokenPhrases } from "./spoken-phrase-finder.ts"
import type { TraceFinder } from "./trace.ts"

const englishMonths = "january|february|march|april|june|july|august|september|october|november|december"

const months = `${englishMonths}|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec`

const findEnglish = findPhrases("date", [
  "\\p{Nd}{1,2}([./-])\\p{Nd}{1,2}\\1\\p{Nd}{2,4}",
  "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}",
  `(?:the )?\\p{Nd}{1,2} ?(?:st|nd|rd|th)?(?: of)? (?:${months})(?: \\p{Nd}{4})?`,
  `(?:${months})(?: the)? \\p{Nd}{1,4}(?:st|nd|rd|th)?`,
  `(?:in|since|until|during) (?:${englishMonths})`,
  "(?:on|since|of|until|till|after|before|from) the \\p{Nd}{1,2}(?:st|nd|rd|th)",
  "(?:last|(?:this|the) past) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! of)",
  "(?:19[5-9]|20[0-4])\\p{Nd}(?!\\p{Nd})~"
])

const spokenMonths =
  "canavari|p[ie]?p?a?ravari|[ae]pril|apra?il|aprel|cun|cule|culai|akast|sitan?m?par|septe[nm]par|[ao]kt[ou]par|navan?m?par|nave[nm]par|tisan?m?par|ti[sc]e[nm]par"

const spokenLast = "pica?l[ei]|pite|kata|poyina|mona|kintati|pona|katanta|kaleta|hota"

const findSpoken = findSpokenPhrases("date", [
  `\\d{1,2} (?:(?:${spokenMonths})~|marc|marci|mai)(?: \\d{4})?`,
  `(?:(?:${spokenMonths})~|marc|marci) \\d{1,4}~`,
  // A week alone, in which the name of the day is missing, is no date.
  `(?:${spokenLast}) (?:[a-z]{3,}(?:vara[mn]?|var|vara[td]~| ?kilame~)|cevay~|putan~|viyalan~|nayiru~)`,
  "\\d{1,2}[a-z]{0,3}(?: [a-z]{1,3})? (?:tarik|teti|tinank)~"
])

export const findDates: TraceFinder = (text) => [...findEnglish(text), ...findSpoken(text)]
