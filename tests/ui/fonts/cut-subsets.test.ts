import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readFont } from "#cli/tasks/support/read-font.ts"
import { makeBasicLatinSubsets, makeFontSubsets, makeNameSubset, scripts } from "#ui/fonts/cut-subsets.ts"

const folder = new URL("../../../ui/assets/fonts/", import.meta.url)

test("an Indic script has two faces", () => {
  const faces = readdirSync(folder).filter((name) => /^anek-(?!latin|basic).*\.woff2$/.test(name))
  expect(faces).toHaveLength(2 * scripts.length)
})

// `npm run font-subsets` writes them all again; the smallest stand for the others here.
test("they are those that the tool cuts", async () => {
  const cut = [
    ...(await makeFontSubsets(readFont, "tamil")),
    await makeNameSubset(readFont, "tamil"),
    ...(await makeBasicLatinSubsets(readFont))
  ]
  for (const { file, bytes } of cut) {
    expect(readFileSync(new URL(file, folder)).equals(bytes), file).toBe(true)
  }
})
