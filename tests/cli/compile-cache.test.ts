import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import manifest from "../../package.json" with { type: "json" }
import { serverBundle, temporaryFolder } from "../support/server.ts"

const built = dirname(dirname(serverBundle))

/** The server's files alone, as in a release. */
const installation = (): string => {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  mkdirSync(join(path, "dist"))
  cpSync(join(built, "server"), join(path, "dist/server"), { recursive: true })
  symlinkSync(join(built, "../node_modules"), join(path, "node_modules"))
  writeFileSync(join(path, "package.json"), JSON.stringify({ type: "module" }))
  return path
}

const run = (path: string) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(path, "dist/server/main.js"), "--version"], {
    encoding: "utf8",
    env: { PATH: process.env.PATH }
  })
  return [stdout.trim(), stderr]
}

test("a checkout keeps what V8 compiled for the next start", () => {
  const path = installation()
  mkdirSync(join(path, "dist/compiled"))
  expect(run(path)).toEqual([manifest.version, ""])
  expect(readdirSync(join(path, "dist/compiled"), { recursive: true }).length).toBeGreaterThan(10)
  expect(run(path)).toEqual([manifest.version, ""])
})

test("where nothing can be kept, the program runs all the same", () => {
  const path = installation()
  writeFileSync(join(path, "dist/compiled"), "in the way")
  expect(run(path)).toEqual([manifest.version, ""])
})
