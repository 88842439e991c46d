import { replaceLookAlikes } from "./look-alikes.ts"

/** Format and filler characters: they show nothing and only serve to split a word. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u2800/gu

/** Nothing among these is invisible: most texts need no look. */
const isVisible = /^[ -~\t\n\r\u0900-\u0dff]*$/

export const removeInvisible = (text: string): string =>
  isVisible.test(text) ? text : text.replace(invisible, "")

const latinMarks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g

/** Lower-casing can undo the decomposition, but most texts have nothing to lower. */
const decompose = (text: string): string => {
  const decomposed = text.normalize("NFKD")
  const lower = decomposed.toLowerCase()
  return lower === decomposed ? lower : lower.normalize("NFKD")
}

const foldAll = (text: string): string =>
  replaceLookAlikes(removeInvisible(decompose(text)).replace(latinMarks, "")).normalize("NFC")

/** Nothing but plain Latin letters, digits and signs: only capitals can differ. */
const isPlain = /^[ -~\t\n\r]*$/

/** One spelling for every way to write the same letters. Folding twice gives what folding once gave. */
export const foldCharacters = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : foldAll(text)
