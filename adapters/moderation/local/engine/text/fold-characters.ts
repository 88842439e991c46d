import { replaceLookAlikes } from "./look-alikes.ts"

/** Format and filler characters are invisible and only serve to split a word. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800/gu

const visibleText = /^[ -~\t\n\r\u0900-\u0dff]*$/

export const removeInvisible = (text: string): string =>
  visibleText.test(text) ? text : text.replace(invisible, "")

const latinMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g

/** Lower-casing can undo the decomposition. Most texts are lower case already. */
const decompose = (text: string): string => {
  const decomposed = text.normalize("NFKD")
  const lower = decomposed.toLowerCase()
  return lower === decomposed ? lower : lower.normalize("NFKD")
}

/** Marks of other scripts, which hide a Latin letter's word. */
const marksOfLatin = /([a-z])\p{M}+/gu

const foldAll = (text: string): string =>
  replaceLookAlikes(removeInvisible(decompose(text)).replace(latinMarks, ""))
    .replace(marksOfLatin, "$1")
    .normalize("NFC")

const asciiText = /^[ -~\t\n\r]*$/

/** Maps all spellings of the same letters to one. Idempotent. */
export const foldCharacters = (text: string): string =>
  asciiText.test(text) ? text.toLowerCase() : foldAll(text)
