import type { NormalisedText } from "../text/normalised-text.ts"
import type { Span } from "../text/term-index.ts"
import { withoutCourtesy } from "./courtesy.ts"

const sentencesOf = ({ wordList }: NormalisedText): ReadonlyArray<Span> => {
  const sentences: Array<Span> = []
  let start = 0
  for (let at = 0; at <= wordList.length; at++) {
    if (at < wordList.length && wordList[at] !== ".") continue
    if (at > start) sentences.push({ start, end: at })
    start = at + 1
  }
  return sentences
}

const besideCourtesies = (reading: NormalisedText): ReadonlyArray<Span> =>
  sentencesOf(reading)
    .map((sentence) => withoutCourtesy(reading, sentence))
    .filter(({ start, end }) => end > start)

export const contentSentences = (reading: NormalisedText): ReadonlyArray<Span> => {
  const sentences = besideCourtesies(reading)
  return sentences.length > 0 ? sentences : sentencesOf(reading)
}

export const isCourtesyAlone = (reading: NormalisedText): boolean => besideCourtesies(reading).length === 0

const maxSegmentWords = 18
const windowWords = 12
const windowStepWords = 6

/** Splits a long sentence into windows, because many people set no full stop. */
const windowsOf = ({ start, end }: Span): ReadonlyArray<Span> => {
  if (end - start <= maxSegmentWords) return [{ start, end }]
  const windows: Array<Span> = []
  for (let from = start; from < end - windowStepWords; from += windowStepWords)
    windows.push({ start: from, end: Math.min(end, from + windowWords) })
  return windows
}

const minSentenceWords = 3

const joinShortSentences = (sentences: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  let isOpen = false
  for (const sentence of sentences) {
    const isShort = sentence.end - sentence.start < minSentenceWords
    const last = spans.at(-1)
    if (last !== undefined && (isShort || isOpen)) spans[spans.length - 1] = { ...last, end: sentence.end }
    else spans.push(sentence)
    isOpen = isShort && (last === undefined || isOpen)
  }
  return spans
}

/** Spans that are judged beside the whole; empty if they would equal it. */
export const segmentsOf = (sentences: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const segments = joinShortSentences(sentences).flatMap(windowsOf)
  return segments.length > 1 ? segments : []
}
