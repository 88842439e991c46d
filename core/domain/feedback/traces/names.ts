import { lazy } from "../../values/lazy.ts"
import { givenNames } from "./given-names.ts"
import { findPhrases } from "./phrase-finder.ts"
import { soundsOf, withoutVoice } from "./sounds.ts"
import { findSpokenPhrases } from "./spoken-phrase-finder.ts"
import type { Trace } from "./trace.ts"

const words = /[\p{L}\p{M}\u200c\u200d]+/gu

const capitalisedNonNames = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november " +
    "december english hindi telugu tamil kannada malayalam french indian india " +
    "sir madam miss teacher doctor boss manager god diwali holi pongal ugadi onam eid christmas " +
    "happy birthday day new year java javascript typescript python react angular node docker kubernetes linux windows " +
    "excel word powerpoint slack zoom google meet whatsapp telegram instagram facebook twitter youtube linkedin " +
    "microsoft apple jira confluence notion figma git github gitlab scrum kanban agile " +
    "math physics chemistry science internet wifi covid " +
    "plan feedback project team thank you your we they please dear hello hi good great very the and but not so that this what when " +
    "how why if is are am do does did can could would should will have has had keep stop start let more less best all no yes ok okay well also " +
    "only just never always every then there here it he she his her our us my me be to of in on at for with from by as or an dalit muslim " +
    "christian hindu sikh white"
  ).split(" ")
)

const isOtherCapital = (word: string): boolean =>
  capitalisedNonNames.has(word) || capitalisedNonNames.has(word.replace(/s$/, ""))

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}{2,}$/u.test(word)
const isWithinSentence = (text: string, at: number): boolean =>
  /[\p{L}\p{M}\p{N},;'’)][ \t]*$/u.test(text.slice(0, at))

const isTitle = (text: string): boolean => {
  const all = text.match(words) ?? []
  return all.length > 3 && all.filter(isCapitalised).length * 2 > all.length
}

/** The end of "Vijay" are two sounds in Indic letters. */
const nameSounds = (word: string): string => soundsOf(word.replace(/ay$/, "aya"))

const withoutA = (sounds: string): string => sounds.replace(/(?<!^)a/g, "")

/** Romanisations leave out many an a, and Indic letters imply it. */
const nameKey = (word: string): string => withoutA(nameSounds(word))

/** Tamil letters tell neither s from ch nor h from k, and have a vowel between p and r. */
const tamilKey = (word: string): string =>
  withoutVoice(nameSounds(word.replace(/^பிர/, "ப்ர")))
    .replace(/s/g, "c")
    .replace(/h/g, "k")
    .replace(/aya$/, "ay")

/** Sounds of Tamil words that are like a name: meeting, cook, see, clown, biryani, send, matter. */
const tamilWords = /^(?:cantip|camec|parkan|komal|priyani|anupam|vicayat)/

const minStemLength = 4

const spellings = lazy(() => new Set(givenNames))
const soundKeys = lazy(() => new Set(givenNames.map(nameKey)))
const tamilKeys = lazy(
  () => new Set(givenNames.filter((name) => nameKey(name).length >= minStemLength).map(tamilKey))
)

/** Sounds of the case endings that Indic languages write together with a name. */
const caseEnding =
  /^[iuyv]{0,2}(?:n[iu]?|nnu|k[iu]t?|ot|g|ge|nige|t|to|lo|d|di|in|ind|li|r|ru|e|i[td]m|u[td]n|um|kum|l)?$/

const isNameWithEnding = (key: string, names: ReadonlySet<string>): boolean => {
  for (let end = key.length; end >= minStemLength; end--) {
    if (names.has(key.slice(0, end)) && caseEnding.test(key.slice(end).replaceAll("a", ""))) return true
  }
  return false
}

const latin = /^\p{Script=Latin}/u
const tamil = /^\p{Script=Tamil}/u

const isCommonName = (word: string): boolean => {
  if (latin.test(word)) return spellings().has(word.toLowerCase())
  if (tamil.test(word)) {
    const key = tamilKey(word)
    return !tamilWords.test(key) && isNameWithEnding(key, tamilKeys())
  }
  const key = nameKey(word)
  return isNameWithEnding(key, soundKeys()) || (key.length === 3 && soundKeys().has(key))
}

const findTitled = findPhrases("name", [
  "(?:mr|mrs|ms|dr|prof|smt|shri)\\.? \\p{L}[\\p{L}\\p{M}]+",
  "my name(?: is|['’]s) [\\p{L}\\p{M}]+"
])

/** Words that are no names, before a word of respect. */
const roles =
  "he|hen|nahin?|to|na|h?an|ap|sar|sir|caca|caci|anti|ankal|mama|nana|nani|tati|mami|pantit|mantri|me[td]am|matam|mem|mam|kuru|ticar|mata|pita|papa|pai|tata|titi|" +
  "pahan|toktar|taktar|namaste|master|mastar|pos|mene?car|miru|ama|parents|kolektar|tirektar|tairektar|koc|sarpanc|principal|prinsipal|propesar|tank|tanyavat"

const findIntroduced = findSpokenPhrases("name", [
  "(?:mera nam|na peru|en pey?ar|en peru?|enatu peyar|nana hesaru) #",
  `(?!(?:${roles}) )[a-z]{3,} (?:ci|karu|kari|kariki)`
])

const ownKey = (word: string): string => withoutA(tamilKey(word))

export const findNames = (text: string, ownerName: string | null): ReadonlyArray<Trace> => {
  const ownKeys = (ownerName?.match(words) ?? []).map(ownKey)
  const isTitled = isTitle(text)
  const isOwn = (word: string): boolean => {
    const key = ownKey(word)
    return ownKeys.some((own) => key === own || (own.length >= 3 && key.startsWith(own)))
  }
  const isName = (word: string, at: number): boolean =>
    isCommonName(word) ||
    (!isTitled && isCapitalised(word) && isWithinSentence(text, at) && !isOtherCapital(word.toLowerCase()))
  const named = [...text.matchAll(words)].flatMap((match) =>
    !isOwn(match[0]) && isName(match[0], match.index)
      ? [{ kind: "name" as const, start: match.index, end: match.index + match[0].length }]
      : []
  )
  const introduced = [...findTitled(text), ...findIntroduced(text)].filter(
    ({ start, end }) => !(text.slice(start, end).match(words) ?? []).some(isOwn)
  )
  return [...introduced, ...named]
}
