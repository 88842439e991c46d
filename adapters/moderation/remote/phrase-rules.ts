import { containsLink } from "../../../core/feedback/link-detection.ts"
import { countGraphemes } from "../../../core/support/text.ts"

/** Words in a row that may be taken over from a text (security A19). */
const mostWords = 6

const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const runsIn = (text: string): ReadonlyArray<string> => {
  const words = wordsIn(text)
  return words.slice(mostWords).map((_, start) => words.slice(start, start + mostWords + 1).join(" "))
}

/** Whether something said repeats more than six words in a row of a text. */
export const quotes = (said: string, text: string): boolean => {
  const runs = new Set(runsIn(text))
  return runsIn(said).some((run) => runs.has(run))
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

/** Words that could stand in any phrase, and so tie it to none. */
const fillers = new Set(
  `about after again also always been being could does doing done feedback from good great have into just like made make
    many more most much nice note often others over people person really should some such team than that their them then
    there these they this those very well were what when which while will with work works would your yours positive
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

/** Whether a phrase has a word of substance in common with what an item says or is said to be about. */
export const isSupportedBy = (phrase: string, said: ReadonlyArray<string>): boolean => {
  const themes = themesIn(said.join(" "))
  return [...themesIn(phrase)].some((theme) => themes.has(theme))
}
