import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { GuardLanguage } from "../text/script.ts"
import {
  type Band,
  type LanguageAndScript,
  languageScriptKey,
  type ScoreLimits,
  type TextForm
} from "./cells.ts"
import { modelSettings } from "./models.ts"
import type { Naming } from "./text-spans.ts"

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

/** Log odds by which the evidence must be stronger where a person is named: a name is none. */
const personMargin = 3

/**
 * Log odds by which the evidence must be stronger where a group is named. Chosen on sentences that the models had not
 * learned from, so that few harmless ones are stopped.
 */
const groupMargins: Readonly<Record<GuardLanguage, number>> = { en: 0.4, hi: 0.6, te: 0.6, ta: 0.8, kn: 0.5 }

interface BandQuery {
  readonly form: TextForm
  readonly language: GuardLanguage
  readonly naming: Naming
}

/** Only brief sentences that name somebody need more evidence: in longer texts a name says less. */
const marginOf = ({ form, language, naming }: BandQuery): number => {
  if (form !== "brief" || naming === "nobody") return 0
  return naming === "person" ? personMargin : groupMargins[language]
}

export const bandOf = ({ bands }: ScoreLimits, query: BandQuery, strictness: Strictness): Band => {
  const { cover, refuse } = bands[query.form][strictness]
  const margin = marginOf(query)
  return { cover: cover + margin, refuse: refuse + margin }
}

export type BandPosition = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): BandPosition =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
