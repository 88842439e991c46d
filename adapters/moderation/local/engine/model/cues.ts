import { removeInvisible } from "../text/fold-characters.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { aroundQuotations, quotationsIn } from "../text/quotations.ts"

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

const countWords = (text: string): number => text.match(wordPattern)?.length ?? 0

const bucketOf = (count: number, numbers: ReadonlyArray<number>): number =>
  numbers.findIndex((number) => count <= number)

const quotedWordSteps = [0, 1]
const quoteLengthSteps = [2, 5]
const minWordsAroundQuote = 2

/** Quoting is typical of reports. */
const quotingCues = (text: string, hasFindings: boolean): ReadonlyArray<string> => {
  const quotes = quotationsIn(text)
  if (quotes.length === 0) return []
  const around = aroundQuotations(text).map(countWords)
  const total = around.reduce((sum, count) => sum + count, 0)
  return [
    "quotation",
    ...quotes.map(
      (_, at) =>
        `${bucketOf(around[at] ?? 0, quotedWordSteps)} quoted ${bucketOf(around[at + 1] ?? 0, quotedWordSteps)}`
    ),
    ...quotes.map((quote) => `quoted length ${bucketOf(countWords(quote), quoteLengthSteps)}`),
    ...(hasFindings ? ["quotation finding"] : []),
    ...(total < minWordsAroundQuote ? ["quotation alone"] : [])
  ]
}

const urlPattern = /https?:|www\.|\.com/

const punctuationMarks: ReadonlyArray<readonly [string, RegExp]> = [
  ["question", /\?/],
  ["exclamation", /!(?=\s|!|$)/],
  ["exclamations", /!!|\?\?|\?!/],
  ["dots", /\.\.|…/],
  ["address", urlPattern]
]

const emojiPattern = /\p{Extended_Pictographic}/gu
const possibleEmoji = /[\u00a9\u00ae\u203c-\uffff]/

const emojisIn = (text: string): ReadonlyArray<string> =>
  possibleEmoji.test(text) ? (text.match(emojiPattern) ?? []) : []

const emojiCues = (text: string): ReadonlyArray<string> => {
  const pictures = emojisIn(text)
  return pictures.length === 0 ? [] : ["picture", ...pictures]
}

const textLengthSteps = [3, 6, 12, 25, 50]

export const cuesOf = (
  text: string,
  { wordList }: NormalisedText,
  hasFindings: boolean
): ReadonlyArray<string> => {
  const visible = removeInvisible(text)
  return [
    ...quotingCues(visible, hasFindings),
    ...punctuationMarks.filter(([, mark]) => mark.test(visible)).map(([name]) => name),
    ...emojiCues(visible),
    `length ${bucketOf(wordList.length, textLengthSteps)}`
  ]
}

export const cuesWithin = (
  text: string,
  { wordList }: NormalisedText,
  isQuoting: boolean,
  hasFindings: boolean
): ReadonlyArray<string> => {
  const visible = removeInvisible(text)
  return [
    ...(isQuoting ? quotingCues(visible, hasFindings) : []),
    ...(urlPattern.test(visible) ? ["address"] : []),
    `length ${bucketOf(wordList.length, textLengthSteps)}`
  ]
}
