import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { version } from "#cli/system/version.ts"
import packageJson from "../../../package.json" with { type: "json" }
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { expectDone, runCommand } from "../../support/run-command.ts"

const statusOf = async (dataDir: string) => {
  const { code, output } = await runCommand(["status", "--json"], { DATA_DIR: dataDir })
  expect({ code, output }).toMatchObject({ code: 0 })
  return JSON.parse(output)
}

test("status says how it stands, beside the server and alone; strangers hear that it is well, and no more", async () => {
  const dataDir = makeFolder()
  const server = await startUnlimitedServer(dataDir)
  const owner = await signUpOwner(server.url, "Asha Rao")
  await submit(server.url, owner.link, "You explained it clearly.")
  await pollUntil("it is judged", async () => (await owner.list()).length === 1)
  const before = await statusOf(dataDir)
  expect(before).toMatchObject({
    version,
    store: "lowdb",
    accounts: 1,
    pending: 0,
    held: 0,
    dataVersion: 3,
    lastBackup: null,
    guard: "local",
    guardVersion: expect.stringMatching(/^\d+$/)
  })
  expect(before.bytes).toBeGreaterThan(1_000)
  expect(before.key).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)])
  const keyFile = join(dataDir, "encryption.key")
  expect(server.output()).toContain(`The encryption key (id ${before.key[0]}) is in ${keyFile}. `)
  expect(server.output()).not.toContain(readFileSync(keyFile, "utf8").trim())
  for (const _time of [1, 2]) {
    const file = join(makeFolder(), "all.hive")
    await expectDone(["backup", file], { DATA_DIR: dataDir })
  }
  const today = new Date().toISOString().slice(0, 10)
  expect((await statusOf(dataDir)).lastBackup).toBe(today)
  const log = await runCommand(["admin", "log"], { DATA_DIR: dataDir })
  expect(log.output).toBe(`${today}  command line  made a backup\n`)
  expect(await (await fetch(`${server.url}/api/health`)).text()).toBe('{"status":"ok"}')
  await server.stop()
  const { output } = await runCommand(["status"], { DATA_DIR: dataDir })
  expect(output.split("\n")).toEqual([
    expect.stringMatching(/^Version /),
    expect.stringMatching(/^Store +lowdb, data version 3, .*, 1 account$/),
    expect.stringMatching(/^Guard {8}local, version \d+$/),
    ...[expect.stringMatching(/^Waiting /), expect.stringMatching(/^Key /)],
    ...[`Last backup  ${today}`, ""]
  ])
})

test("status counts what waits for the release window", async () => {
  const dataDir = makeFolder()
  const server = await startUnlimitedServer(dataDir, {
    RELEASE_WINDOW: "1440",
    ENCRYPTION_KEY: "1".repeat(64)
  })
  expect(server.output()).not.toContain("The encryption key")
  const owner = await signUpOwner(server.url, "Asha Rao")
  await submit(server.url, owner.link, "You explained it clearly.")
  await pollUntil("it is judged", async () => (await statusOf(dataDir)).pending === 0)
  expect(await statusOf(dataDir)).toMatchObject({ pending: 0, held: 1 })
  const { output } = await runCommand(["status"], { DATA_DIR: dataDir })
  expect(output).toContain("Waiting      0 for the guard, 1 for the release window\n")
})

test("honesthive is a command, from any folder", () => {
  const command = fileURLToPath(new URL(`../../../${packageJson.bin.honesthive}`, import.meta.url))
  expect(execFileSync(command, ["--version"], { cwd: makeFolder(), encoding: "utf8" })).toBe(`${version}\n`)
})
