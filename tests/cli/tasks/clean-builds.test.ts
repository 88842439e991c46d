import { mkdirSync, rmSync, writeFileSync } from "node:fs"
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

test.each<[string, (folder: string) => void, string]>([
  [
    "another byte",
    (folder) => writeFileSync(join(folder, "package/dist/main.js"), "Main"),
    "package/dist/main.js"
  ],
  [
    "a longer file",
    (folder) => writeFileSync(join(folder, "package/dist/page.css"), "page "),
    "package/dist/page.css"
  ],
  ["a file more", (folder) => writeFileSync(join(folder, "package/a.js"), ""), "package/a.js"],
  ["a file less", (folder) => rmSync(join(folder, "SHA256SUMS")), "SHA256SUMS"],
  [
    "two files, of which the first is named",
    (folder) => {
      writeFileSync(join(folder, "package/dist/page.css"), "")
      writeFileSync(join(folder, "package/dist/main.js"), "")
    },
    "package/dist/main.js"
  ]
])("they differ by %s", (_, alter, named) => {
  const [one, other] = [makeBuild(), makeBuild()]
  alter(other)
  expect(firstDifferingFile(one, other)).toBe(join(named))
  expect(firstDifferingFile(other, one)).toBe(join(named))
})
