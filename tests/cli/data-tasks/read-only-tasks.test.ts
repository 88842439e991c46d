import { cpSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { makeFolder } from "../../support/for-one-test.ts"
import { pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { runCommand } from "../../support/run-command.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"

const filled = temporaryFolder()
let item = ""

/** A killed server leaves everything in the journal. */
beforeAll(async () => {
  const server = await startServer({ dataDir: filled.path, env: { RATE_LIMIT: "off" } })
  const owner = await signUpOwner(server.url, "Asha Rao")
  await submit(server.url, owner.link, "You explained it clearly.")
  await pollUntil("it is judged", async () => (await owner.list()).length === 1)
  item = (await owner.list())[0]?.id ?? ""
  await server.stop("SIGKILL")
})

afterAll(filled.remove)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "honesthive.lock")
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")])
    .toSorted()

test.each([
  ["backup", "FILE"],
  ["export", "asha.rao@people.example"],
  ["verdicts", "ITEM"],
  ["gc", "--dry-run"],
  ["status"],
  ["admin", "list"],
  ["admin", "log"],
  ["admin", "sessions"]
])("%s %s, where no server runs, leaves every byte of the data folder as it is", async (...args) => {
  const dataDir = makeFolder()
  cpSync(filled.path, dataDir, { recursive: true })
  const before = filesIn(dataDir)
  const meant: Readonly<Record<string, string>> = { ITEM: item, FILE: join(makeFolder(), "all.hive") }
  const given = args.map((arg) => meant[arg] ?? arg)
  expect(await runCommand(given, { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  expect(filesIn(dataDir)).toEqual(before)
})
