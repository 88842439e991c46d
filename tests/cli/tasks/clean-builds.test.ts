import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { firstDifferingFile } from "#cli/tasks/support/clean-builds.ts"
import { makeFolder } from "../../support/for-one-test.ts"

const makeBuild = (): string => {
  const folder = makeFolder()
  mkdirSync(join(folder, "package", "dist"), { recursive: true })
  writeFileSync(join(folder, "SHA256SUMS"), "a")
  writeFileSync(join(folder, "package", "dist", "main.js"), "main")
  writeFileSync(join(folder, "package", "dist", "page.css"), "page")
  return folder
}

test("two builds of the same bytes differ in no file", () => {
  expect(firstDifferingFile(makeBuild(), makeBuild())).toBeUndefined()
})

const main = "package/dist/main.js"
const page = "package/dist/page.css"

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["another byte", { [main]: "Main" }, main],
  ["a longer file", { [page]: "page " }, page],
  ["a file more", { "package/a.js": "" }, "package/a.js"],
  ["two files, of which the first is named", { [page]: "", [main]: "" }, main]
])("they differ by %s", (_, files, named) => {
  const [one, other] = [makeBuild(), makeBuild()]
  for (const [name, text] of Object.entries(files)) writeFileSync(join(other, name), text)
  expect(firstDifferingFile(one, other)).toBe(join(named))
  expect(firstDifferingFile(other, one)).toBe(join(named))
})
