import { createHash } from "node:crypto"
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fillJudged } from "../../../bench/data/fill-judged.ts"
import { benchKey } from "../../../bench/servers/servers.ts"
import { makeFolder } from "../../../support/for-one-test.ts"
import { expectRefused, runCommand } from "../../../support/run-command.ts"
import type { RunningServer } from "../../../support/running-server.ts"
import { startServer, temporaryFolder } from "../../../support/server.ts"

const itemsEach = 40
const hives = 2
const items = itemsEach * hives

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey })

const filledFolder = temporaryFolder()
const changesOfDryRun = join(filledFolder.path, "changes.jsonl")
afterAll(filledFolder.remove)

/** Hives whose items, kind and unkind ones, an older guard has approved. */
const filledDataDir = join(filledFolder.path, "data")

const copyFilledFolder = () => {
  const dataDir = makeFolder()
  cpSync(filledDataDir, dataDir, { recursive: true })
  return dataDir
}

/** All files but the lock: that of a killed server is taken over and given back. */
const bytesIn = (folder: string): string => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "honesthive.lock")
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
  const hash = createHash("sha256")
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest("hex")
}

const replay = async (dataDir: string, ...args: ReadonlyArray<string>) => {
  const { code, output } = await runCommand(["replay", "--json", ...args], envOf(dataDir))
  return { code, output, ...(code === 0 ? JSON.parse(output) : {}) }
}

const linesIn = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n")

/** The dry run of which most tests want to know something, on a folder that they copy. */
let dry: Awaited<ReturnType<typeof replay>>
let bytesBeforeDryRun: string
beforeAll(async () => {
  await fillJudged(filledDataDir, hives, itemsEach)
  bytesBeforeDryRun = bytesIn(filledDataDir)
  dry = await replay(filledDataDir, "--changes", changesOfDryRun)
})

describe("honesthive replay", { timeout: 60_000 }, () => {
  test("changes no byte of the store without --apply, and writes what would change into a file", async () => {
    expect(dry).toMatchObject({ code: 0, isApplied: false, judged: items, approved: 0, unreadable: 0 })
    expect(dry.rejected).toBeGreaterThan(items / 4)
    expect(bytesIn(filledDataDir)).toBe(bytesBeforeDryRun)
    const lines = linesIn(changesOfDryRun)
    expect(lines).toHaveLength(dry.rejected)
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      change: "rejected",
      before: { verdict: { version: "0" } }
    })
    const overwriting = ["replay", "--json", "--changes", changesOfDryRun]
    const line = `${changesOfDryRun} is there already. Name another file.`
    await expectRefused(overwriting, envOf(filledDataDir), line)
  })

  test("changes no byte either when the last server was killed, and the journal holds what it did", async () => {
    const dataDir = copyFilledFolder()
    const server = await startServer({ dataDir, env: { ...envOf(dataDir), RATE_LIMIT: "off" } })
    const sent = await fetch(`${server.url}/api/profile/hive-0/feedback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: "You explain things well" })
    })
    expect(sent.status).toBe(201)
    await server.stop("SIGKILL")
    writeFileSync(join(dataDir, "hives", "left-over.json.1-abc.tmp"), "half")
    const before = bytesIn(dataDir)
    expect(await replay(dataDir)).toMatchObject({ code: 0, isApplied: false })
    expect(bytesIn(dataDir)).toBe(before)
  })

  test("tells people in tables, by guard version, label and language", async () => {
    const chosen = ["--day", "2026-11-20..", "--status", "approved", "--guard-version", "local 0"]
    const { code, output } = await runCommand(["replay", ...chosen], envOf(filledDataDir))
    expect(code).toBe(0)
    expect(output).toContain(`Judged again: ${items} items.`)
    expect(output).toContain("Nothing was changed: with --apply it will be.")
    expect(output).toMatch(
      /\nlast judged by +judged +to rejected +covered +uncovered +to approved +moved\nlocal 0 +80 /
    )
    expect(output).toMatch(/\ninsult +\d+/)
    expect(output).toMatch(/\nen +80 /)
  })

  test("judges what is chosen", async () => {
    const judged = async (...args: ReadonlyArray<string>) => (await replay(filledDataDir, ...args)).judged
    expect(await judged("--owner", "00000000-0000-4000-8000-000000000001@EXAMPLE.org")).toBe(itemsEach)
    expect(await judged("--day", "..2026-11-19")).toBe(0)
    expect(await judged("--status", "rejected")).toBe(0)
    expect(await judged("--guard-version", "local 1")).toBe(0)
    expect(await judged("--language", "hi")).toBe(0)
    const nobody = ["replay", "--owner", "nobody@example.org"]
    await expectRefused(nobody, envOf(filledDataDir), "There is no account with this email.")
  })
})

describe("honesthive replay --apply, and honesthive verdicts", { timeout: 60_000 }, () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, "data")
  let server: RunningServer
  let item: string
  let beforeIt: Awaited<ReturnType<typeof runCommand>>

  const explain = (id: string, ...args: ReadonlyArray<string>) =>
    runCommand(["verdicts", id, ...args], envOf(dataDir))

  beforeAll(async () => {
    cpSync(filledDataDir, dataDir, { recursive: true })
    server = await startServer({ dataDir, env: { ...envOf(dataDir), RATE_LIMIT: "off" } })
    item = JSON.parse(linesIn(changesOfDryRun)[0] ?? "").item
    beforeIt = await explain(item, "--json")
  })

  afterAll(async () => {
    await server.stop("SIGKILL")
    folder.remove()
  })

  test("--apply makes it so, beside the running server too; run again, it finds nothing to do", async () => {
    expect(await replay(dataDir)).toMatchObject({ isApplied: false, rejected: dry.rejected })
    const out = join(makeFolder(), "changes.jsonl")
    const applied = await replay(dataDir, "--apply", "--changes", out)
    expect(applied).toMatchObject({ code: 0, isApplied: true, judged: items, rejected: dry.rejected })
    expect(linesIn(out)).toHaveLength(dry.rejected)
    expect(await replay(dataDir, "--apply")).toMatchObject({ judged: 0, current: items, rejected: 0 })
  })

  test("explains an item's verdicts, before and after a replay, beside a server and without one", async () => {
    expect(JSON.parse(beforeIt.output)).toMatchObject({
      item,
      state: "approved",
      verdicts: [{ round: 1, phases: [{ version: "0" }] }]
    })
    const beside = await explain(item)
    await server.stop()
    const alone = await explain(item.toUpperCase())
    expect(alone).toEqual(beside)
    expect(alone.code).toBe(0)
    expect(alone.output).toContain("It is rejected: its owner sees a placeholder, nobody sees the text.")
    expect(alone.output).toMatch(/1\. 2026-11-20, when it came: approved\n.*local \(version 0\)/)
    expect(alone.output).toMatch(/2\. \d{4}-\d\d-\d\d, in a replay: rejected\n/)
  })

  test("without a server: finds nothing to do either; an unknown id has one line", async () => {
    await server.stop()
    expect(await replay(dataDir, "--apply")).toMatchObject({ judged: 0, current: items })
    await expectRefused(["verdicts", "0f00d"], envOf(dataDir), "There is no item with this id.")
  })
})
