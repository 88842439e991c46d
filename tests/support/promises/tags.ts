import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

export const root = join(import.meta.dirname, "../../..")

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

export const testFiles: ReadonlyArray<string> = readdirSync(join(root, "tests"), {
  recursive: true,
  encoding: "utf8"
})
  .filter((file) => /\.(?:test|contract)\.tsx?$/.test(file))
  .map((file) => `tests/${file.replaceAll("\\", "/")}`)
  .sort()

/** The test files by the tags that `tagsIn` finds in each. */
export const filesByTag = (
  tagsIn: (text: string) => ReadonlyArray<string>
): ReadonlyMap<string, ReadonlyArray<string>> => {
  const tagged = testFiles.flatMap((file) => [...new Set(tagsIn(textOf(file)))].map((tag) => ({ tag, file })))
  return new Map(
    [...Map.groupBy(tagged, ({ tag }) => tag)].map(([tag, all]) => [tag, all.map(({ file }) => file)])
  )
}

const promiseTag = /\[(?:anon|asvs) ([AV][\dAV. ]+)\]/g

export const readTags = (): ReadonlyMap<string, ReadonlyArray<string>> =>
  filesByTag((text) => [...text.matchAll(promiseTag)].flatMap(([, numbers = ""]) => numbers.split(" ")))
