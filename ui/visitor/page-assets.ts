/** The part of Vite's `.vite/manifest.json` that matters here. */
interface ManifestChunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
}
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** Addresses of what the visitor page loads. */
export interface PageAssets {
  readonly script: string
  readonly preloads: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  readonly font: string | null
}

/** For Vite's dev server, which serves the sources themselves. */
export const sourceAssets: PageAssets = {
  script: "/visitor/client.tsx",
  preloads: [],
  styles: [],
  font: null
}

const visitorEntry = "visitor/client.tsx"

const reachable = (manifest: Manifest, name: string, seen: Set<string> = new Set()): ReadonlySet<string> => {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) reachable(manifest, imported, seen)
  return seen
}

/** Finds them in the client build's manifest, shared chunks and their styles first. `base` is the build's folder. */
export const visitorAssets = (manifest: Manifest, base = "/"): PageAssets => {
  const address = (file: string): string => `${base}${file}`
  const addresses = (files: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(files.map(address))]
  const entry = manifest[visitorEntry]
  if (entry === undefined) throw new Error(`The client build has no entry ${visitorEntry}: build it again.`)
  const names = [...reachable(manifest, visitorEntry)].reverse()
  const chunks = names.flatMap((name) => manifest[name] ?? [])
  const files = chunks.flatMap((chunk) => chunk.assets ?? [])
  const font = files.find((file) => file.includes("anek-latin"))
  return {
    script: address(entry.file),
    preloads: addresses(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    font: font === undefined ? null : address(font)
  }
}
