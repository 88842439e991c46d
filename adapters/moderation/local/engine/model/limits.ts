import type { Strictness } from "#core/domain/moderation/strictness.ts"
import {
  type Band,
  type LanguageAndScript,
  languageScriptKey,
  type ScoreLimits,
  type TextForm
} from "./cells.ts"
import { modelSettings } from "./models.ts"

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

export const bandOf = ({ bands }: ScoreLimits, form: TextForm, strictness: Strictness): Band =>
  bands[form][strictness]

/** Log odds by which the evidence must be stronger where somebody is named: a name is none. */
const namingMargin = 0.5

/** Only brief sentences need more evidence: in longer texts names say less. */
export const bandWhereNamed = ({ cover, refuse }: Band, form: TextForm): Band =>
  form === "brief" ? { cover: cover + namingMargin, refuse: refuse + namingMargin } : { cover, refuse }

export type BandPosition = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): BandPosition =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
