import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { GuardLanguage, Script } from "../text/script.ts"

/** One language in one script. Its texts share calibration and limits. */
export interface LanguageAndScript {
  readonly language: GuardLanguage
  readonly script: Script
}

/** A score from `cover` up covers the text; from `refuse` up it rejects it. */
export interface Band {
  readonly cover: number
  readonly refuse: number
}

/** Brief sentences carry less evidence than longer texts, and comments to the public have their own tone. */
export const textForms = ["brief", "long", "comment"] as const

export type TextForm = (typeof textForms)[number]

/**
 * `slope`: steepness of the score around the limit (Platt scaling). `segment`: linear score from which a segment is
 * surely abusive.
 */
export interface ScoreLimits {
  readonly slope: number
  readonly segment: Readonly<Record<Strictness, number>>
  readonly bands: Readonly<Record<TextForm, Readonly<Record<Strictness, Band>>>>
}

export const languageScriptKey = ({ language, script }: LanguageAndScript): string => `${language} ${script}`
