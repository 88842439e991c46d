import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { Schema } from "effect"

const Chunk = Schema.Struct({
  file: Schema.String,
  name: Schema.optionalKey(Schema.String),
  src: Schema.optionalKey(Schema.String),
  isEntry: Schema.optionalKey(Schema.Boolean),
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String)),
  dynamicImports: Schema.optionalKey(Schema.Array(Schema.String))
})
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Chunk)))

type ViteManifest = ReturnType<typeof decode>

/** Vite's manifest of the client's build. */
export const readManifest = (client: string): ViteManifest => {
  const file = join(client, ".vite", "manifest.json")
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run \`npm run build\`.`)
  return decode(readFileSync(file, "utf8"))
}

/** The keys of an entry's chunk and of all that it imports before it can run. */
export const chunksOf = (
  manifest: ViteManifest,
  key: string,
  seen = new Set<string>()
): ReadonlySet<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) chunksOf(manifest, imported, seen)
  return seen
}

/** The script and style files of an entry, each once. */
export const filesOf = (manifest: ViteManifest, key: string): ReadonlyArray<string> => {
  const chunks = [...chunksOf(manifest, key)].flatMap((name) => manifest[name] ?? [])
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))]
}

export const gzippedKilobytes = (client: string, files: ReadonlyArray<string>): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) /
  1_000

/** JS and CSS to interactive, for each entry of the build. */
export const entrySizes = (client: string) => {
  const manifest = readManifest(client)
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry === true)
  return entries.map(([key, { name = key }]) => ({
    entry: name,
    kilobytes: gzippedKilobytes(client, filesOf(manifest, key))
  }))
}
