import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { vi } from "vitest"
import { evaluateCommand } from "#cli/commands/evaluate/evaluate.ts"
import { temporaryFolder } from "../../../support/server.ts"

export const linesOf = (items: ReadonlyArray<unknown>): string =>
  items.map((item) => `${JSON.stringify(item)}\n`).join("")

/** A folder with files to evaluate, and the command run on them in this very process. */
export const makeBench = () => {
  const folder = temporaryFolder()
  const pathOf = (name: string): string => join(folder.path, name)
  const write = (name: string, content: string): string => {
    writeFileSync(pathOf(name), name.endsWith(".gz") ? gzipSync(content) : content)
    return pathOf(name)
  }
  const readLines = (name: string): ReadonlyArray<Record<string, unknown>> =>
    readFileSync(pathOf(name), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line))
  return { path: folder.path, pathOf, write, readLines, remove: folder.remove }
}

export const runEvaluate = async (...args: ReadonlyArray<string>) => {
  const out = vi.spyOn(console, "log").mockImplementation(() => undefined)
  const err = vi.spyOn(console, "error").mockImplementation(() => undefined)
  try {
    const code = await evaluateCommand.run(args)
    return { code, out: out.mock.calls.flat().join("\n"), err: err.mock.calls.flat().join("\n") }
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
}
