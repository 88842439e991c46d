import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const root = join(import.meta.dirname, "../../..")

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

const testFiles = (): ReadonlyArray<string> =>
  readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:test|contract)\.tsx?$/.test(file))
    .map((file) => `tests/${file.replaceAll("\\", "/")}`)
    .sort()

const tag = /\[(?:anon|asvs) ([AV][\dAV. ]+)\]/g

export const readTags = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const tags = new Map<string, ReadonlyArray<string>>()
  for (const file of testFiles()) {
    const found = [...textOf(file).matchAll(tag)].flatMap(([, numbers = ""]) => numbers.split(" "))
    for (const number of new Set(found)) tags.set(number, [...(tags.get(number) ?? []), file])
  }
  return tags
}
