import type { Limits } from "./cells.ts"
import type { ModelName } from "./classes.ts"
import type { Family } from "./features.ts"

/** What is known of a model beside its weights. */
export interface ModelSettings {
  readonly biases: ReadonlyArray<number>
  readonly scales: Readonly<Partial<Record<Family, ReadonlyArray<number>>>>
}

export interface Settings {
  readonly models: Readonly<Record<ModelName, ModelSettings>>
  /** For each language and script. */
  readonly limits: Readonly<Record<string, Limits>>
}
