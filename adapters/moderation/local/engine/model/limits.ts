import type { Strictness } from "#core/domain/moderation/strictness.ts"
import { type Band, type Dialect, type Form, type Limits, languageScriptKey } from "./cells.ts"
import { modelSettings } from "./models.ts"

const untriedLimit: Band = { cover: 0, refuse: 1 }
const unknownLimits: Limits = {
  slope: 1,
  bands: {
    brief: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit },
    long: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit },
    comment: { gentle: untriedLimit, normal: untriedLimit, strict: untriedLimit }
  }
}

export const limitsFor = (dialect: Dialect): Limits =>
  modelSettings().limits[languageScriptKey(dialect)] ?? unknownLimits

export const bandOf = ({ bands }: Limits, form: Form, strictness: Strictness): Band => bands[form][strictness]

export type Place = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): Place =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
