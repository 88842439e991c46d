import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { Language, Script } from "../text/script.ts"

/** Texts that share calibration and limits: one language in one script. */
export interface Dialect {
  readonly language: Language
  readonly script: Script
}

/** Scores from `cover` cover a text, scores from `refuse` refuse it. */
export interface Band {
  readonly cover: number
  readonly refuse: number
}

/** Brief sentences carry less evidence than longer texts; comments to the public have their own tone. */
const forms = ["brief", "long", "comment"] as const

export type Form = (typeof forms)[number]

export interface Limits {
  /** Steepness of the score around the limit (Platt scaling). */
  readonly slope: number
  readonly bands: Readonly<Record<Form, Readonly<Record<Strictness, Band>>>>
}

export const cellName = ({ language, script }: Dialect): string => `${language} ${script}`
