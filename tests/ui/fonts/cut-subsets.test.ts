import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readFont } from "#cli/tasks/support/read-font.ts"
import { makeBasicLatinSubsets, makeFontSubsets, makeNameSubset, scripts } from "#ui/fonts/cut-subsets.ts"

const folder = new URL("../../../ui/assets/fonts/", import.meta.url)
const sizeOf = (name: string): number => readFileSync(new URL(name, folder)).length

test("an Indic script has two faces", () => {
  const faces = readdirSync(folder).filter((name) => /^anek-(?!latin|basic).*\.woff2$/.test(name))
  expect(faces).toHaveLength(2 * scripts.length)
})

test.each(scripts)(
  "one weight, English words and the names of the other languages are at most 90 KB: %s",
  (script) => {
    const names = scripts.filter((other) => other !== script).map((other) => `language-names-${other}.woff2`)
    const files = [`anek-${script}-text.woff2`, "anek-basic-latin-text.woff2", ...names]
    expect(files.map(sizeOf).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(90_000)
  }
)

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
