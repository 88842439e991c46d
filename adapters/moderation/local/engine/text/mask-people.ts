import { type CapitalisedWords, capitalisedWords } from "./capitalised-words.ts"
import { isGroupTail, type People } from "./people.ts"
import { soundOf } from "./sound-of.ts"

/**
 * Every word for a group reads as one token and every name as another, so that no decision can depend on which group
 * or whose name stands in a text. Slurs are no such words. Rules and concepts name the tokens like other words.
 */
const [groupToken, nameToken] = ["anygroup", "anyname"] as const

const tokenPattern = new RegExp(` (?:${groupToken}|${nameToken})(?= )`, "g")

/** Leaves out the tokens, whose Latin letters say nothing of the script. */
export const withoutTokens = (words: string): string => words.replace(tokenPattern, "")

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(soundOf))

const titles = setOf(
  "mr mrs ms miss dr prof sir madam maam shri sri smt kumari thiru thirumathi selvi sriman श्री श्रीमती శ్రీ శ్రీమతి திரு திருமதி ಶ್ರೀ ಶ್ರೀಮತಿ"
)
const honorifics =
  setOf(`ji jee sir madam maam bhai bhaiya didi bhabhi uncle aunty sahab saheb garu gaaru gari anna akka annayya avare avaru avarige sar
  जी जीने जीको सर मैडम भाई भैया दीदी साहब గారు గారి అన్న అక్క సార్
  மேடம் சார் அண்ணா அக்கா அவர்கள் அவர்களின் அவர்களுக்கு அவர்களிடம் அவர்களை அவர்களுடன் அவர்களும் avargal avargalukku avargalidam ಅವರು ಅವರೇ ಸರ್ ಅಣ್ಣ ಅಕ್ಕ ಅವರಿಗೆ`)

/**
 * Words that follow a name at the start of a sentence: verbs and adverbs ("Dick forgot the key."), and in Indian languages, typed
 * in Latin letters, endings that stand alone and pronouns, too.
 */
const wordsAfterName =
  setOf(`was is has had and s from does did could should would can may might must will never always often also still really just even who whose with at on
  about once twice rarely sometimes usually already finally soon again please gently clearly isnt wasnt hasnt hadnt didnt doesnt cant couldnt wont
  wouldnt shouldnt answers apologises arrives asks became began believes bought bring brings broke brought built calls came cares caught checks chose
  complains drew drives drove encourages enjoys expects explains fails feels fell finds finishes fixes follows forgets forgot found gave gets gives goes
  got greets grew handles heard hears held helps holds hopes ignores interrupts keeps kept knew knows laughs leaves left lends lent lets likes listens
  lives looks lost loves made makes manages means meets mentors misses needs offers organises owes paid plays prefers presents promises puts ran read
  reads reminds remembers replies runs said sang sat says seems sells sends sent sets shares shouts shows sings slept smiles sold speaks spends spent
  spoke stands starts stays stole stood stops suggests supports takes talks taught teaches tells tends thinks thought threw told took tries understands
  understood uses visits waits wants went wins won wore works worries writes wrote the thanks hates burns brakes dances wakes walks cycles drinks eats
  ate drank paints
  ne ko ka ke ki se bhi aur kal aaj abhi hamesha mera mere meri hamara hamare mujhe kya kab kahan kaise bahut thoda zara garu garitho gariki garini gari
  tho ku ni nu kuda kooda eppudu ekkada koncham naa naku nannu mee meeku ninna repu leave kitta oda avargal konjam en enakku enga unga nalla eppo enna
  romba naalaikku nethu avru avara avarige jothe jote ge inda swalpa nanna nange nimma nimge yavaga yaake tumba naale ninne raje`)

const pastTense = /^[a-z]{2,}ed$/

/** Words before a noun or an adjective, where a capitalised word is no name. */
const determiners = new Set(
  `a an the such you u your ur youre this that these those bloody fucking total complete absolute utter massive big real little what some any
  no my i his her their ek bilkul bada oka pedda oru semma ondu dodda`.split(/\s+/)
)

/** Nouns that the word before them belongs to: "Dick move" names nobody. */
const compoundNouns = new Set("head heads move moves energy face faces pic pics comment comments".split(" "))

/** After one of these, "you" is an object: "Thank you Dick." */
const verbsBeforeYou = new Set("thank love miss bless".split(" "))

/** Subjects that an adjective of a group follows at once. "I am" and "we are" take two words. */
const firstPersons = setOf(
  "im main mai hum nenu memu naan naanga naanu nanu naavu मैं हम నేను మేము நான் நாங்கள் நாங்க ನಾನು ನಾವು"
)
const firstPersonPairs = new Set(["i am", "we are", "i was", "we were"])

/** Words before which "short", "poor" or "black" names no group, unless it has a capital: "I am short of time". */
const complements = new Set("of on at in with for to enough about".split(" "))

/** Which words read as names: those that surely are some, or also those that perhaps are. */
export type NameReading = "surely" | "perhaps"

interface MaskedWords {
  readonly people: People
  readonly isKnown: (word: string) => boolean
  readonly isKnownInScript: (word: string) => boolean
}

const isLatin = /^[a-z]{3,}$/

