import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Effect, Option, Schema } from "effect"
import { accentStyle } from "#ui/document/accent.ts"
import { builtAssets, type ClientManifest, sourceAssets } from "#ui/document/page-assets.ts"
import type { ClientPages } from "#ui/server-entry.ts"
import type { InstanceSettings } from "../settings/instance-settings.ts"

const distFolder = fileURLToPath(new URL("..", import.meta.url))
const sourceFolder = join(distFolder, "..", "ui")

class ClientMissing extends Schema.TaggedError<ClientMissing>()("ClientMissing", {}) {
  override get message() {
    return "The client is not built. Run `npm run build`."
  }
}

export interface ClientBuild extends ClientPages {
  readonly folder: string
}

const Chunk = Schema.Struct({
  file: Schema.String,
  css: Schema.optionalKey(Schema.Array(Schema.String)),
  assets: Schema.optionalKey(Schema.Array(Schema.String)),
  imports: Schema.optionalKey(Schema.Array(Schema.String))
})
const decodeManifest = Schema.decodeUnknownEffect(Schema.fromJsonString(Schema.Record(Schema.String, Chunk)))

const themeAddress = "/assets/v2/theme.js"
const themeTag = `<script src="${themeAddress}"></script>`

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/**
 * Public pages contain their styles, so that they need no further request; they are rendered once. Visitor pages link
 * to a file instead, because each of them is cached in memory.
 */
const builtFrom = (folder: string, manifest: ClientManifest): ClientBuild => {
  const read = (address: string): string => readFileSync(join(folder, address), "utf8")
  const rendered = builtAssets(manifest)
  const inline = { theme: read(themeAddress).trim(), style: rendered.open.styles.map(read).join("") }
  const shell = read("index.html").replace(themeTag, () => `<script>${inline.theme}</script>`)
  return {
    folder,
    shell: () => shell,
    rendered: { ...rendered, open: { ...rendered.open, inline } },
    inlineHashes: { scripts: [hashOf(inline.theme)], styles: [hashOf(inline.style)] }
  }
}

export const builtClient = Effect.gen(function* () {
  const folder = join(distFolder, "client")
  const manifest = join(folder, ".vite", "manifest.json")
  if (!existsSync(manifest)) return yield* new ClientMissing()
  return builtFrom(folder, yield* Effect.orDie(decodeManifest(readFileSync(manifest, "utf8"))))
})

/** The accent's style is inline in every page, so the CSP must name its hash. */
export const withAccent = (
  client: ClientBuild,
  { instance }: { readonly instance: Pick<InstanceSettings, "accent"> }
): ClientBuild => {
  if (Option.isNone(instance.accent)) return client
  const { scripts = [], styles = [] } = client.inlineHashes ?? {}
  const hash = hashOf(accentStyle(instance.accent.value))
  return { ...client, inlineHashes: { scripts, styles: [...styles, hash] } }
}

export const devClient: ClientBuild = {
  folder: join(sourceFolder, "public"),
  shell: () => readFileSync(join(sourceFolder, "index.html"), "utf8"),
  rendered: sourceAssets
}
