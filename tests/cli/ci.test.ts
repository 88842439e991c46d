import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import packageJson from "../../package.json" with { type: "json" }

const folder = join(import.meta.dirname, "../../.github/workflows")
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))

const valuesOf = (field: string): ReadonlyArray<string> =>
  workflows.flatMap((text) =>
    Array.from(text.matchAll(new RegExp(`^ +(?:- )?${field}: *(.+)$`, "gm")), ([, value = ""]) => value)
  )

test("CI runs npm scripts that there are, and no other program", () => {
  const scripts = valuesOf("run").map(
    (command) => /^npm (?:run )?([\w:-]+)(?: -- [\w -]+)?$/.exec(command)?.[1]
  )
  expect(scripts).toContain("test")
  expect(scripts.filter((name) => name === undefined || !(name in packageJson.scripts))).toEqual([])
})

test("CI may only read the repository, and uses nobody else's steps", () => {
  for (const text of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  expect(valuesOf("contents")).toEqual(workflows.map(() => "read"))
  expect(valuesOf("uses").filter((step) => !/^actions\/checkout@v\d+$/.test(step))).toEqual([])
})
