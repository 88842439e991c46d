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

export const limitsFor = (languageAndScript: LanguageAndScript): ScoreLimits =>
  modelSettings().limits[languageScriptKey(languageAndScript)] ?? unknownLimits

/**
 * Margins are log odds (scores for public comments) by which the evidence must be stronger than the limits say. They were
 * chosen on texts that the models had not learned from, so that few harmless ones are stopped. A name is no evidence.
 */
const personMargin = 3.2

const groupMargins: Readonly<Record<GuardLanguage, Readonly<Record<Script, number>>>> = {
  en: { native: 0.85, roman: 0.85 },
  hi: { native: 1.8, roman: 0.95 },
  te: { native: 1.25, roman: 2.2 },
  ta: { native: 0.45, roman: 0.45 },
  kn: { native: 1.2, roman: 1.2 }
}

/** Maximum words of a sentence that says too little of a group to tell what is meant: "Muslims sing". */
const maxFewWords = 3

const fewWordsMargin = 1.6

const longGroupMargins: Partial<typeof groupMargins> = {
  en: { native: 0.6, roman: 0.6 },
  hi: { native: 0.5, roman: 0.6 },
  te: { native: -0.65, roman: -0.65 },
  ta: { native: 0.5, roman: 0.5 },
  kn: { native: 0.5, roman: 0.5 }
}

/**
 * Score by which a text that names nobody counts as a public comment sooner. Chosen on public ones that are kept out of
 * training: a third of those in English, all in Tamil and Kannada.
 */
const commentMargins: Partial<Readonly<Record<GuardLanguage, number>>> = { en: 0.6, ta: 0.2, kn: 0.2 }

export const commentMarginOf = (language: GuardLanguage, about: Naming): number =>
  about === "nobody" ? (commentMargins[language] ?? 0) : 0

interface BandQuery extends LanguageAndScript {
  readonly form: TextForm
  readonly naming: Naming
  /** Whether a finding that no excuse covers is certain, or binds in a brief sentence. */
  readonly isCertain: boolean
  readonly words: number
}

/**
 * Margins by which less evidence covers a text than the limits say, or more where negative; a brief one only if it
 * names nobody.
 */
const coverMargins: Readonly<Record<GuardLanguage, Readonly<Record<"brief" | "long", number>>>> = {
  en: { brief: -0.2, long: -0.75 },
  hi: { brief: -0.3, long: -0.5 },
  te: { brief: -0.3, long: -0.75 },
  ta: { brief: 0.1, long: 0.05 },
  kn: { brief: 0.25, long: -0.1 }
}

const certainFindingMargin = 0.45

const coverMarginOf = ({ form, language, naming, isCertain }: BandQuery): number => {
  const findingMargin = isCertain ? certainFindingMargin : 0
  if (form === "comment" || (form === "brief" && naming !== "nobody")) return findingMargin
  return findingMargin + coverMargins[language][form]
}

const commentPersonMargins: Partial<Readonly<Record<GuardLanguage, number>>> = { en: 0.22, hi: 0.22 }

const groupMarginOf = ({ form, language, script, words }: BandQuery): number => {
  if (form === "long") return longGroupMargins[language]?.[script] ?? 0
  return groupMargins[language][script] + (words <= maxFewWords ? fewWordsMargin : 0)
}

/** In longer texts and in comments a name says less than in brief sentences. */
const namingMarginOf = (query: BandQuery): number => {
  const { form, language, naming } = query
  if (naming === "nobody") return 0
  if (naming === "group") return form === "comment" ? 0 : groupMarginOf(query)
  if (form === "comment") return commentPersonMargins[language] ?? 0
  return form === "brief" ? personMargin : 0
}

export const bandOf = ({ bands }: ScoreLimits, query: BandQuery, strictness: Strictness): Band => {
  const { cover, refuse } = bands[query.form][strictness]
  const margin = namingMarginOf(query)
  return { cover: cover + margin - coverMarginOf(query), refuse: refuse + margin }
}

export type BandPosition = "below" | "within" | "above"

export const bandPositionOf = ({ cover, refuse }: Band, leaning: number): BandPosition =>
  leaning >= refuse ? "above" : leaning >= cover ? "within" : "below"
