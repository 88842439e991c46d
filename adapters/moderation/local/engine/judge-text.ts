import { defaultStrictness, type Strictness } from "#core/domain/moderation/strictness.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { type ConceptMatches, findConcepts, isNamed } from "./concepts/find-concepts.ts"
import { decide } from "./decide.ts"
import { decideCrisis } from "./decide-crisis.ts"
import type { Band } from "./model/cells.ts"
import { type ClassifierResult, opinionOn, scoreOfLeaning } from "./model/classifier-result.ts"
import { gatherReading, readingsOf } from "./model/evidence.ts"
import { type BandPosition, bandOf, bandPositionOf, commentMarginOf, limitsFor } from "./model/limits.ts"
import { isCourtesyAlone } from "./model/segments.ts"
import { bindBrief, sureFindings } from "./model/sure-findings.ts"
import { spansIn, understand } from "./model/understand-text.ts"
import type { RuleFinding } from "./rules/findings.ts"
import { certainScore } from "./rules/rule.ts"
import { vocabulary } from "./rules/rules.ts"
import { normalise } from "./text/normalise.ts"
import { emptyText, type NormalisedText } from "./text/normalised-text.ts"

export const guardName = "local"
export const guardVersion = "53"

/** Includes the strictness, so that verdicts of another strictness are outdated. */
export const guardVersionAt = (strictness: Strictness): string =>
  strictness === defaultStrictness ? guardVersion : `${guardVersion} ${strictness}`

/**
 * Whether somebody writes about themselves and a group, or about themselves and not the reader with a word for disabled
 * people that is rude of others. Nobody is refused for saying who they are.
 */
const saysWhoTheyAre = (named: ConceptMatches): boolean =>
  isNamed(named, "i-me", "my") &&
  (isNamed(named, "named-group") ||
    (isNamed(named, "disability-slur") && !isNamed(named, "you-polite", "you-informal", "your")))

const sparingSelfDescription = (position: BandPosition, isSelfDescription: () => boolean): BandPosition =>
  position === "above" && isSelfDescription() ? "within" : position

/** Labels of findings that settle it where the classifier is unsure. Rude words do not, because friends banter. */
const settlingLabels: ReadonlySet<string> = new Set(["threat", "self-harm-incitement"])

const isSettledBy = (sure: ReadonlyArray<RuleFinding>, position: BandPosition): boolean =>
  position !== "below" && sure.some(({ label }) => settlingLabels.has(label))

const banterLabels: ReadonlySet<string> = new Set(["insult", "profanity"])

/** Rude words that friends also say. Not English ones, because the form refuses the commonest of them in any case. */
const isBanter = ({ language, label }: RuleFinding): boolean => language !== "en" && banterLabels.has(label)

/** Log odds below the limit of covering from which the classifier contradicts a rude word. */
const contradictionMargin = 1

/** Whether neither the whole text nor a sentence of it leans towards abuse, so that a rude word is meant well. */
const isContradicted = (
  { leaning, segments }: ClassifierResult,
  { cover }: Band,
  segmentLimit: number
): boolean => leaning <= cover - contradictionMargin && segments.every((one) => one < segmentLimit)

const understandReadings = (text: string, readings: ReadonlyArray<NormalisedText>) => {
  const last = readings.at(-1) ?? emptyText
  const { languageAndScript } = understand(last)
  const { language } = languageAndScript
  const evidence = readings.map((reading) => gatherReading(reading, language))
  const spans = spansIn(text, last)
  const commentMargin = commentMarginOf(language, spans.about)
  return {
    readings,
    languageAndScript,
    evidence,
    spans,
    commentMargin,
    opinion: opinionOn(spans, commentMargin),
    limits: limitsFor(languageAndScript),
    sure: evidence.flatMap((one) => sureFindings(text, one))
  }
}

type UnderstoodReadings = ReturnType<typeof understandReadings>

/** The findings that count, and where the classifier and they put the text in its band. */
const weighFindings = (understood: UnderstoodReadings, strictness: Strictness) => {
  const { readings, languageAndScript, evidence, spans, opinion, limits, sure } = understood
  const bindAll = (settled: ReadonlyArray<RuleFinding>) => evidence.flatMap((one) => bindBrief(one, settled))
  const bound = bindAll(sure)
  const { naming, words } = spans
  const isCertain = bound.some(({ score }) => score >= certainScore)
  const query = { ...languageAndScript, form: opinion.form, naming, words, isCertain }
  const band = bandOf(limits, query, strictness)
  const findings = isContradicted(opinion, band, limits.segment[strictness])
    ? bindAll(sure.filter((finding) => !isBanter(finding)))
    : bound
  const isSelfDescription = () =>
    findings.length === 0 &&
    readings.some((reading) => saysWhoTheyAre(findConcepts(reading, languageAndScript.language)))
  const hasOnlyCourtesies = bound.length === 0 && readings.every(isCourtesyAlone)
  const ofClassifier = hasOnlyCourtesies
    ? "below"
    : sparingSelfDescription(bandPositionOf(band, opinion.leaning), isSelfDescription)
  const isSettled = isSettledBy(sure, ofClassifier)
  const position: BandPosition = isSettled ? "above" : ofClassifier
  return { findings, band, position, isSettled }
}

interface JudgedReadings {
  readonly judgement: Verdict
  readonly hasFindings: boolean
  readonly isAboutGroup: boolean
}

const judgeReadings = (
  text: string,
  readings: ReadonlyArray<NormalisedText>,
  strictness: Strictness
): JudgedReadings => {
  const understood = understandReadings(text, readings)
  const { opinion, limits, spans } = understood
  const weighed = weighFindings(understood, strictness)
  const { findings, band, position } = weighed
  const score = scoreOfLeaning(opinion.leaning - band.cover, limits.slope)
  const judged = decide(findings, { label: opinion.label, score, position })
  const decided = decideCrisis(judged, { ...understood, ...weighed }, strictness)
  return {
    judgement: { ...decided, guard: guardName, version: guardVersionAt(strictness) },
    hasFindings: findings.length > 0,
    isAboutGroup: spans.about === "group"
  }
}

const severity = { approved: 0, covered: 1, rejected: 2 } as const

/**
 * A word that may be a name decides nothing by itself: of the readings with and without it the milder counts, unless
 * lists find something or a group is named beside it.
 */
export const judgeText = (text: string, strictness: Strictness = defaultStrictness): Verdict => {
  const readings = readingsOf(text)
  const { judgement, hasFindings } = judgeReadings(text, readings, strictness)
  if (judgement.decision === "approved" || hasFindings) return judgement
  const named = normalise(text, vocabulary, "perhaps")
  if (named.at(-1)?.words === readings.at(-1)?.words) return judgement
  const other = judgeReadings(text, named, strictness)
  if (other.isAboutGroup || severity[other.judgement.decision] >= severity[judgement.decision])
    return judgement
  return other.judgement
}
