import { later } from "#core/domain/values/later.ts"
import { partNames } from "../compiled/compiled.ts"
import { bytesOf, textOf } from "../compiled/guard-file.ts"
import type { ModelName } from "./classes.ts"
import { type Family, families } from "./features.ts"
import type { LinearModel, Part } from "./linear-model.ts"
import { unpackWeights } from "./packed-weights.ts"
import type { ModelSettings, Settings } from "./settings.ts"

export type Models = Readonly<Record<ModelName, LinearModel>>

export const settings = later((): Settings => JSON.parse(textOf(partNames.settings)))

const partsOf = (name: ModelName, scales: ModelSettings["scales"]): LinearModel["parts"] => {
  const parts: Partial<Record<Family, Part>> = {}
  for (const family of families) {
    const known = scales[family]
    if (known !== undefined)
      parts[family] = { scales: known, weights: unpackWeights(bytesOf(partNames.weights(name, family))) }
  }
  return parts
}

const load = (name: ModelName): (() => LinearModel) =>
  later(() => {
    const { biases, scales } = settings().models[name]
    return { biases, parts: partsOf(name, scales) }
  })

const loaded = {
  toxicity: load("toxicity"),
  kind: load("kind"),
  register: load("register"),
  crisis: load("crisis"),
  language: load("language"),
  category: load("category"),
  sentiment: load("sentiment")
}

/** Each model is unpacked on first use, because half of the weights only sort approved texts. */
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
  get crisis() {
    return loaded.crisis()
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
