import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { GuardLanguage, Script } from "../text/script.ts"
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
const groupMargins: Readonly<Record<GuardLanguage, Readonly<Record<Script, number>>>> = {
  en: { native: 0.7, roman: 0.7 },
  hi: { native: 1.3, roman: 0.5 },
  te: { native: 0.9, roman: 0.9 },
  ta: { native: 0.7, roman: 0.7 },
  kn: { native: 0.5, roman: 0.5 }
}

interface BandQuery extends LanguageAndScript {
  readonly form: TextForm
  readonly naming: Naming
}

/**
 * Log odds by which less evidence covers a longer text than the limits say. In these languages what was written for
 * training is harder than what people send. Chosen on rounds 101 and 102 of texts.
 */
const longTextMargins: Partial<Readonly<Record<GuardLanguage, number>>> = { hi: 0.15, kn: 0.3 }

/** Only brief sentences that name somebody need more evidence: in longer texts a name says less. */
const namingMarginOf = ({ form, language, script, naming }: BandQuery): number => {
  if (form !== "brief" || naming === "nobody") return 0
  return naming === "person" ? personMargin : groupMargins[language][script]
}

export const bandOf = ({ bands }: ScoreLimits, query: BandQuery, strictness: Strictness): Band => {
  const { cover, refuse } = bands[query.form][strictness]
  const margin = namingMarginOf(query)
  const longTextMargin = query.form === "long" ? (longTextMargins[query.language] ?? 0) : 0
  return { cover: cover + margin - longTextMargin, refuse: refuse + margin }
}

export type BandPosition = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): BandPosition =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
