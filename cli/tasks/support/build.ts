import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { makeGuardFiles } from "./guard-files.ts"
import { makeMeasured, measuredSources } from "./measured.ts"
import { packClient } from "./pack-client.ts"
import { collect, root } from "./run.ts"

const sources = ["core", "adapters", "ui", "cli"]
const settings = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.server.config.ts",
  "vite.thread.config.ts",
  ...measuredSources
]
const stamp = join(root, "dist", "built-from")

export const serverBundle = join(root, "dist", "server", "main.js")

/** Excludes the route tree and measured figures, which the build itself writes. */
const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".gen.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const files = [...sources.flatMap(filesOf), ...settings.map((name) => join(root, name))]
  for (const file of files.filter((name) => existsSync(name))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(createHash("sha256").update(readFileSync(file)).digest())
  }
  return hash.digest("hex")
}

const lastBuilt = (): string => (existsSync(stamp) ? readFileSync(stamp, "utf8") : "")

const viteBuild = async (...args: ReadonlyArray<string>): Promise<void> => {
  // Test runners set another NODE_ENV, which would build React for development.
  const env = { ...process.env, NODE_ENV: "production", ADMIN_PASSWORD: undefined }
  const { code, output } = await collect("vite", ["build", "--logLevel", "warn", ...args], env)
  if (code !== 0) throw new Error(`vite build ${args.join(" ")} failed.\n${output}`)
}

export const build = async (): Promise<void> => {
  const before = fingerprint()
  rmSync(stamp, { force: true })
  makeMeasured()
  await makeGuardFiles()
  await viteBuild()
  await packClient(join(root, "dist", "client"))
  await viteBuild("--config", "vite.server.config.ts")
  await viteBuild("--config", "vite.thread.config.ts")
  mkdirSync(join(root, "dist"), { recursive: true })
  writeFileSync(stamp, before)
}

export const buildIfStale = async (): Promise<void> => {
  await makeGuardFiles()
  if (existsSync(serverBundle) && lastBuilt() === fingerprint()) return
  const started = performance.now()
  console.error("Building HonestHive …")
  await build()
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

export const buildOrExit = async (make: () => Promise<void> = buildIfStale): Promise<void> => {
  try {
    await make()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
