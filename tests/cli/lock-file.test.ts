import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const readRootFile = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8")

interface LockFilePackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly os?: ReadonlyArray<string>
  readonly cpu?: ReadonlyArray<string>
  readonly libc?: ReadonlyArray<string>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lock: { readonly packages: Readonly<Record<string, LockFilePackage>> } = JSON.parse(
  readRootFile("package-lock.json")
)
const manifest = JSON.parse(readRootFile("package.json"))
const packages = Object.entries(lock.packages)

test("the lock file names no registry", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test("it holds every Node that package.json offers, in its version", () => {
  const offered = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith("node-"))
  expect(offered.length).toBeGreaterThan(0)
  for (const [name, version] of offered) {
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
  }
})

test("it holds every optional dependency of every package: else npm ci refuses it", () => {
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`]
    )
  )
  expect(missing).toEqual([])
})

const binariesFor = (machine: "x64" | "arm64") =>
  packages
    .filter(([, { os, cpu }]) => os?.includes("linux") && cpu?.includes(machine))
    .map(([path, { version, libc }]) => ({ path: path.replace(machine, "arm64"), version, libc }))

test("it holds for Linux on arm64 every binary that it holds for x64, in the same version and for the same C library", () => {
  const x64 = binariesFor("x64")
  expect(x64.map(({ path }) => path)).toContain("node_modules/@img/sharp-linux-arm64")
  expect(binariesFor("arm64")).toEqual(expect.arrayContaining(x64))
})

test("it and package.json ask for the same", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  expect(lock.packages[""]).toMatchObject({ devDependencies, optionalDependencies })
  expect(lock.packages[""]).toMatchObject({ dependencies })
})
