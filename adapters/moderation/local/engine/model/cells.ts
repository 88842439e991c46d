import type { Language, Script } from "../text/script.ts"

/** Texts that share calibration and limits: one language in one script. */
export interface Dialect {
  readonly language: Language
  readonly script: Script
}

export const registers = ["feedback", "comment"] as const

/** How a text is written: feedback to somebody at work, or a comment to the public. */
export type Register = (typeof registers)[number]

export interface Limits {
  /** How sharply scores rise around the limit (Platt scaling). */
  readonly slope: number
  readonly feedback: number
  readonly comment: number
}

export const cellName = ({ language, script }: Dialect): string => `${language} ${script}`
