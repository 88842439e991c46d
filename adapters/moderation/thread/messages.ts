import type { Strictness } from "#core/domain/moderation/strictness.ts"
import type { Assessment } from "#core/ports/moderator.ts"

export interface GuardThreadOptions {
  readonly guardFile: string
  readonly strictness: Strictness
}

export interface AssessmentBatch {
  readonly id: number
  readonly texts: ReadonlyArray<string>
}

/** A failure is told by its name: its message may hold the text. */
export type AssessmentResult = { readonly assessment: Assessment } | { readonly failure: string }

export interface BatchResults {
  readonly id: number
  readonly results: ReadonlyArray<AssessmentResult>
}
