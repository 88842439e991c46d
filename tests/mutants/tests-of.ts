import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSource } from "../support/architecture/parse-source.ts"

export const root = join(import.meta.dirname, "..", "..")

/** The tests that mutants are tried on: those that need nothing but the domain. */
export const domainTests = (): ReadonlyArray<string> =>
  globSync(["tests/core/domain/**/*.test.ts", "tests/core/constants.test.ts"], { cwd: root })
    .map((path) => join(root, path))
    .toSorted()

const located = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith("#core/")) return join(root, specifier.slice(1))
  return specifier.startsWith(".") ? join(from, "..", specifier) : undefined
}

const testsByFile = new Map<string, ReadonlyArray<string>>()

const importsOf = (path: string): ReadonlyArray<string> => {
  const found =
    testsByFile.get(path) ??
    parseSource(path, readFileSync(path, "utf8"))
      .imports.filter(({ isRuntime }) => isRuntime)
      .flatMap(({ specifier }) => located(path, specifier ?? "") ?? [])
  testsByFile.set(path, found)
  return found
}

const reached = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const next of importsOf(path)) reached(next, seen)
  return seen
}

/** The tests that a source can make fail, those nearest to it first. */
export const testsOf = (source: string): ReadonlyArray<string> =>
  domainTests()
    .map((test) => ({ test, files: reached(test) }))
    .filter(({ files }) => files.has(source))
    .toSorted((a, b) => a.files.size - b.files.size)
    .map(({ test }) => test)
