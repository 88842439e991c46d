import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const readRootFile = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8")

interface LockFilePackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
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

test("it and package.json ask for the same", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  expect(lock.packages[""]).toMatchObject({ devDependencies, optionalDependencies })
  expect(lock.packages[""]).toMatchObject({ dependencies })
})
