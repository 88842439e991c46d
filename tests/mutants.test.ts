import { expect, test } from "vitest"
import { mutantsOf } from "./mutants/mutants-of.ts"

test.each([
  ["const f = (a: number) => a < 1", ["< -> <=", "< -> >=", "1 -> 2", "1 -> (0)"]],
  ["a?.b", ["a?.b -> ;", "?. -> ."]],
  ["const f = a ?? b", ["a ?? b -> a"]],
  ["const f = [a, ...b]", ["[a, ...b] -> [...b]", "[a, ...b] -> [a]"]],
  ["const f = /^a$/", ["/^a$/ -> /a$/", "/^a$/ -> /^a/"]],
  ['import a from "b"', []],
  ['type A = "b"', []],
  ['export const linkTexts = { a: "b" }', []]
])("of %s are %j", (source, changes) => {
  expect(mutantsOf("a.ts", source).map(({ change }) => change)).toEqual(changes)
})

test("a mutant is the whole source with one change, and says where", () => {
  const source = "// é\nexport const limit = 5\n"
  const [more] = mutantsOf("a.ts", source)
  expect(more).toStrictEqual({
    line: 2,
    within: "export const limit = 5",
    change: "5 -> 6",
    source: "// é\nexport const limit = 6\n"
  })
})
