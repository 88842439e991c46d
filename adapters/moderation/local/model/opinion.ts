import { type ModerationLabel, moderationLabels } from "../../../../core/moderation/verdict.ts"
import { type Dialect, type Limits, type Register, registers } from "./cells.ts"
import { leading } from "./classes.ts"
import { registerOf } from "./dialect.ts"
import { type Evidence, isPardoned } from "./evidence.ts"
import { type Features, hashesOf } from "./features.ts"
import { hintsOf } from "./hints.ts"
import { scoreOf, scoresOf } from "./linear-model.ts"
import type { Models } from "./models.ts"
import { signsOf } from "./signs.ts"
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

/** What a text says together with what lists and patterns say of it, and with its signs. */
export const withEvidence = (features: Features, text: string, evidence: Evidence): Features => {
  const { reading, findings, excused } = evidence
  return {
    ...features,
    hints: hashesOf([...hintsOf(findings, excused), ...signsOf(text, reading, findings.length > 0)])
  }
}

/** How much clearer abuse must be in a text that speaks of the writer. */
export const mercy = 0.4

/** How far a text leans towards abuse, judged as texts of its register are. */
export const marginOf = (features: Features, register: Register, models: Pick<Models, "toxicity">): number =>
  scoreOf(models.toxicity, features, registers.indexOf(register))

/** `evidence` belongs to the last reading of `text`, and so does what is understood of it. */
export const opinionOn = (
  text: string,
  evidence: Evidence,
  { dialect, features: meaning }: Understood,
  models: Models,
  limitsFor: (dialect: Dialect) => Limits
): Opinion => {
  const features = withEvidence(meaning, text, evidence)
  const register = registerOf(withSurface(meaning, text, evidence.reading.words), models)
  const limits = limitsFor(dialect)
  const limit = limits[register] + (isPardoned(evidence) ? mercy : 0)
  const distance = marginOf(features, register, models) - limit
  const label = distance < 0 ? "insult" : leading(moderationLabels, scoresOf(models.kind, features), "insult")
  return { dialect, register, score: scale(distance, limits.slope), label }
}
