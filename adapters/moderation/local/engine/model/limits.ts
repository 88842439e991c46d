import type { Strictness } from "#core/domain/moderation/strictness.ts"
import { type Band, cellName, type Dialect, type Form, type Limits } from "./cells.ts"
import { settings } from "./models.ts"

const untried: Band = { cover: 0, refuse: 1 }
const unknown: Limits = {
  slope: 1,
  bands: {
    brief: { gentle: untried, normal: untried, strict: untried },
    long: { gentle: untried, normal: untried, strict: untried },
    comment: { gentle: untried, normal: untried, strict: untried }
  }
}

export const limitsFor = (dialect: Dialect): Limits => settings().limits[cellName(dialect)] ?? unknown

export const bandOf = ({ bands }: Limits, form: Form, strictness: Strictness): Band => bands[form][strictness]

export type Place = "below" | "within" | "above"

export const placeIn = ({ cover, refuse }: Band, leaning: number): Place =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
