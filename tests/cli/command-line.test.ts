import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { runHonestHive, temporaryFolder } from "../support/server.ts"

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))

describe("honesthive", () => {
  test("--version tells the version", async () => {
    expect(await runHonestHive(["--version"])).toEqual({ code: 0, output: `${version}\n` })
  })

  test.each([[["--help"]], [["serve", "--help"]]])("%j explains itself", async (args) => {
    const { code, output } = await runHonestHive(args)
    expect(code).toBe(0)
    expect(output).toMatch(/^Usage: honesthive/)
  })

  test.each([[["frobnicate"]], [["serve", "--frobnicate"]], [["serve", "now"]]])(
    "%j is invalid usage",
    async (args) => {
      const { code, output } = await runHonestHive(args)
      expect(code).toBe(2)
      expect(output).toContain("Usage: honesthive")
    }
  )

  test("an unknown option is named, without advice that no command needs", async () => {
    const { code, output } = await runHonestHive(["restore", "file", "--frobnicate"])
    expect([code, output.split("\n")[0]]).toEqual([2, "Unknown option '--frobnicate'"])
  })

  test("a wrong setting is one line and exit code 1", async () => {
    const { code, output } = await runHonestHive(["serve"], { SIGN_UP: "perhaps" })
    expect({ code, output }).toEqual({
      code: 1,
      output: "HonestHive did not start. SIGN_UP must be open, invited or closed.\n"
    })
  })

  test("a data folder that cannot be made is one line that names it", async () => {
    const folder = temporaryFolder()
    const { code, output } = await runHonestHive(["serve"], { DATA_DIR: "/dev/null/hive" })
    folder.remove()
    expect(code).toBe(1)
    expect(output.trim().split("\n")).toHaveLength(1)
    expect(output).toContain("/dev/null")
  })
})
