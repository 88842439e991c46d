import { basename } from "node:path"
import type { PromiseRow } from "../support/promises/page.ts"
import { testFiles, textOf } from "../support/promises/tags.ts"

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** A title of `test.each` as it will be: whatever its cases are called. */
const titlePattern = (title: string): string => escaped(title).replace(/%[a-z]/g, ".*")

/** Matches the titles of the tests that a row names: those that carry one of its numbers, or have the given words. */
export const titlesOf = ({ numbers, tests }: PromiseRow): string => {
  const given = tests.flatMap(({ title }) => (title === undefined ? [] : [titlePattern(title)]))
  const tags = numbers.map((number) => `\\[(?:anon|asvs) [^\\]]*${escaped(number)}(?![\\d.])[^\\]]*\\]`)
  return [...tags, ...given].join("|")
}

const importersByContract = new Map<string, ReadonlyArray<string>>()

const importersOf = (contract: string): ReadonlyArray<string> => {
  const known = importersByContract.get(contract)
  if (known !== undefined) return known
  const importers = testFiles.filter((file) => textOf(file).includes(`/${basename(contract)}"`))
  importersByContract.set(contract, importers)
  return importers
}

/** A contract is run by the tests of its adapters, some by way of another contract. */
const runnable = (file: string, seen = new Set<string>()): ReadonlyArray<string> => {
  if (!file.includes(".contract.")) return [file]
  seen.add(file)
  return importersOf(file)
    .filter((other) => !seen.has(other))
    .flatMap((other) => runnable(other, seen))
}

const slowness = (file: string): number =>
  ["core", "adapters", "ui", "cli", "faults", "browser"].indexOf(file.split("/")[1] ?? "")

/** The files to run for a row, the quick ones first. */
export const filesOf = ({ tests }: PromiseRow): ReadonlyArray<string> =>
  [...new Set(tests.flatMap(({ file }) => runnable(file)))].sort((a, b) => slowness(a) - slowness(b))
