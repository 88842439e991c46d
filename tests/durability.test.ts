import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const folder = import.meta.dirname
const page = readFileSync(join(folder, "durability.md"), "utf8")

const rows = page.split("\n").flatMap((line) => {
  const [, number = "", fault = "", store = "", proof = ""] = line
    .split(" | ")
    .flatMap((cell) => cell.split(/^\| /))
  return /^\d+$/.test(number) ? [{ number: Number(number), fault, store, proof }] : []
})

const testsIn = (proof: string): ReadonlyArray<string> =>
  [...proof.matchAll(/`([a-z0-9-]+\/[a-z0-9/-]+)`/g)].map(([, name = ""]) => name)

const isTest = (name: string): boolean =>
  ["test", "contract"].some((kind) => existsSync(join(folder, `${name}.${kind}.ts`)))

test("the table of faults has its 47 rows in order", () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 47 }, (_, index) => index + 1))
})

test.each(rows)(
  "$number $fault: tests that are there, or the reason why there is none",
  ({ store, proof }) => {
    expect(store).not.toBe("")
    expect(testsIn(proof).filter((name) => !isTest(name))).toEqual([])
    if (testsIn(proof).length === 0) expect(proof).toMatch(/^no test: ./)
  }
)
