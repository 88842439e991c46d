import { lazy } from "../../values/lazy.ts"
import { givenNames } from "./given-names.ts"
import { findPhrases } from "./phrase-finder.ts"
import { soundKey, voicelessKey } from "./sound-key.ts"
import type { Trace } from "./trace.ts"

const words = /[\p{L}\p{M}\u200c\u200d]+/gu

/** Written with a capital, and no name of a person. */
const otherCapitals = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november " +
    "december mon tue wed thu fri sat sun english hindi telugu tamil kannada malayalam marathi bengali french german spanish indian india " +
    "american european sir madam ma'am mam miss teacher professor doctor boss manager god diwali holi pongal ugadi dasara onam eid christmas " +
    "ramadan easter happy birthday day new year java javascript typescript python react angular node kotlin swift ruby rust docker kubernetes linux windows mac " +
    "excel word powerpoint outlook slack zoom teams google meet whatsapp telegram instagram facebook twitter youtube linkedin netflix amazon " +
    "microsoft apple android jira confluence notion figma git github gitlab jenkins terraform scrum kanban agile gantt postgres oracle redis " +
    "kafka spark tableau photoshop canva maths math physics chemistry biology history geography science internet wifi bluetooth covid zumba " +
    "yoga plan feedback project team thank thanks you your we they please dear hello hi good great very the and but not so that this what when " +
    "how why if is are am do does did can could would should will have has had keep stop start let more less best all no yes ok okay well also " +
    "only just never always every then there here it he she his her our us my me be to of in on at for with from by as or an dalit muslim " +
    "christian hindu sikh western eastern south north black white"
  ).split(" ")
)

const isOtherCapital = (word: string): boolean => otherCapitals.has(word) || otherCapitals.has(word.replace(/s$/, ""))

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}{2,}$/u.test(word)
const isWithinSentence = (text: string, at: number): boolean => /[\p{L}\p{M}\p{N},;'’)][ \t]*$/u.test(text.slice(0, at))

/** In a title, each word has a capital. */
const isTitle = (text: string): boolean => {
  const all = text.match(words) ?? []
  return all.length > 3 && all.filter(isCapitalised).length * 2 > all.length
}

const spellings = lazy(() => new Set(givenNames))
const soundKeys = lazy(() => new Set(givenNames.map(soundKey)))
const voicelessKeys = lazy(() => new Set([...soundKeys()].map(voicelessKey)))

const leastStem = 4

/** How case endings sound, which the languages of the south write together with a name. */
const caseEnding =
  /^[iuy]{0,2}(?:n[iu]?|nnu|k[iu]|g|ge|nige|t|to|lo|d|di|in|ind|li|r|ru|ai|i[td]m|u[td]n|um|kum|l)?$/

const isNameWithEnding = (key: string, names: ReadonlySet<string>): boolean => {
  for (let end = key.length; end >= leastStem; end--) {
    if (names.has(key.slice(0, end)) && caseEnding.test(key.slice(end))) return true
  }
  return false
}

const latin = /^\p{Script=Latin}/u
const tamil = /^\p{Script=Tamil}/u

const isCommonName = (word: string): boolean => {
  if (latin.test(word)) return spellings().has(word.toLowerCase())
  const key = soundKey(word)
  if (tamil.test(word)) return isNameWithEnding(voicelessKey(key), voicelessKeys())
  return isNameWithEnding(key, soundKeys()) || (key.length === 3 && soundKeys().has(key))
}

const roles =
  "है|हैं|नहीं|तो|ना|चाचा|चाची|आंटी|अंकल|मामा|नाना|नानी|दादी|मामी|बुआ|मौसी|पंडित|मंत्री|हाँ|हां|जी|सर|आप|मैडम|मैम|गुरु|टीचर|माता|पिता|भाई|दादा|दीदी|बहन|मम्मी|पापा|डॉक्टर|नमस्ते|धन्यवाद|मास्टर|बॉस|మేనేజర్|టీచర్|డాక్టర్|మీరు|అమ్మ|నాన్న|సార్|సర్|మేడమ్|మేడం|మాస్టర్|ప్రిన్సిపాల్|కలెక్టర్|డైరెక్టర్|కోచ్|director|coach|sarpanch|lecturer|haan|ha|han|sir|aap|madam|mam|guru|teacher|papa|mummy|thank|manager|doctor|amma|nanna|meeru|master|principal|professor|pandit|chacha|uncle|aunty|bhai|didi"

const findIntroduced = findPhrases("name", [
  "(?:mr|mrs|ms|miss|dr|prof|smt|shri)\\.? (?!\\p{Ll})\\p{L}[\\p{L}\\p{M}]+",
  "my name(?: is|['’]s) [\\p{L}\\p{M}]+",
  "मेरा नाम [\\p{L}\\p{M}]+|నా పేరు [\\p{L}\\p{M}]+|(?:என்|எனது) பெயர் [\\p{L}\\p{M}]+|ನನ್ನ ಹೆಸರು [\\p{L}\\p{M}]+",
  "mera naam? [\\p{L}]+|naa peru \\p{L}+|en (?:peyar|per|peru) \\p{L}+|nanna hesaru \\p{L}+",
  `(?!(?:${roles}) )[\\p{L}\\p{M}]{2,} (?:जी|గారు|గారి|గారికి|garu|gaaru|gari)`
])

/** Names of people, but those of the page's owner, however they are written. */
export const findNames = (text: string, ownerName: string | null): ReadonlyArray<Trace> => {
  const ownKeys = new Set((ownerName?.match(words) ?? []).map(soundKey))
  const isTitled = isTitle(text)
  const isOwn = (word: string): boolean => {
    const key = soundKey(word)
    return [...ownKeys].some((own) => key === own || (own.length >= 3 && key.startsWith(own)))
  }
  const isName = (word: string, at: number): boolean =>
    isCommonName(word) ||
    (!isTitled && isCapitalised(word) && isWithinSentence(text, at) && !isOtherCapital(word.toLowerCase()))
  const named = [...text.matchAll(words)].flatMap((match) =>
    !isOwn(match[0]) && isName(match[0], match.index)
      ? [{ kind: "name" as const, start: match.index, end: match.index + match[0].length }]
      : []
  )
  const introduced = findIntroduced(text).filter(
    ({ start, end }) => !(text.slice(start, end).match(words) ?? []).some(isOwn)
  )
  return [...introduced, ...named]
}
