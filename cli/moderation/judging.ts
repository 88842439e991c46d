import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"

/** What the thread that judges is told when it begins. */
export interface Given {
  readonly guardFile: string
  readonly strictness: Strictness
}

export interface Question {
  readonly id: number
  readonly text: string
}

/** What guard and analyst say of a text. */
export interface Said {
  readonly verdict: Verdict
  readonly analysis: Analysis
}

/** A failure is told by its name: its message may hold the text. */
export type Told = { readonly id: number } & ({ readonly said: Said } | { readonly failed: string })
