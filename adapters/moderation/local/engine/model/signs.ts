import { removeInvisible } from "../text/fold-characters.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { aroundQuotations, quotationsIn } from "../text/quotations.ts"

const words = /[\p{L}\p{M}\p{N}]+/gu

const wordsIn = (text: string): number => text.match(words)?.length ?? 0

const rank = (count: number, numbers: ReadonlyArray<number>): number =>
  numbers.findIndex((number) => count <= number)

const few = [0, 1]
const quoteLengths = [2, 5]
const leastAround = 2

/** Quoting is typical of reports. Tells how much is quoted, in which context, and whether it holds findings. */
const quotingSigns = (text: string, hasFindings: boolean): ReadonlyArray<string> => {
  const quotes = quotationsIn(text)
  if (quotes.length === 0) return []
  const around = aroundQuotations(text).map(wordsIn)
  const total = around.reduce((sum, count) => sum + count, 0)
  return [
    "quotation",
    ...quotes.map((_, at) => `${rank(around[at] ?? 0, few)} quoted ${rank(around[at + 1] ?? 0, few)}`),
    ...quotes.map((quote) => `quoted length ${rank(wordsIn(quote), quoteLengths)}`),
    ...(hasFindings ? ["quotation finding"] : []),
    ...(total < leastAround ? ["quotation alone"] : [])
  ]
}

const address = /https?:|www\.|\.com/

const marks: ReadonlyArray<readonly [string, RegExp]> = [
  ["question", /\?/],
  ["exclamation", /!(?=\s|!|$)/],
  ["exclamations", /!!|\?\?|\?!/],
  ["dots", /\.\.|…/],
  ["address", address]
]

const picture = /\p{Extended_Pictographic}/gu
/** Fast path: all pictographs lie in these ranges. */
const mayBePicture = /[\u00a9\u00ae\u203c-\uffff]/

const picturesIn = (text: string): ReadonlyArray<string> =>
  mayBePicture.test(text) ? (text.match(picture) ?? []) : []

const pictureSigns = (text: string): ReadonlyArray<string> => {
  const pictures = picturesIn(text)
  return pictures.length === 0 ? [] : ["picture", ...pictures]
}

const lengths = [3, 6, 12, 25, 50]

/** Features beyond letters and words. Neither disguising words nor careful writing changes them. */
export const signsOf = (
  text: string,
  { wordList }: NormalisedText,
  hasFindings: boolean
): ReadonlyArray<string> => {
  const visible = removeInvisible(text)
  return [
    ...quotingSigns(visible, hasFindings),
    ...marks.filter(([, mark]) => mark.test(visible)).map(([name]) => name),
    ...pictureSigns(visible),
    `length ${rank(wordList.length, lengths)}`
  ]
}

export const signsWithin = (
  text: string,
  { wordList }: NormalisedText,
  isQuoting: boolean,
  hasFindings: boolean
): ReadonlyArray<string> => {
  const visible = removeInvisible(text)
  return [
    ...(isQuoting ? quotingSigns(visible, hasFindings) : []),
    ...(address.test(visible) ? ["address"] : []),
    `length ${rank(wordList.length, lengths)}`
  ]
}
