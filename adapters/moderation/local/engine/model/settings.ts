import type { BoostedTrees } from "./boosted-trees.ts"
import type { ScoreLimits } from "./cells.ts"
import type { ModelName } from "./classes.ts"
import type { Family } from "./features.ts"
import type { Layer, LayerName } from "./network.ts"

export interface ModelSettings {
  readonly biases: ReadonlyArray<number>
  readonly scales: Readonly<Partial<Record<Family, ReadonlyArray<number>>>>
}

/**
 * `trees` weigh the scores of all models to log odds of abuse; `comment` is the score from which a text counts as a
 * public one.
 */
export interface Settings {
  readonly models: Readonly<Record<ModelName, ModelSettings>>
  readonly networks: ReadonlyArray<Readonly<Record<LayerName, Omit<Layer, "weights">>>>
  readonly trees: BoostedTrees
  readonly categoryTrees: ReadonlyArray<BoostedTrees>
  readonly sentimentTrees: ReadonlyArray<BoostedTrees>
  readonly limits: Readonly<Record<string, ScoreLimits>>
  readonly comment: number
}
