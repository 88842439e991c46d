import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { Language, Script } from "../text/script.ts"

/** Texts that share calibration and limits: one language in one script. */
export interface Dialect {
  readonly language: Language
  readonly script: Script
}

/** From `cover` on a text is covered, from `refuse` on it is refused. */
export interface Band {
  readonly cover: number
  readonly refuse: number
}

/** One sentence of a few words says less to judge by than more of them; comments to the public have their own tone. */
const forms = ["brief", "long", "comment"] as const

export type Form = (typeof forms)[number]

export interface Limits {
  /** How sharply scores rise around the limit (Platt scaling). */
  readonly slope: number
  readonly bands: Readonly<Record<Form, Readonly<Record<Strictness, Band>>>>
}

export const cellName = ({ language, script }: Dialect): string => `${language} ${script}`
