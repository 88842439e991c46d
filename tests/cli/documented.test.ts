import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { commands } from "#cli/commands.ts"

const root = join(import.meta.dirname, "../..")
const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

const found = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  Array.from(text.matchAll(pattern), ([, part = ""]) => part)

/** What stands as code in the first column of a page's tables. */
const firstColumn = (page: string): ReadonlyArray<string> =>
  found(textOf(`docs/${page}`), /^\| (`[^|]+) \|/gm).flatMap((cell) => found(cell, /`([^`]+)`/g))

const sortUnique = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)].sort()

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
  const used = commands.map(({ usage }) => found(usage, /^(?:Usage:| {6}) honesthive ([a-z]+(?: [a-z]+)?)/gm))
  expect(used.filter(({ length }) => length === 0)).toEqual([])
  const listed = firstColumn("commands.md").filter((text) => !text.startsWith("npm "))
  expect(sortUnique(listed.flatMap(spelledOut))).toEqual(sortUnique(used.flat()))
})

test("docs/commands.md lists the scripts of package.json, and no others", () => {
  const listed = firstColumn("commands.md").flatMap((text) => found(text, /^npm (?:run )?(\S+)/g))
  expect(sortUnique(listed)).toEqual(sortUnique(Object.keys(JSON.parse(textOf("package.json")).scripts)))
})
