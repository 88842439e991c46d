import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadedPackages } from "./loaded-packages.ts"
import { type PackageLock, releaseLock } from "./release-lock.ts"
import { repositoryRoot } from "./run.ts"

interface Checkout {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
}

const readJson = <A>(name: string): A => JSON.parse(readFileSync(join(repositoryRoot, name), "utf8"))

const manifestOf = ({ name, version, description, license, dependencies }: Checkout) => ({
  ...{ name, version, description, license, type: "module" },
  engines: { node: ">=24.7" },
  bin: { honesthive: "honesthive.mjs" },
  dependencies: Object.fromEntries(loadedPackages.toSorted().map((used) => [used, dependencies[used] ?? ""]))
})

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

export const stageRelease = (folder: string): void => {
  const manifest = manifestOf(readJson<Checkout>("package.json"))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeJson(join(folder, "package.json"), manifest)
  const lock = releaseLock(readJson<PackageLock>("package-lock.json"), manifest)
  writeJson(join(folder, "npm-shrinkwrap.json"), lock)
  const pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "docs"]
  for (const name of [
    ...pages,
    "adapters/moderation/local/README.md",
    "dist/server",
    "dist/client",
    "dist/guard",
    "dist/preview-fonts",
    "dist/served-files.sha256"
  ]) {
    cpSync(join(repositoryRoot, name), join(folder, name), { recursive: true })
  }
  cpSync(join(repositoryRoot, "honesthive.mjs"), join(folder, "honesthive.mjs"))
}
