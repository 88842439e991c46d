import { describe, expect, test, vi } from "vitest"
import { commands } from "#cli/commands.ts"

/** The message, without a process: `command-line.test.ts` shows that one ends with the same code. */
const refusalOf = async (name: string, args: ReadonlyArray<string>): Promise<string> => {
  const said = vi.spyOn(console, "error").mockReturnValue()
  try {
    expect(await commands.find((command) => command.name === name)?.run(args)).toBe(2)
    return said.mock.calls.join("\n")
  } finally {
    said.mockRestore()
  }
}

describe("a command prints its usage for invalid arguments", () => {
  test.each([
    ["account", []],
    ["account", ["add"]],
    ["account", ["drop", "a@b.c"]],
    ["account", ["suspend", "--reason", "Insults were sent"]],
    ["account", ["suspend", "a@b.c", "--reason"]],
    ["account", ["resume"]],
    ["account", ["reset", "a@b.c", "now"]],
    ["account", ["second-factor", "a@b.c"]],
    ["account", ["second-factor", "remove", "a@b.c"]],
    ["admin", ["second-factor", "grace", "reset"]],
    ["admin", []],
    ["admin", ["add"]],
    ["admin", ["list", "x"]],
    ["admin", ["sessions", "--end"]],
    ["admin", ["sessions", "all"]],
    ["admin", ["sessions", "--end=1", "--end-all"]],
    ["backup", []],
    ["backup", ["a", "b"]],
    ["export", []],
    ["export", ["a@b.c", "--out"]],
    ["gc", ["now"]],
    ["gc", ["--force"]],
    ["keys", []],
    ["keys", ["rotate", "x"]],
    ["move", []],
    ["move", ["--to", "postgres://x/y"]],
    ["move", ["somewhere"]],
    ["restore", []],
    ["restore", ["a", "--force"]],
    ["seed", ["owners"]],
    ["verdicts", []],
    ["verdicts", ["a", "b"]],
    ["verdicts", ["a", "--text"]],
    ["verify", []],
    ["verify", ["hive.example"]],
    ["verify", ["ftp://hive.example"]],
    ["verify", ["https://user@hive.example"]],
    ["verify", ["https://hive.example/a/b"]],
    ["verify", ["https://hive.example/link?sent=1"]],
    ["verify", ["https://hive.example", "https://hive.example"]]
  ])("%s %j", async (name, args) => {
    expect(await refusalOf(name, args)).toContain(`\n\nUsage: honesthive ${name}`)
  })

  test.each([
    [["--day", "yesterday"], "--day must be DAY, FROM..TO, FROM.. or ..TO"],
    [["--status", "pending"], "--status must be approved or covered or rejected."],
    [["--language", "fr"], "--language must be en or hi"],
    [["--changes", ""], "--changes is empty."],
    [["--force"], "Unknown option '--force'"],
    [["everything"], "Unexpected argument 'everything'"]
  ])("replay %j", async (args, line) => {
    const said = await refusalOf("replay", args)
    expect(said).toContain(line)
    expect(said).toContain("\n\nUsage: honesthive replay")
  })
})

test.each(commands)("the usage of $name lists its options and exit codes", ({ name, usage: text }) => {
  expect(text).toMatch(new RegExp(`^Usage: honesthive ${name}`))
  expect(text).toMatch(/\n\nExit codes: 0 .*, 1 .*, 2 invalid usage$/)
  const [synopsis = ""] = text.split("\n\n")
  for (const [option] of synopsis.matchAll(/--[a-z-]+/g)) {
    expect(text).toMatch(new RegExp(`\n  ${option}(?:=ID| [A-Z_]+)? `))
  }
})
