import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { packClient } from "#adapters/http/node/pack-client.ts"
import { codeOf } from "#adapters/system/index.ts"
import { makeGuardFiles } from "./guard-files.ts"
import { makeMeasured, measuredSources } from "./measured.ts"
import { expectMessagesUsed } from "./message-catalogues.ts"
import { makePreviewFonts } from "./preview-fonts.ts"
import { collectOutput, repositoryRoot } from "./run.ts"

const sourceFolders = ["core", "adapters", "ui", "cli"]
const settingFiles = [
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.server.config.ts",
  "vite.thread.config.ts",
  ...measuredSources
]
const buildStampFile = join(repositoryRoot, "dist", "built-from")

export const serverBundle = join(repositoryRoot, "dist", "server", "main.js")

/** Excludes the route tree and measured figures, which the build itself writes. */
const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".gen.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const files = [...sourceFolders.flatMap(filesOf), ...settingFiles.map((name) => join(repositoryRoot, name))]
  for (const file of files.filter((name) => existsSync(name))) {
    hash
      .update(`${file.slice(repositoryRoot.length)}\0`)
      .update(createHash("sha256").update(readFileSync(file)).digest())
  }
  return hash.digest("hex")
}

const lastBuilt = (): string => (existsSync(buildStampFile) ? readFileSync(buildStampFile, "utf8") : "")

export const viteBuild = async (...args: ReadonlyArray<string>): Promise<void> => {
  // Test runners set another NODE_ENV, which would build React for development.
  const env = { ...process.env, NODE_ENV: "production", ADMIN_PASSWORD: undefined }
  const { code, output } = await collectOutput("vite", ["build", "--logLevel", "warn", ...args], env)
  if (code !== 0) throw new Error(`vite build ${args.join(" ")} failed.\n${output}`)
}

export const build = async (): Promise<void> => {
  const before = fingerprint()
  rmSync(buildStampFile, { force: true })
  makeMeasured()
  expectMessagesUsed()
  await makeGuardFiles()
  await makePreviewFonts()
  await viteBuild()
  await packClient(join(repositoryRoot, "dist", "client"))
  await viteBuild("--config", "vite.server.config.ts")
  await viteBuild("--config", "vite.thread.config.ts")
  mkdirSync(join(repositoryRoot, "dist", "compiled"), { recursive: true })
  writeFileSync(buildStampFile, before)
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
    const code = String(codeOf(error))
    const cantWrite = `HonestHive must be built anew, but this user can't (${code}). Run \`npm run build\` as the owner of this folder.`
    const message = error instanceof Error ? error.message : error
    console.error(/^(?:EACCES|EPERM|EROFS)$/.test(code) ? cantWrite : message)
    process.exit(1)
  }
}
