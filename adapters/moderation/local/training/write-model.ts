import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { partNames } from "../engine/compiled/compiled.ts"
import type { ModelName } from "../engine/model/classes.ts"
import { featureFamilies } from "../engine/model/features.ts"
import type { LinearModel, QuantisedWeights } from "../engine/model/linear-model.ts"
import type { Models } from "../engine/model/models.ts"
import { mapLayers } from "../engine/model/network.ts"
import { packTable, packWeights } from "../engine/model/packed-weights.ts"
import type { ModelSettings, Settings } from "../engine/model/settings.ts"
import type { TrainedGuard } from "./calibrate.ts"
import { shortenLimits } from "./fit-trees.ts"
import { packArchive } from "./pack-archive.ts"
import { settingsFile, weightsFile } from "./read/data-files.ts"

const modelNames = ["toxicity", "register", "crisis", "language", "kind", "category", "sentiment"] as const

export const weightParts = ({
  models,
  networks
}: Pick<Settings, "models" | "networks">): ReadonlyArray<string> => [
  ...modelNames.flatMap((name) =>
    featureFamilies
      .filter((family) => models[name].scales[family] !== undefined)
      .map((family) => partNames.weights(name, family))
  ),
  ...networks.flatMap((_, at) => Object.values(mapLayers((name) => partNames.network(at, name))))
]

const weightPartsOf = <Value>(
  { parts }: LinearModel,
  read: (part: QuantisedWeights) => Value
): Record<string, Value> =>
  Object.fromEntries(
    featureFamilies.flatMap((family) => {
      const part = parts[family]
      return part === undefined ? [] : [[family, read(part)]]
    })
  )

const settingsOf = (name: ModelName, models: Models): ModelSettings => ({
  biases: models[name].biases,
  scales: weightPartsOf(models[name], ({ scales }) => scales)
})

const settingsFrom = ({
  models,
  trees,
  categoryTrees,
  sentimentTrees,
  limits,
  comment
}: TrainedGuard): Settings => ({
  models: {
    toxicity: settingsOf("toxicity", models),
    register: settingsOf("register", models),
    crisis: settingsOf("crisis", models),
    language: settingsOf("language", models),
    kind: settingsOf("kind", models),
    category: settingsOf("category", models),
    sentiment: settingsOf("sentiment", models)
  },
  networks: models.networks.map((network) =>
    mapLayers((name) => ({ scale: network[name].scale, biases: Array.from(network[name].biases) }))
  ),
  trees: shortenLimits(trees),
  categoryTrees: categoryTrees.map(shortenLimits),
  sentimentTrees: sentimentTrees.map(shortenLimits),
  limits,
  comment
})

const packWeightsOf = (models: Models): Uint8Array =>
  packArchive([
    ...modelNames.flatMap((name) =>
      Object.entries(
        weightPartsOf(models[name], ({ table }) => packTable(table, models[name].biases.length))
      ).map(([family, bytes]) => [partNames.weights(name, family), bytes] as const)
    ),
    ...models.networks.flatMap((network, at) =>
      Object.values(
        mapLayers((name) => [partNames.network(at, name), packWeights(network[name].weights)] as const)
      )
    )
  ])

export const writeModel = (trained: TrainedGuard): void => {
  mkdirSync(dirname(weightsFile), { recursive: true })
  writeFileSync(weightsFile, packWeightsOf(trained.models))
  writeFileSync(settingsFile, `${JSON.stringify(settingsFrom(trained), null, 2)}\n`)
}
