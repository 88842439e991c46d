import type { Strictness } from "#core/domain/moderation/strictness.ts"
import {
  type Band,
  type LanguageAndScript,
  languageScriptKey,
  type ScoreLimits,
  type TextForm
} from "./cells.ts"
import { modelSettings } from "./models.ts"
import type { Naming, TextSpans } from "./text-spans.ts"

const untriedLimit: Band = { cover: 0, refuse: 1 }
const unknownLimits: ScoreLimits = {
  slope: 1,
  segment: { gentle: 1, normal: 1, strict: 1 },
  bands: {
    brief: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit },
    long: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit },
    comment: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit }
  }
}

export const limitsFor = (dialect: LanguageAndScript): ScoreLimits =>
  modelSettings().limits[languageScriptKey(dialect)] ?? unknownLimits

/** Log odds by which the evidence must be stronger where somebody is named: a name is none. */
const namingMargins: Readonly<Record<Naming, number>> = { nobody: 0, person: 1, group: 0.5 }

/** Only brief sentences that name somebody need more evidence: in longer texts a name says less. */
export const bandOf = (
  { bands }: ScoreLimits,
  form: TextForm,
  { naming }: Pick<TextSpans, "naming">,
  strictness: Strictness
): Band => {
  const { cover, refuse } = bands[form][strictness]
  const margin = form === "brief" ? namingMargins[naming] : 0
  return { cover: cover + margin, refuse: refuse + margin }
}

export type BandPosition = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): BandPosition =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
