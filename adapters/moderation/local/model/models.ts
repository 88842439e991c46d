import { later } from "../text/later.ts"
import type { ModelName } from "./classes.ts"
import { decodeWeights } from "./decode-weights.ts"
import { type Family, families } from "./features.ts"
import type { LinearModel, Part } from "./linear-model.ts"
import { settings } from "./settings.gen.ts"
import weights from "./weights.gen.json" with { type: "json" }

export type Models = Readonly<Record<ModelName, LinearModel>>

/** What `settings.gen.ts` says of a model; the weights themselves are kept apart, for their size. */
export interface ModelSettings {
  readonly biases: ReadonlyArray<number>
  readonly scales: Readonly<Partial<Record<Family, ReadonlyArray<number>>>>
}

type Encoded = Readonly<Partial<Record<Family, string>>>

const partsOf = (scales: ModelSettings["scales"], encoded: Encoded): LinearModel["parts"] => {
  const parts: Partial<Record<Family, Part>> = {}
  for (const family of families) {
    const [known, letters] = [scales[family], encoded[family]]
    if (known !== undefined && letters !== undefined)
      parts[family] = { scales: known, weights: decodeWeights(letters) }
  }
  return parts
}

const load = (name: ModelName): (() => LinearModel) =>
  later(() => ({
    biases: settings.models[name].biases,
    parts: partsOf(settings.models[name].scales, weights[name])
  }))

const loaded = {
  toxicity: load("toxicity"),
  kind: load("kind"),
  register: load("register"),
  language: load("language"),
  category: load("category"),
  sentiment: load("sentiment")
}

/** Each is decoded when it is first asked: half of all weights sort what was approved. */
export const models: Models = {
  get toxicity() {
    return loaded.toxicity()
  },
  get kind() {
    return loaded.kind()
  },
  get register() {
    return loaded.register()
  },
  get language() {
    return loaded.language()
  },
  get category() {
    return loaded.category()
  },
  get sentiment() {
    return loaded.sentiment()
  }
}
