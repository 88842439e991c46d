import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { builtAssets, type ClientManifest } from "#ui/document/page-assets.ts"
import { viteBuild } from "./build.ts"
import { makeGuardFiles } from "./guard-files.ts"
import { repositoryRoot } from "./run.ts"

export const demoFolder = join(repositoryRoot, "dist", "demo")

export const mswWorker = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js")

/**
 * Builds the product as static files for the folder `base` of any host: the server build's client and the browser's
 * own server. Many hosts serve `404.html` for other URLs.
 */
export const buildDemo = async (base: string, outDir: string = demoFolder): Promise<void> => {
  await makeGuardFiles()
  const at = (name: string): string => join(outDir, name)
  await viteBuild("--base", base, "--outDir", outDir, "--emptyOutDir")
  const shell = readFileSync(at("index.html"), "utf8")
  const manifest: ClientManifest = JSON.parse(readFileSync(at(".vite/manifest.json"), "utf8"))
  writeFileSync(at("offline-client.json"), JSON.stringify({ shell, rendered: builtAssets(manifest, base) }))
  rmSync(at(".vite"), { recursive: true })
  await viteBuild("--config", "vite.offline.config.ts", "--base", base, "--outDir", outDir)
  copyFileSync(at("index.html"), at("404.html"))
  copyFileSync(mswWorker, at("mockServiceWorker.js"))
  copyFileSync(join(repositoryRoot, "ui", "offline", "offline-worker.js"), at("offline-worker.js"))
}
