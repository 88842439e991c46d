import { classesOf, type ModelName } from "./classes.ts"
import { decodeWeights } from "./decode-weights.ts"
import type { LinearModel } from "./linear-model.ts"
import { settings } from "./settings.gen.ts"
import { weights } from "./weights.gen.ts"

export type Models = Readonly<Record<ModelName, LinearModel>>

const load = (name: ModelName): LinearModel => ({
  ...settings.models[name],
  classes: classesOf[name].length,
  weights: decodeWeights(weights[name])
})

/** Decoded once, when the module is loaded. */
export const models: Models = {
  toxicity: load("toxicity"),
  kind: load("kind"),
  register: load("register"),
  language: load("language"),
  category: load("category"),
  sentiment: load("sentiment")
}
