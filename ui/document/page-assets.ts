import type { Language } from "#core/domain/languages/language.ts"

interface ManifestChunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
}
export type ClientManifest = Readonly<Record<string, ManifestChunk>>

type FontNames = Partial<Readonly<Record<Language, string>>>

export interface PageAssets {
  readonly script: string
  readonly preloads: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
  readonly fonts: FontNames
  /** Styles and theme inlined in the document, to save requests; the CSP names their hashes. */
  readonly inline?: { readonly style: string; readonly theme: string }
}

const assetEntries = {
  visitor: "visitor/client.tsx",
  open: "public-pages/client.tsx",
  receipt: "receipt/client.tsx"
} as const

export type RenderedAssets = Readonly<Record<keyof typeof assetEntries, PageAssets>>

const sourceOf = (entry: string): PageAssets => ({
  script: `/${entry}`,
  preloads: [],
  styles: [],
  fonts: {}
})

export const sourceAssets: RenderedAssets = {
  visitor: sourceOf(assetEntries.visitor),
  open: sourceOf(assetEntries.open),
  receipt: sourceOf(assetEntries.receipt)
}

/** Imports first: layers of styles are ordered by the first sheet. */
const chunksInOrder = (
  manifest: ClientManifest,
  name: string,
  seen: Set<string> = new Set()
): ReadonlyArray<string> => {
  if (seen.has(name)) return []
  seen.add(name)
  const imports = manifest[name]?.imports ?? []
  return [...imports.flatMap((imported) => chunksInOrder(manifest, imported, seen)), name]
}

const visitorFonts: FontNames = { en: "anek-latin" }

const pageFonts: FontNames = {
  ...visitorFonts,
  hi: "anek-devanagari-text",
  te: "anek-telugu-text",
  ta: "anek-tamil-text",
  kn: "anek-kannada-text"
}

const assetsOf = (
  manifest: ClientManifest,
  entryName: string,
  base: string,
  fontNames: FontNames = pageFonts
): PageAssets => {
  const address = (file: string): string => `${base}${file}`
  const addresses = (files: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(files.map(address))]
  const entry = manifest[entryName]
  if (entry === undefined) throw new Error(`The client build has no entry ${entryName}: build it again.`)
  const chunks = chunksInOrder(manifest, entryName).flatMap((name) => manifest[name] ?? [])
  const files = chunks.flatMap((chunk) => chunk.assets ?? [])
  const fonts = Object.entries(fontNames).flatMap(([language, name]) => {
    const file = files.find((path) => path.includes(`/${name}-`))
    return file === undefined ? [] : [[language, address(file)] as const]
  })
  return {
    script: address(entry.file),
    preloads: addresses(chunks.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)),
    styles: addresses(chunks.flatMap((chunk) => chunk.css ?? [])),
    fonts: Object.fromEntries(fonts)
  }
}

export const builtAssets = (manifest: ClientManifest, base = "/"): RenderedAssets => ({
  visitor: assetsOf(manifest, assetEntries.visitor, base, visitorFonts),
  open: assetsOf(manifest, assetEntries.open, base),
  receipt: assetsOf(manifest, assetEntries.receipt, base)
})
