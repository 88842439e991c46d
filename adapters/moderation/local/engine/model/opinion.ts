import { type ModerationLabel, moderationLabels } from "#core/domain/moderation/verdict.ts"
import { type Dialect, type Limits, type Register, registers } from "./cells.ts"
import { leading } from "./classes.ts"
import { registerOf } from "./dialect.ts"
import { type Evidence, noEvidence, withEvidence } from "./evidence.ts"
import type { Features } from "./features.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import { sureParts } from "./parts.ts"
import { withSurface } from "./surface.ts"
import type { Understood } from "./understand.ts"

/** What the trained classifier says of a text. */
export interface Opinion {
  readonly dialect: Dialect
  readonly register: Register
  /** Abuse from 0 to 1; the limit for this language, script and register is at 0.5. */
  readonly score: number
  /** What kind of abuse it is; not looked for in what stays below the limit. */
  readonly label: ModerationLabel
}

/** Rounded: the last digits of an exponential may differ between engines. */
const scale = (distance: number, slope: number): number =>
  Math.round(1000 / (1 + Math.exp(-slope * distance))) / 1000

/** How far a text or a part of it leans towards abuse, judged as texts of its register are. */
export const leaningOf = (features: Features, register: Register, models: Pick<Models, "toxicity">): number =>
  scoreOf(models.toxicity, features, registers.indexOf(register))

/**
 * The classifier reads the whole text, and, where it finds that fair, each part around a sure finding alone: polite
 * words around a slur cannot dilute it. `evidence` belongs to the readings of `text`, what is understood to the last.
 */
export const opinionOn = (
  text: string,
  evidence: ReadonlyArray<Evidence>,
  { dialect, features: meaning }: Understood,
  models: Models,
  limitsFor: (dialect: Dialect) => Limits
): Opinion => {
  const last = evidence.at(-1) ?? noEvidence
  const whole = withEvidence(meaning, text, last)
  const register = registerOf(withSurface(meaning, text, last.reading.words), models)
  const limits = limitsFor(dialect)
  const distanceOf = (part: Features): number => leaningOf(part, register, models) - limits[register]
  const parts = distanceOf(whole) < 0 ? sureParts(text, evidence) : []
  const worst = parts.reduce((one, other) => (distanceOf(other) > distanceOf(one) ? other : one), whole)
  const distance = distanceOf(worst)
  const label = distance < 0 ? "insult" : leading(moderationLabels, scoresOf(models.kind, worst), "insult")
  return { dialect, register, score: scale(distance, limits.slope), label }
}
