import type { Strictness } from "#core/domain/moderation/strictness.ts"
import { type DecisionWithReason, isBound } from "./decide.ts"
import type { Band, ScoreLimits } from "./model/cells.ts"
import { type ClassifierResult, opinionOn } from "./model/classifier-result.ts"
import { type Crisis, isCrisis, isSupport, withinReach } from "./model/crisis.ts"
import type { BandPosition } from "./model/limits.ts"
import { segmentsAlone, type TextSpans } from "./model/text-spans.ts"
import type { RuleFinding } from "./rules/findings.ts"

interface WeighedText {
  readonly spans: TextSpans
  readonly commentMargin: number
  readonly opinion: ClassifierResult
  readonly limits: ScoreLimits
  readonly findings: ReadonlyArray<RuleFinding>
  readonly band: Band
  readonly position: BandPosition
  /** Whether a finding puts the text above the band, whatever the classifier says. */
  readonly isSettled: boolean
}

const isAbusiveOutsideCrisis = (segments: ReadonlyArray<number>, crisis: Crisis, limit: number): boolean =>
  segments.some((leaning, at) => {
    const scores = crisis.segments[at]
    return leaning >= limit && scores !== undefined && !isCrisis(scores, "perhaps")
  })

/** To the trees, a crisis elsewhere may explain abuse, so each sentence is read alone. */
const isAbusiveReadAlone = (
  { spans, commentMargin, opinion, limits }: WeighedText,
  strictness: Strictness
): boolean =>
  isAbusiveOutsideCrisis(
    segmentsAlone(spans).map((one) => opinionOn(one, commentMargin).leaning),
    opinion.crisis,
    limits.bands.brief[strictness].cover
  )

/**
 * A crisis is no reason to reject a text. Where the guard is unsure of it, or of the words beside it, the text is
 * covered and a person decides. An order to die and the wish to kill read like a crisis, too, so whatever would be
 * refused or names a group is at most covered, unless it is surely support.
 */
export const decideCrisis = (
  judged: DecisionWithReason,
  text: WeighedText,
  strictness: Strictness
): DecisionWithReason => {
  const { spans, opinion, limits, findings, band, position, isSettled } = text
  const { crisis, leaning, segments } = opinion
  const beyondRefusal = isSettled ? Number.POSITIVE_INFINITY : leaning - band.refuse
  const strongest = withinReach(crisis.strongest, beyondRefusal)
  const isUnbound = !isBound(findings, position)
  const isSurely =
    isCrisis(strongest, "surely") && !isAbusiveOutsideCrisis(segments, crisis, limits.segment[strictness])
  const isPossible = isCrisis(strongest, "perhaps") && isUnbound
  if (judged.decision === "approved" || (!isSurely && !isPossible)) return judged
  const isPlainSupport = isSupport(strongest, beyondRefusal) && isUnbound
  const isSafe =
    isSurely &&
    spans.about !== "group" &&
    (isPlainSupport || (position !== "above" && !isAbusiveReadAlone(text, strictness)))
  const reason = "Somebody may need help."
  return isSafe
    ? { decision: "approved", labels: judged.labels, reason }
    : { ...judged, decision: "covered", reason }
}
