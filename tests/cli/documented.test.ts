import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { commands } from "#cli/commands.ts"

const root = join(import.meta.dirname, "../..")
const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

const found = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  Array.from(text.matchAll(pattern), ([, part = ""]) => part)

/** What stands as code in the first column of a page's tables. */
const firstColumn = (page: string): ReadonlyArray<string> =>
  found(textOf(`docs/${page}`), /^\| (`[^|]+) \|/gm).flatMap((cell) => found(cell, /`([^`]+)`/g))

const sortUnique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)].sort()

describe("README.md", () => {
  const readme = textOf("README.md")

  test("is short, in the order in which a stranger asks, with a picture before the first command", () => {
    expect(readme.split(/\s+/).length).toBeLessThan(700)
    expect(found(readme, /^## (.+)$/gm)).toEqual([
      "Start",
      "What it promises, and how to check",
      "What it is not",
      "Who keeps it"
    ])
    const [picture = ""] = found(readme, /^!\[.+\]\((.+)\)$/gm)
    expect(existsSync(join(root, picture)), picture).toBe(true)
    expect(readme.indexOf(picture)).toBeLessThan(readme.indexOf("```sh"))
    expect(found(readme, /^\*\*(With npm|In a container|In a browser's tab)\*\*/gm)).toHaveLength(3)
  })

  test("names scripts that there are", () => {
    const scripts = found(readme, /npm run ([\w:-]+)/g)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((name) => !(name in JSON.parse(textOf("package.json")).scripts))).toEqual([])
  })
})

test("docs/configuration.md lists the variables that the settings read, and no others", () => {
  const files = readdirSync(join(root, "cli/settings")).map((name) => textOf(`cli/settings/${name}`))
  const read = files.flatMap((text) => found(text, /"([A-Z][A-Z\d_]+)"/g))
  expect(sortUnique(firstColumn("configuration.md"))).toEqual(sortUnique(read))
})

/** `account suspend, resume EMAIL` are two. */
const spelledOut = (listed: string): ReadonlyArray<string> => {
  const [name = "", ...verbs] = listed.replace(/ [A-Z]+…?$/, "").split(/,? /)
  return verbs.length === 0 ? [name] : verbs.map((verb) => `${name} ${verb}`)
}

test("docs/commands.md lists what the commands' usage begins with, and nothing else", () => {
  const used = commands.map(({ usage }) =>
    found(usage, /^(?:Usage:| {6}) honesthive ([a-z]+(?: [a-z][a-z-]*)?)/gm)
  )
  expect(used.filter(({ length }) => length === 0)).toEqual([])
  const listed = firstColumn("commands.md").filter((text) => !text.startsWith("npm "))
  expect(sortUnique(listed.flatMap(spelledOut))).toEqual(sortUnique(used.flat()))
})

test("docs/commands.md lists the scripts of package.json, and no others", () => {
  const listed = firstColumn("commands.md").flatMap((text) => found(text, /^npm (?:run )?(\S+)/g))
  expect(sortUnique(listed)).toEqual(sortUnique(Object.keys(JSON.parse(textOf("package.json")).scripts)))
})
