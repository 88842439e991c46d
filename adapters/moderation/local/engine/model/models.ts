import { lazy } from "#core/domain/values/lazy.ts"
import { partNames } from "../compiled/compiled.ts"
import { guardPartBytes, guardPartText } from "../compiled/guard-file.ts"
import type { ModelName } from "./classes.ts"
import { type Family, featureFamilies } from "./features.ts"
import type { LinearModel, QuantisedWeights } from "./linear-model.ts"
import { type LayerName, mapLayers, type Network } from "./network.ts"
import { unpackTable, unpackWeights } from "./packed-weights.ts"
import type { ModelSettings, Settings } from "./settings.ts"

export interface Models extends Readonly<Record<ModelName, LinearModel>> {
  readonly networks: ReadonlyArray<Network>
}

export const modelSettings = lazy((): Settings => JSON.parse(guardPartText(partNames.settings)))

const modelPartsOf = (name: ModelName, scales: ModelSettings["scales"]): LinearModel["parts"] => {
  const parts: Partial<Record<Family, QuantisedWeights>> = {}
  for (const family of featureFamilies) {
    const known = scales[family]
    if (known !== undefined)
      parts[family] = {
        scales: known,
        table: unpackTable(guardPartBytes(partNames.weights(name, family)))
      }
  }
  return parts
}

const loadModel = (name: ModelName): (() => LinearModel) =>
  lazy(() => {
    const { biases, scales } = modelSettings().models[name]
    return { biases, parts: modelPartsOf(name, scales) }
  })

const loadNetworks = lazy(
  (): ReadonlyArray<Network> =>
    modelSettings().networks.map((network, at) => {
      const load = (name: LayerName) => ({
        ...network[name],
        weights: unpackWeights(guardPartBytes(partNames.network(at, name)))
      })
      return mapLayers(load)
    })
)

const loadedModels = {
  toxicity: loadModel("toxicity"),
  kind: loadModel("kind"),
  register: loadModel("register"),
  crisis: loadModel("crisis"),
  language: loadModel("language"),
  category: loadModel("category"),
  sentiment: loadModel("sentiment")
}

export const models: Models = {
  get toxicity() {
    return loadedModels.toxicity()
  },
  get kind() {
    return loadedModels.kind()
  },
  get register() {
    return loadedModels.register()
  },
  get crisis() {
    return loadedModels.crisis()
  },
  get language() {
    return loadedModels.language()
  },
  get category() {
    return loadedModels.category()
  },
  get sentiment() {
    return loadedModels.sentiment()
  },
  get networks() {
    return loadNetworks()
  }
}
