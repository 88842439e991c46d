import type { Limits } from "./cells.ts"
import type { crises, ModelName } from "./classes.ts"
import type { Family } from "./features.ts"

/** Settings of a model besides its weights. */
export interface ModelSettings {
  readonly biases: ReadonlyArray<number>
  readonly scales: Readonly<Partial<Record<Family, ReadonlyArray<number>>>>
}

/** Scores from which a text may be, or surely is, one of a crisis, and from which it gets the note. */
export interface CrisisLimits
  extends Readonly<Record<(typeof crises)[number], { readonly perhaps: number; readonly surely: number }>> {
  readonly note: number
}

export interface Settings {
  readonly models: Readonly<Record<ModelName, ModelSettings>>
  /** By language and script. */
  readonly limits: Readonly<Record<string, Limits>>
  readonly crisis: CrisisLimits
  /** Score from which a text is treated as a public comment. */
  readonly comment: number
}
