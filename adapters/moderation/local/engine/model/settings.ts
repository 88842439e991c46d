import type { Limits } from "./cells.ts"
import type { crises, ModelName } from "./classes.ts"
import type { Family } from "./features.ts"

/** What is known of a model beside its weights. */
export interface ModelSettings {
  readonly biases: ReadonlyArray<number>
  readonly scales: Readonly<Partial<Record<Family, ReadonlyArray<number>>>>
}

/** From where on a text is taken for one of a crisis, perhaps or surely, and for one that gets the note. */
export interface CrisisLimits
  extends Readonly<Record<(typeof crises)[number], { readonly perhaps: number; readonly surely: number }>> {
  readonly note: number
}

export interface Settings {
  readonly models: Readonly<Record<ModelName, ModelSettings>>
  /** For each language and script. */
  readonly limits: Readonly<Record<string, Limits>>
  readonly crisis: CrisisLimits
  /** From here on a text is taken for a comment to the public. */
  readonly comment: number
}
