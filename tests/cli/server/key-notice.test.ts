import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"

test.each(["hive data", "it’s $HOME", "Asha's (1)"])(
  "the command that the start names shows the key, in a folder such as %s",
  async (name) => {
    const folder = join(makeFolder(), name)
    mkdirSync(folder)
    const server = await startUnlimitedServer(folder, { LOG_FORMAT: "pretty" })
    const [, command = "exit 1"] = /To show it: (.+)/.exec(server.output()) ?? []
    const shown = execFileSync("sh", ["-c", command], { encoding: "utf8" })
    expect(shown).toBe(readFileSync(join(folder, "encryption.key"), "utf8"))
  }
)
