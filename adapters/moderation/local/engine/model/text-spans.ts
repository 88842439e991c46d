import { type ConceptMatches, isNamed } from "../concepts/find-concepts.ts"
import { likelyScore } from "../rules/rule.ts"
import { vocabulary } from "../rules/rules.ts"
import { normalise } from "../text/normalise.ts"
import type { NormalisedText } from "../text/normalised-text.ts"
import { quotationsIn } from "../text/quotations.ts"
import type { Span } from "../text/term-index.ts"
import { conceptFeatures } from "./concept-features.ts"
import { cuesWithin } from "./cues.ts"
import type { TextEvidence } from "./evidence.ts"
import { type Features, hashesOf, lettersOf } from "./features.ts"
import { indicatorsOf } from "./indicators.ts"
import { contentSentences, segmentsOf } from "./segments.ts"
import { sliceTokens, type TextTokens, tokensOf } from "./tokens.ts"

interface WholeText extends Features {
  readonly tokens: TextTokens
}

interface Segment extends Features {
  readonly span: Span
  readonly isBesideReport: boolean
  readonly isBesideExcuse: boolean
}

/** Whom a text names: a group before a person, and a person only where lists find nothing likely. */
export type Naming = "nobody" | "person" | "group"

/**
 * `naming` differs from `about` where lists find a word beside a group: there nobody is named. `words` counts no
 * courtesies.
 */
export interface TextSpans {
  readonly whole: WholeText
  readonly segments: ReadonlyArray<Segment>
  readonly isBrief: boolean
  readonly about: Naming
  readonly naming: Naming
  readonly words: number
}

const isWithin = (outer: Span, { start, end }: Span): boolean => outer.start <= start && end <= outer.end

interface JoinedSpans {
  readonly reading: NormalisedText
  readonly moveSpans: <Moved extends Span>(spans: ReadonlyArray<Moved>) => ReadonlyArray<Moved>
}

const sliceSpan = (list: ReadonlyArray<string>, spans: ReadonlyArray<Span>): ReadonlyArray<string> =>
  spans.flatMap(({ start, end }, at) =>
    at === 0 ? list.slice(start, end) : [".", ...list.slice(start, end)]
  )

const joinSpans = (reading: NormalisedText, spans: ReadonlyArray<Span>): JoinedSpans => {
  const [first, ...others] = spans
  if (first === undefined || (others.length === 0 && first.end - first.start === reading.wordList.length))
    return { reading, moveSpans: (unmoved) => unmoved }
  const wordList = sliceSpan(reading.wordList, spans)
  const soundList = sliceSpan(reading.soundList, spans)
  const moves: Array<Span & { readonly by: number }> = []
  let length = 0
  for (const span of spans) {
    moves.push({ ...span, by: length - span.start })
    length += span.end - span.start + 1
  }
  return {
    reading: { wordList, soundList, words: ` ${wordList.join(" ")} `, sounds: ` ${soundList.join(" ")} ` },
    moveSpans: (found) =>
      found.flatMap((span) => {
        const move = moves.find((outer) => isWithin(outer, span))
        return move === undefined ? [] : [{ ...span, start: span.start + move.by, end: span.end + move.by }]
      })
  }
}

/** From the first of its words that the whole has, to the last: the whole leaves out greetings and full stops. */
const spanWithin = ({ moveSpans }: JoinedSpans, { start, end }: Span): Span => {
  const words = Array.from({ length: end - start }, (_, at) => ({ start: start + at, end: start + at + 1 }))
  const moved = moveSpans(words)
  return { start: moved[0]?.start ?? 0, end: moved.at(-1)?.end ?? 0 }
}

const reportConcepts = new Set(["called-me-report", "happened-to-me", "harassment-report", "i-suffer"])

const aboutOf = (named: ConceptMatches, findings: TextEvidence["findings"]): Naming => {
  if (isNamed(named, "named-group")) return "group"
  return isNamed(named, "named-person") && findings.every(({ score }) => score < likelyScore)
    ? "person"
    : "nobody"
}

export const segmentAlone = ({ whole }: TextSpans, segment: Segment): WholeText => ({
  ...segment,
  tokens: sliceTokens(whole.tokens, segment.span)
})

export const segmentsAlone = (spans: TextSpans): ReadonlyArray<TextSpans> =>
  spans.segments.map((segment) => ({
    whole: segmentAlone(spans, segment),
    segments: [],
    isBrief: true,
    about: "nobody",
    naming: "nobody",
    words: Math.round(spans.words / spans.segments.length)
  }))

const contextOf = (
  { start, end }: Span,
  named: ConceptMatches,
  { excused }: TextEvidence
): Pick<Segment, "isBesideReport" | "isBesideExcuse"> => {
  const isOutside = (span: Span): boolean => span.end <= start || span.start >= end
  return {
    isBesideReport: named.some((one) => isOutside(one) && reportConcepts.has(one.value)),
    isBesideExcuse: excused.some((one) => isOutside(one) && one.value.labels === undefined)
  }
}

export const quotedTexts = (text: string): ReadonlyArray<string> =>
  quotationsIn(text).flatMap((quote) => normalise(quote, vocabulary).map(({ words }) => words))

const maxBriefWordsInText = 14

const wordCountOf = (spans: ReadonlyArray<Span>): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0)

const hasFewWords = (sentences: ReadonlyArray<Span>, segments: ReadonlyArray<Span>): boolean =>
  segments.length === 0 && wordCountOf(sentences) <= maxBriefWordsInText

/** `named` and `evidence` must come from the same reading of the text. */
export const spansOf = (text: string, evidence: TextEvidence, named: ConceptMatches): TextSpans => {
  const { reading, language, findings, excused } = evidence
  const quoted = quotedTexts(text)
  const featuresOf = (part: JoinedSpans): Features => {
    const found = part.moveSpans(findings)
    const { words } = part.reading
    const isQuoting = quoted.some((quote) => words.includes(quote) || quote.includes(words))
    return {
      letters: lettersOf(part.reading),
      concepts: conceptFeatures(part.reading, part.moveSpans(named)),
      hints: hashesOf([
        ...indicatorsOf(found, part.moveSpans(excused), language),
        ...cuesWithin(text, part.reading, isQuoting, found.length > 0)
      ])
    }
  }
  const sentences = contentSentences(reading)
  const segments = segmentsOf(sentences)
  const whole = joinSpans(reading, sentences)
  const about = aboutOf(named, findings)
  return {
    whole: {
      ...featuresOf(whole),
      tokens: tokensOf(whole.reading, whole.moveSpans(named), language)
    },
    segments: segments.map((segment) => ({
      ...featuresOf(joinSpans(reading, [segment])),
      span: spanWithin(whole, segment),
      ...contextOf(segment, named, evidence)
    })),
    isBrief: hasFewWords(sentences, segments),
    about,
    naming: about === "group" && findings.length > 0 ? "nobody" : about,
    words: wordCountOf(sentences)
  }
}
