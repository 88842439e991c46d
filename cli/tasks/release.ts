import { createHash } from "node:crypto"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildOrExit } from "./support/build.ts"
import { compareCleanBuilds } from "./support/clean-builds.ts"
import { npm } from "./support/npm.ts"
import { repositoryRoot } from "./support/run.ts"
import { stageRelease } from "./support/stage-release.ts"
import { tryServer } from "./support/try-server.ts"

const releaseFolder = join(repositoryRoot, "dist", "release")
const packageFolder = join(releaseFolder, "package")

/** Also beside the package, so that others can compare them without unpacking it. */
const listNames = ["sbom.json", "served-files.sha256"] as const

const maxRelease = { packages: 110, megabytes: 85 } as const

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const checksumOf = (name: string, file: string): string =>
  `${createHash("sha256").update(readFileSync(file)).digest("hex")}  ${name}\n`

const packRelease = (): string => {
  const [packed]: ReadonlyArray<{ readonly filename: string }> = JSON.parse(
    npm(packageFolder, "pack", "--json", "--ignore-scripts", "--pack-destination", releaseFolder)
  )
  return packed?.filename ?? ""
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

const countPackages = (folder: string): number => {
  const { packages } = JSON.parse(readFileSync(join(folder, ".package-lock.json"), "utf8"))
  return Object.keys(packages).length
}

const checkRelease = async (tarball: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-release-"))
  try {
    writeFileSync(join(folder, "package.json"), "{}")
    npm(folder, "install", "--ignore-scripts", "--no-audit", "--no-fund", tarball)
    const version = npm(folder, "exec", "--offline", "--", "honesthive", "--version").trim()
    const modules = join(folder, "node_modules")
    const [count, bytes] = [countPackages(modules), sizeOf(modules)]
    console.log(`Installed: honesthive ${version}, ${count} packages, ${megabytes(bytes)}.`)
    if (count > maxRelease.packages || bytes > maxRelease.megabytes * 1e6) {
      throw new Error(`A release may bring ${maxRelease.packages} packages and ${maxRelease.megabytes} MB.`)
    }
    const command = join(modules, "honesthive", "honesthive.mjs")
    console.log(
      `Its server started; the first feedback was ${await tryServer(command, join(folder, "data"))}.`
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await buildOrExit()
await import("./sbom.ts")
rmSync(releaseFolder, { recursive: true, force: true })
stageRelease(packageFolder)
cpSync(join(repositoryRoot, "dist", "sbom.json"), join(packageFolder, "sbom.json"))
for (const name of listNames) cpSync(join(repositoryRoot, "dist", name), join(releaseFolder, name))
const tarballName = packRelease()
const tarball = join(releaseFolder, tarballName)
writeFileSync(
  join(releaseFolder, "SHA256SUMS"),
  [tarballName, ...listNames].map((name) => checksumOf(name, join(releaseFolder, name))).join("")
)
console.log(
  `Written: ${tarball}, ${megabytes(statSync(tarball).size)}; beside it SHA256SUMS, ${listNames.join(" and ")}.`
)
if (process.argv.includes("--check")) {
  await checkRelease(tarball)
  console.log(compareCleanBuilds(releaseFolder))
}
