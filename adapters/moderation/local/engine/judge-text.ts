import { defaultStrictness, type Strictness } from "#core/domain/moderation/strictness.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { type ConceptMatches, findConcepts, isNamed } from "./concepts/find-concepts.ts"
import { type DecisionWithReason, decide, isBound } from "./decide.ts"
import type { Band } from "./model/cells.ts"
import { type ClassifierResult, opinionOn, scoreOfLeaning } from "./model/classifier-result.ts"
import { type Crisis, isCrisis, isSupport, withinReach } from "./model/crisis.ts"
import { gatherReading, readingsOf } from "./model/evidence.ts"
import { type BandPosition, bandOf, bandPositionOf, commentMarginOf, limitsFor } from "./model/limits.ts"
import { isCourtesyAlone } from "./model/segments.ts"
import { bindBrief, sureFindings } from "./model/sure-findings.ts"
import { segmentsAlone } from "./model/text-spans.ts"
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

const isAbusiveOutsideCrisis = (segments: ReadonlyArray<number>, crisis: Crisis, limit: number): boolean =>
  segments.some((leaning, at) => {
    const scores = crisis.segments[at]
    return leaning >= limit && scores !== undefined && !isCrisis(scores, "perhaps")
  })

/**
 * A crisis is no reason to reject a text. Where the guard is unsure of it, or of the words beside it, the text is
 * covered and a person decides.
 */
const approveOrCover = (judged: DecisionWithReason, isSafe: boolean): DecisionWithReason => {
  if (judged.decision === "approved") return judged
  return isSafe
    ? { decision: "approved", labels: judged.labels, reason: "Somebody may need help." }
    : { ...judged, decision: "covered", reason: "Somebody may need help." }
}

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

const isSettled = (position: BandPosition, sure: ReadonlyArray<RuleFinding>): boolean =>
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
  const last = readings.at(-1) ?? emptyText
  const { languageAndScript } = understand(last)
  const { language } = languageAndScript
  const evidence = readings.map((reading) => gatherReading(reading, language))
  const spans = spansIn(text, last)
  const commentMargin = commentMarginOf(language, spans.about)
  const opinion = opinionOn(spans, commentMargin)
  const limits = limitsFor(languageAndScript)
  const { crisis, form } = opinion
  const sure = evidence.flatMap((one) => sureFindings(text, one))
  const bindAll = (settled: ReadonlyArray<RuleFinding>) => evidence.flatMap((one) => bindBrief(one, settled))
  const bound = bindAll(sure)
  const hasOnlyCourtesies = bound.length === 0 && readings.every(isCourtesyAlone)
  const isCertain = bound.some(({ score }) => score >= certainScore)
  const { naming, words } = spans
  const band = bandOf(limits, { ...languageAndScript, form, naming, words, isCertain }, strictness)
  const segmentLimit = limits.segment[strictness]
  const findings = isContradicted(opinion, band, segmentLimit)
    ? bindAll(sure.filter((finding) => !isBanter(finding)))
    : bound
  const isSelfDescription = () =>
    findings.length === 0 && readings.some((reading) => saysWhoTheyAre(findConcepts(reading, language)))
  const ofClassifier = hasOnlyCourtesies
    ? "below"
    : sparingSelfDescription(bandPositionOf(band, opinion.leaning), isSelfDescription)
  const isSure = isSettled(ofClassifier, sure)
  const position = isSure ? "above" : ofClassifier
  const judged = decide(findings, {
    label: opinion.label,
    score: scoreOfLeaning(opinion.leaning - band.cover, limits.slope),
    position
  })
  const hasAbuseBeside = isAbusiveOutsideCrisis(opinion.segments, crisis, segmentLimit)
  const beyondRefusal = isSure ? Number.POSITIVE_INFINITY : opinion.leaning - band.refuse
  const strongest = withinReach(crisis.strongest, beyondRefusal)
  const isSurelyCrisis = isCrisis(strongest, "surely") && !hasAbuseBeside
  const isPossibleCrisis = isCrisis(strongest, "perhaps") && !isBound(findings, position)
  const isPlainSupport = isSupport(strongest, beyondRefusal) && !isBound(findings, position)
  // An order to die and the wish to kill read like a crisis, too, so whatever would be refused or names a group is at most
  // covered, unless it is surely support. To the trees, a crisis elsewhere may explain abuse, so each sentence is read
  // alone here.
  const isSafe =
    isSurelyCrisis &&
    spans.about !== "group" &&
    (isPlainSupport ||
      (position !== "above" &&
        !isAbusiveOutsideCrisis(
          segmentsAlone(spans).map((one) => opinionOn(one, commentMargin).leaning),
          crisis,
          limits.bands.brief[strictness].cover
        )))
  const judgement = {
    ...(isSurelyCrisis || isPossibleCrisis ? approveOrCover(judged, isSafe) : judged),
    guard: guardName,
    version: guardVersionAt(strictness)
  }
  return { judgement, hasFindings: findings.length > 0, isAboutGroup: spans.about === "group" }
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
