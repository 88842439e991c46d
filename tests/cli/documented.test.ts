import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { commands } from "#cli/commands.ts"

const root = join(import.meta.dirname, "../..")
const textOf = (path: string): string => readFileSync(join(root, path), "utf8")

const found = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  Array.from(text.matchAll(pattern), ([, part = ""]) => part)

/** Code in the first column of a page's tables. */
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

/** GitHub's anchors: letters, digits and hyphens of each heading. */
const anchorsOf = (page: string): ReadonlyArray<string> =>
  found(textOf(page).replace(/```.*?```/gs, ""), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- _]/gu, "")
      .replaceAll(" ", "-")
  )

const leadsSomewhere = (page: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#")
  const target = path === "" ? page : join(dirname(page), path)
  return existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor))
}

describe("the pages of docs", () => {
  const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"))

  test("have at most 24,000 words together, but for the table of promises", () => {
    const texts = pages.filter((name) => name !== "promises.md").map((name) => textOf(`docs/${name}`))
    const words = texts.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0)
    expect(words).toBeLessThanOrEqual(24_000)
  })

  test.each(pages)("%s begins with whom it serves, and is in the list of all pages", (name) => {
    expect(textOf(`docs/${name}`).split("\n")[2]).toMatch(/^For /)
    expect(name === "README.md" || textOf("docs/README.md").includes(`](${name})`)).toBe(true)
  })

  test.each([
    ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "tests/durability.md"],
    "adapters/moderation/local/README.md",
    ...pages.map((name) => `docs/${name}`)
  ])("links of %s lead to pages and headings that are there", (page) => {
    const links = found(textOf(page), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([])
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

test.each(commands.filter(({ summary }) => summary.includes("|")))(
  "the list of commands names each verb of $name",
  ({ name, summary, usage }) => {
    const [named = ""] = found(summary, /\(([^)]+)\)$/g)
    const verbs = named.replace(`${name} `, "").split("|")
    expect(sortUnique(verbs.flatMap((verb) => found(verb, /^([a-z-]+)/g)))).toEqual(
      sortUnique(found(usage, /^(?:Usage:| {6}) honesthive [a-z]+ ([a-z-]+)/gm))
    )
  }
)

test("docs/commands.md lists the scripts of package.json, and no others", () => {
  const listed = firstColumn("commands.md").flatMap((text) => found(text, /^npm (?:run )?(\S+)/g))
  expect(sortUnique(listed)).toEqual(sortUnique(Object.keys(JSON.parse(textOf("package.json")).scripts)))
})
