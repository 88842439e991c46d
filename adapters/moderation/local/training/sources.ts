import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { Schema } from "effect"
import { dataFolder, fixturesFolder, repositoryRoot, sourcesFile } from "./read/data-files.ts"

const TrainingSource = Schema.Struct({ name: Schema.String, sha256: Schema.String, rows: Schema.Int })
export type TrainingSource = typeof TrainingSource.Type

const decodeSources = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(TrainingSource)))

export const publicFile = "train.jsonl.gz"

const rowsIn = (bytes: Buffer): number =>
  bytes
    .toString("utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#")).length

const sourceAt = (name: string, file: string): ReadonlyArray<TrainingSource> => {
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const sha256 = createHash("sha256").update(bytes).digest("hex")
  return [{ name, sha256, rows: rowsIn(name.endsWith(".gz") ? gunzipSync(bytes) : bytes) }]
}

const learnedFolders = [
  "words",
  "people",
  "patterns",
  "concepts",
  "sentences",
  "texts",
  "crisis",
  "groups",
  "everyday"
] as const
const learnedFixtures = ["feedback.jsonl", "category.jsonl", "sentiment.jsonl"] as const

export const findSources = (publicFolder: string | undefined): ReadonlyArray<TrainingSource> => [
  ...learnedFolders.flatMap((folder) =>
    readdirSync(join(dataFolder, folder))
      .sort()
      .flatMap((name) => sourceAt(`data/${folder}/${name}`, join(dataFolder, folder, name)))
  ),
  ...learnedFixtures.flatMap((name) =>
    sourceAt(join(fixturesFolder, name).slice(repositoryRoot.length + 1), join(fixturesFolder, name))
  ),
  ...(publicFolder === undefined ? [] : sourceAt(publicFile, join(publicFolder, publicFile)))
]

export const readSources = (): ReadonlyArray<TrainingSource> =>
  decodeSources(readFileSync(sourcesFile, "utf8"))

export const writeSources = (sources: ReadonlyArray<TrainingSource>): void =>
  writeFileSync(sourcesFile, `${JSON.stringify(sources, null, 2)}\n`)
