import { describe, expect, test } from "vitest"
import { mutantsOf } from "./mutants/mutants-of.ts"
import { type MutantTrial, makeReport } from "./mutants/report.ts"
import type { Survivor } from "./mutants/survivors.ts"

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

describe("what became of the mutants", () => {
  const within = "export const limit = 5"
  const tried = (change: string, failure: string | null, file = "a.ts"): MutantTrial => ({
    file,
    mutant: { line: 2, within, change, source: "" },
    failure
  })
  const listed = (change: string, file = "a.ts"): Survivor => ({
    file,
    within,
    change,
    reason: "nobody asks"
  })
  const killed = tried("5 -> 6", "1 test failed")
  const survived = tried("5 -> (4)", null)
  const inTable = tried("5 -> (4)", null, "table.ts")

  test.each<readonly [string, boolean, ReadonlyArray<MutantTrial>, ReadonlyArray<Survivor>]>([
    ["all are killed", true, [killed], []],
    ["one survives that is not listed", false, [killed, survived], []],
    ["one survives that is listed", true, [killed, survived], [listed("5 -> (4)")]],
    ["a listed one is killed", false, [killed], [listed("5 -> 6")]],
    ["a listed one is offered no more", false, [killed], [listed("7 -> 8")]],
    ["a listed one stands in a file that is gone", false, [killed], [listed("7 -> 8", "b.ts")]],
    ["another one hides behind it", false, [killed, survived, survived], [listed("5 -> (4)")]],
    ["one survives where one may", true, [inTable], []],
    ["two survive where one may", false, [inTable, inTable], []]
  ])("where %s is enough: %s", (_what, isSo, all, list) => {
    expect(makeReport(list, { "table.ts": 1 }).isEnough(all)).toBe(isSo)
  })

  test("is told of each survivor, with its reason, and of what is listed in vain", () => {
    const { linesOf, summaryOf } = makeReport([listed("5 -> (4)"), listed("7 -> 8")], {})
    const all = [killed, survived, tried("5 -> 50", null)]
    expect(linesOf("a.ts", all)).toEqual([
      "a.ts: 1 of 3 killed",
      `  line 2: 5 -> (4)   in: ${within}   nobody asks`,
      `  line 2: 5 -> 50   in: ${within}   UNLISTED`
    ])
    expect(summaryOf(all)).toEqual([
      `Listed, but 0 survive: a.ts: 7 -> 8   in: ${within}`,
      "Unlisted: 1 survive, not 0: a.ts",
      "In all: 1 of 3 killed"
    ])
  })
})
