import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { partNames } from "../engine/compiled/compiled.ts"
import type { ModelName } from "../engine/model/classes.ts"
import { families } from "../engine/model/features.ts"
import type { LinearModel, Part } from "../engine/model/linear-model.ts"
import type { Models } from "../engine/model/models.ts"
import { packWeights } from "../engine/model/packed-weights.ts"
import type { ModelSettings, Settings } from "../engine/model/settings.ts"
import { packArchive } from "./pack-archive.ts"
import { settingsFile, weightsFile } from "./read/places.ts"
import type { Trained } from "./trained.ts"

const names = ["toxicity", "register", "crisis", "language", "kind", "category", "sentiment"] as const

export const weightParts = (models: Readonly<Record<ModelName, ModelSettings>>): ReadonlyArray<string> =>
  names.flatMap((name) =>
    families
      .filter((family) => models[name].scales[family] !== undefined)
      .map((family) => partNames.weights(name, family))
  )

const partsOf = <Value>({ parts }: LinearModel, read: (part: Part) => Value): Record<string, Value> =>
  Object.fromEntries(
    families.flatMap((family) => {
      const part = parts[family]
      return part === undefined ? [] : [[family, read(part)]]
    })
  )

const settingsOf = (name: ModelName, models: Models): ModelSettings => ({
  biases: models[name].biases,
  scales: partsOf(models[name], ({ scales }) => scales)
})

/** Learned settings besides the weights, small enough to review. */
const settingsFrom = ({ models, limits, crisis, comment }: Trained): Settings => ({
  models: {
    toxicity: settingsOf("toxicity", models),
    register: settingsOf("register", models),
    crisis: settingsOf("crisis", models),
    language: settingsOf("language", models),
    kind: settingsOf("kind", models),
    category: settingsOf("category", models),
    sentiment: settingsOf("sentiment", models)
  },
  limits,
  crisis,
  comment
})

const packed = (models: Models): Uint8Array =>
  packArchive(
    names.flatMap((name) =>
      Object.entries(partsOf(models[name], ({ weights }) => packWeights(weights))).map(
        ([family, bytes]) => [`weights/${name}/${family}`, bytes] as const
      )
    )
  )

export const writeModel = (trained: Trained): void => {
  mkdirSync(dirname(weightsFile), { recursive: true })
  writeFileSync(weightsFile, packed(trained.models))
  writeFileSync(settingsFile, `${JSON.stringify(settingsFrom(trained), null, 2)}\n`)
}
