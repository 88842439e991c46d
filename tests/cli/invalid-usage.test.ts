import { describe, expect, test, vi } from "vitest"
import { commands } from "#cli/commands.ts"
import { version } from "#cli/system/version.ts"
import { runHonestHive } from "../support/server.ts"

const unusable = "HonestHive did not start. SIGN_UP must be open, invited or closed.\n"

test.each([
  [["--version"], {}, 0, `${version}\n`],
  [["--help"], {}, 0, expect.stringMatching(/^Usage: honesthive/)],
  [["serve", "--help"], {}, 0, expect.stringMatching(/^Usage: honesthive/)],
  [["frobnicate"], {}, 2, expect.stringContaining("Usage: honesthive")],
  [["serve", "--frobnicate"], {}, 2, expect.stringContaining("Usage: honesthive")],
  [["serve", "now"], {}, 2, expect.stringContaining("Usage: honesthive")],
  [["restore", "file", "--frobnicate"], {}, 2, expect.stringMatching(/^Unknown option '--frobnicate'\n/)],
  [
    ["invitation", "withdraw", "--forget-all-used-invitations"],
    {},
    2,
    expect.stringMatching(/^Unknown option '--forget-all-used-invitations'\n/)
  ],
  [["serve"], { SIGN_UP: "perhaps" }, 1, unusable],
  [["serve"], { DATA_DIR: "/dev/null/hive" }, 1, expect.stringMatching(/^.*\/dev\/null.*\n$/)]
])("honesthive: %j with %j ends with %i", async (args, env, code, output) => {
  expect(await runHonestHive(args, env)).toEqual({ code, output })
})

/** The message, without a process: the processes above show that one ends with the same code. */
const refusalOf = async (name: string, args: ReadonlyArray<string>): Promise<string> => {
  using said = vi.spyOn(console, "error").mockReturnValue()
  expect(await commands.find((command) => command.name === name)?.run(args)).toBe(2)
  return said.mock.calls.join("\n")
}

describe("a command prints its usage for invalid arguments", () => {
  const invalid: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = {
    account: [
      [],
      ["add"],
      ["drop", "a@b.c"],
      ["suspend", "--reason", "Insults were sent"],
      ["suspend", "a@b.c", "--reason"],
      ["suspend", "a@b.c", "--reason= "],
      ["resume"],
      ["reset", "a@b.c", "now"],
      ["second-factor", "a@b.c"],
      ["second-factor", "remove", "a@b.c"],
      ["suspend", "a@b.c", "--reason", "Insults were sent", "--yes"],
      ["resume", "a@b.c", "--issuer"],
      ["reset", "a@b.c", "--reason="]
    ],
    admin: [
      ["second-factor", "grace", "reset"],
      [],
      ["add"],
      ["list", "x"],
      ["sessions", "--end"],
      ["sessions", "all"],
      ["sessions", "--end=1", "--end-all"],
      ["list", "--end-all"],
      ["list", "--end=1"],
      ["password", "grace", "--operator"]
    ],
    backup: [[], ["a", "b"]],
    evaluate: [[], ["--frobnicate", "x"], ["x", "--predictions"], ["x", "--predictions="]],
    export: [[], ["a@b.c", "--out"], ["a@b.c", "--out="]],
    gc: [["now"], ["--force"]],
    invitation: [
      ["list", "--uses", "2"],
      ["list", "--email", "a@b.c"],
      ["make", "--email="]
    ],
    keys: [[], ["rotate", "x"]],
    move: [[], ["--to", "postgres://x/y"], ["--from="], ["--from", "folder", "--to="], ["somewhere"]],
    restore: [[], ["a", "--force"]],
    seed: [["owners"]],
    verdicts: [[], ["a", "b"], ["a", "--text"]],
    verify: [
      [],
      ["hive.example"],
      ["ftp://hive.example"],
      ["https://user@hive.example"],
      ["https://hive.example/a/b"],
      ["https://hive.example/link?sent=1"],
      ["https://hive.example", "https://hive.example"]
    ]
  }

  test.each(Object.entries(invalid).flatMap(([name, all]) => all.map((args) => [name, args] as const)))(
    "%s %j",
    async (name, args) => {
      expect(await refusalOf(name, args)).toContain(`\n\nUsage: honesthive ${name}`)
    }
  )

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
