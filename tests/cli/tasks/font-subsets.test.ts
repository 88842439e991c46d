import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { makeFontSubsets } from "#cli/tasks/font-subsets/cut-subsets.ts"

const folder = new URL("../../../ui/assets/fonts/", import.meta.url)
const faces = readdirSync(folder).filter((name) => /^anek-(?!latin).*\.woff2$/.test(name))

test("an Indic script has two faces, of at most 90 KB each", () => {
  expect(faces).toHaveLength(8)
  for (const name of faces)
    expect(readFileSync(new URL(name, folder)).length, name).toBeLessThanOrEqual(90_000)
})

// `npm run font-subsets` writes them all again; the smallest stands for the others here.
test("they are those that the tool cuts", async () => {
  for (const { file, bytes } of await makeFontSubsets("tamil")) {
    expect(readFileSync(new URL(file, folder)).equals(bytes), file).toBe(true)
  }
})
