import { containsLink } from "../../../core/feedback/link-detection.ts"
import { countGraphemes } from "../../../core/support/text.ts"

/** Words in a row that a line may take over from a text (security A19). */
const mostWords = 6

/** The same for a phrase, which is hardly longer: it names a theme in other words. */
const mostWordsOfPhrase = 3

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const runsIn = (text: string, most: number): ReadonlyArray<string> => {
  const words = wordsIn(text)
  return words.slice(most).map((_, start) => words.slice(start, start + most + 1).join(" "))
}

/** Whether something said repeats more than so many words in a row of a text. */
export const quotes = (said: string, text: string, most = mostWords): boolean => {
  const runs = new Set(runsIn(text, most))
  return runsIn(said, most).some((run) => runs.has(run))
}

/** Controls, invisible characters, and ends of lines. */
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** Whether what a model wrote may be shown: one short line without links, that quotes none of the texts. */
export const isPresentable = (said: string, texts: ReadonlyArray<string>, mostCharacters: number): boolean =>
  said.trim() !== "" &&
  countGraphemes(said) <= mostCharacters &&
  !unprintable.test(said) &&
  !containsLink(said) &&
  !texts.some((text) => quotes(said, text))

/** English words, and little else: no other script, no figures but small ones, no mark that addresses have. */
const plainWords = /^(?!(?:\D*\d){4})[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d ,.'’&/-]*$/u

const mostCharactersOfPhrase = 60

/** Whether what a model wrote may be shown as the name of a theme. */
export const isPresentablePhrase = (said: string, texts: ReadonlyArray<string>): boolean =>
  plainWords.test(said) &&
  isPresentable(said, texts, mostCharactersOfPhrase) &&
  !texts.some((text) => quotes(said, text, mostWordsOfPhrase))

/** Words that could stand in any phrase, and so tie it to none. */
const fillers = new Set(
  `about after again also always been being could does doing done feedback from good great have into just like made make
    many more most much nice note often others over people person really should some such team than that their them then
    there these they this those under very well were what when which while will with work works would your yours positive
    negative neutral critical other general`.split(/\s+/)
)

const stemLength = 5

/** Words of four letters and more, by their beginnings: "mentors" and "mentoring" are one. */
const themesIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= 4 && !fillers.has(word))
      .map((word) => word.slice(0, stemLength))
  )

/** How many of a phrase's words of substance, from 0 to 1, somebody says or is said to speak about. */
export const shareSupported = (phrase: string, said: ReadonlyArray<string>): number => {
  const known = themesIn(said.join(" "))
  const wanted = [...themesIn(phrase)]
  return wanted.filter((theme) => known.has(theme)).length / Math.max(wanted.length, 1)
}

/** Whether a phrase has a word of substance in common with what an item says or is said to be about. */
export const isSupportedBy = (phrase: string, said: ReadonlyArray<string>): boolean =>
  shareSupported(phrase, said) > 0