/** The word before, beyond the full stop of "Mr." */
const wordBefore = (words: ReadonlyArray<string>, at: number): string =>
  (words[at - 1] === "." ? words[at - 2] : words[at - 1]) ?? ""

const isAddressed = (words: ReadonlyArray<string>, at: number): boolean =>
  titles.has(soundOf(wordBefore(words, at))) || honorifics.has(soundOf(words[at + 1] ?? ""))

const opensSentence = (
  words: ReadonlyArray<string>,
  at: number,
  vocabulary: MaskedWords,
  capitals: CapitalisedWords
): boolean => {
  const [word = "", next = ""] = words.slice(at, at + 2)
  if (!capitals.atStart.has(word)) return false
  return (
    wordsAfterName.has(soundOf(next)) || pastTense.test(next) || isNameAt(words, at + 1, vocabulary, capitals)
  )
}

const isDetermined = (words: ReadonlyArray<string>, at: number): boolean =>
  determiners.has(words[at - 1] ?? "") &&
  !(words[at - 1] === "you" && verbsBeforeYou.has(words[at - 2] ?? ""))

const isPartOfNoun = (words: ReadonlyArray<string>, at: number): boolean =>
  compoundNouns.has(words[at + 1] ?? "") || isDetermined(words, at)

/** A name that is also a word, or an unknown word that sounds like a name. Latin letters need a capital. */
const isPerhapsName = (
  words: ReadonlyArray<string>,
  at: number,
  { people, isKnownInScript }: MaskedWords,
  { within, atStart }: CapitalisedWords
): boolean => {
  const word = words[at] ?? ""
  if (isPartOfNoun(words, at)) return false
  if (isLatin.test(word) && !within.has(word) && !atStart.has(word)) return false
  return people.isWordName(word) || (people.soundsLikeName(word) && !isKnownInScript(word))
}

const isNameAt = (
  words: ReadonlyArray<string>,
  at: number,
  vocabulary: MaskedWords,
  capitals: CapitalisedWords
): boolean => {
  const { people } = vocabulary
  const word = words[at] ?? ""
  const kind = people.kindOf(word)
  if (kind === "name") return true
  if (kind === "word name" && (isAddressed(words, at) || opensSentence(words, at, vocabulary, capitals)))
    return true
  if (isPartOfNoun(words, at)) return false
  if (capitals.possessives.has(word) && people.kindOf(word.slice(0, -1)) === "word name") return true
  if (!capitals.within.has(word)) return false
  return kind === "word name" || (isLatin.test(word) && !vocabulary.isKnown(word))
}

const isSelfDescription = (
  words: ReadonlyArray<string>,
  at: number,
  people: People,
  { within }: CapitalisedWords
): boolean => {
  const word = words[at] ?? ""
  if (!people.isAdjective(word) || (complements.has(words[at + 1] ?? "") && !within.has(word))) return false
  const [first = "", second = ""] = [words[at - 2], words[at - 1]]
  return firstPersons.has(soundOf(second)) || firstPersonPairs.has(`${first} ${second}`)
}

const groupEndAt = (
  words: ReadonlyArray<string>,
  start: number,
  people: People,
  capitals: CapitalisedWords
): number => {
  const length = people.phraseLengthAt(words, start)
  if (length > 0) return start + length
  return people.kindOf(words[start] ?? "") === "group" || isSelfDescription(words, start, people, capitals)
    ? start + 1
    : start
}

const isMask = (word: string | undefined): boolean => word === groupToken || word === nameToken

/** "an atheist" and "a Muslim" differ in their article alone. */
const addMask = (masked: Array<string>, token: string): void => {
  if (masked.at(-1) === "an") masked[masked.length - 1] = "a"
  if (masked.at(-1) !== token) masked.push(token)
}

export const maskPeople = (
  text: string,
  words: ReadonlyArray<string>,
  vocabulary: MaskedWords,
  names: NameReading
): ReadonlyArray<string> => {
  const capitals = capitalisedWords(text)
  const isPerhaps = (at: number): boolean =>
    names === "perhaps" && isPerhapsName(words, at, vocabulary, capitals)
  const isNamed = (at: number): boolean => isNameAt(words, at, vocabulary, capitals) || isPerhaps(at)
  const masked: Array<string> = []
  /** Whether a caste stands where a surname does: beside a name, a title or an honorific. */
  const isSurname = (at: number): boolean => {
    if (!vocabulary.people.isWordName(words[at] ?? "") || isGroupTail(soundOf(words[at + 1] ?? "")))
      return false
    return masked.at(-1) === nameToken || isAddressed(words, at) || isPerhaps(at)
  }
  for (let at = 0; at < words.length; at++) {
    const end = groupEndAt(words, at, vocabulary.people, capitals)
    const isNamedByCaste = end === at + 1 && isSurname(at)
    if (end > at && !isNamedByCaste) {
      addMask(masked, groupToken)
      at = end - 1
    } else if (masked.at(-1) === groupToken && isGroupTail(soundOf(words[at] ?? ""))) continue
    else if (isNamedByCaste || isNamed(at)) addMask(masked, nameToken)
    else masked.push(words[at] ?? "")
  }
  return masked.some(isMask) ? masked : words
}
