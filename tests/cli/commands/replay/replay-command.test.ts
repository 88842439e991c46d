import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { changeLines } from "#cli/commands/replay/change-lines.ts"
import { openChangesFile } from "#cli/commands/replay/changes-file.ts"
import { readDayRange } from "#cli/commands/replay/day-range.ts"
import { showReplay } from "#cli/commands/replay/show-replay.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import type { ReplayCounts, ReplayedItem } from "#core/use-cases/moderation/replay-tally.ts"
import { fillJudged } from "../../../bench/data/fill-judged.ts"
import { benchKey } from "../../../bench/servers/servers.ts"
import { contentsOf } from "../../../support/files-in.ts"
import { makeFolder } from "../../../support/for-one-test.ts"
import { expectRefused, runCommand } from "../../../support/run-command.ts"
import type { RunningServer } from "../../../support/running-server.ts"
import { startServer, temporaryFolder } from "../../../support/server.ts"
import { ada, makeVerdict, someDay } from "../../../support/storage-records.ts"

const itemsEach = 40
const hives = 2
const items = itemsEach * hives

const envOf = (dataDir: string) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey })

const filledFolder = temporaryFolder()
const changesOfDryRun = join(filledFolder.path, "changes.jsonl")
afterAll(filledFolder.remove)

/** Hives whose items, kind and unkind ones, an older guard has approved. */
const filledDataDir = join(filledFolder.path, "data")

const replay = async (dataDir: string, ...args: ReadonlyArray<string>) => {
  const { code, output } = await runCommand(["replay", "--json", ...args], envOf(dataDir))
  return { code, output, ...(code === 0 ? JSON.parse(output) : {}) }
}

const linesIn = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n")

const firstRejected = () =>
  linesIn(changesOfDryRun)
    .map((line) => JSON.parse(line))
    .find(({ change }) => change === "rejected")

/** The dry run of which most tests want to know something, on a folder that they copy. */
let dry: Awaited<ReturnType<typeof replay>>
let filesBeforeDryRun: ReturnType<typeof contentsOf>
beforeAll(async () => {
  await fillJudged(filledDataDir, hives, itemsEach)
  filesBeforeDryRun = contentsOf(filledDataDir, "honesthive.lock")
  dry = await replay(filledDataDir, "--changes", changesOfDryRun)
})

describe("honesthive replay", { timeout: 60_000 }, () => {
  test("changes no byte of the store without --apply, and writes what would change into a file", async () => {
    expect(dry).toMatchObject({ code: 0, isApplied: false, judged: items, approved: 0, unreadable: 0 })
    expect(dry.rejected).toBeGreaterThan(items / 4)
    // The lock of a killed server is taken over and given back.
    expect(contentsOf(filledDataDir, "honesthive.lock")).toEqual(filesBeforeDryRun)
    const lines = linesIn(changesOfDryRun)
    expect(lines).toHaveLength(dry.rejected + dry.covered)
    expect(firstRejected()).toMatchObject({ before: { verdict: { version: "0" } } })
    const overwriting = ["replay", "--json", "--changes", changesOfDryRun]
    const line = `${changesOfDryRun} is there already. Name another file.`
    await expectRefused(overwriting, envOf(filledDataDir), line)
  })

  test("tells people in tables", async () => {
    const chosen = ["--day", "2026-11-20..", "--status", "approved", "--guard-version", "local 0"]
    const { code, output } = await runCommand(["replay", ...chosen], envOf(filledDataDir))
    expect(code).toBe(0)
    expect(output).toContain(`Judged again: ${items} items.`)
    expect(output).toContain("Nothing was changed: with --apply it will be.")
    expect(output).toMatch(
      /\nlast judged by +judged +to rejected +covered +uncovered +to approved +moved\nlocal 0 +80 /
    )
  })

  test("fails while items wait for a service that is away, and says to run it again", async () => {
    const away = { MODERATION: "openai", OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: "http://127.0.0.1:1/v1" }
    const { code, output } = await runCommand(["replay"], { ...envOf(filledDataDir), ...away })
    expect(code).toBe(1)
    expect(output).toContain("which nobody can judge now: run it again later.")
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
    item = firstRejected().item
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
    expect(linesIn(out)).toHaveLength(dry.rejected + dry.covered)
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

test.each([
  ["2026-11-20", { from: "2026-11-20", to: "2026-11-20" }],
  ["2026-11-01..2026-11-20", { from: "2026-11-01", to: "2026-11-20" }],
  ["2026-11-20..2026-11-20", { from: "2026-11-20", to: "2026-11-20" }],
  ["2026-11-01..", { from: "2026-11-01", to: null }],
  ["..2026-11-20", { from: null, to: "2026-11-20" }],
  ["2028-02-29", { from: "2028-02-29", to: "2028-02-29" }]
])("%s is a range of days", (text, range) => {
  expect(readDayRange(text)).toEqual(range)
})

test.each([
  ...["", "..", "today", "2026-11", "20-11-2026", "2026-02-29", "2026-13-01", "2026-11-202026-11-21"],
  ...["2026-11-20..2026-11-01", "2026-11-01...2026-11-20", "2026-11-01 .. 2026-11-20"]
])("%j is none", (text) => {
  expect(readDayRange(text)).toBeUndefined()
})

const changedItem: ReplayedItem = {
  id: FeedbackId("1"),
  owner: ada,
  createdOn: someDay,
  language: "hi",
  outcome: "rejected",
  before: makeVerdict("1:1", "1", { version: "2" }),
  after: makeVerdict("1:2", "1", {
    decision: "rejected",
    labels: [{ label: "insult", score: 0.9 }],
    version: "3"
  }),
  categories: { before: "Reliability", after: "Reliability" }
}

test("an item that changes is a line; one that stays as it is is none", () => {
  const unchanged = [
    { ...changedItem, outcome: "same" },
    { ...changedItem, outcome: "gone" }
  ] as const
  const lines = changeLines([changedItem, ...unchanged, { ...changedItem, before: undefined }])
    .trimEnd()
    .split("\n")
  const labels = [{ label: "insult", score: 0.9 }]
  const before = { decision: "approved", guard: "local", version: "2", labels: [] }
  const after = { decision: "rejected", guard: "local", version: "3", labels }
  const line = {
    item: "1",
    owner: "ada",
    day: "2026-11-20",
    language: "hi",
    change: "rejected",
    before: { verdict: before, category: "Reliability" },
    after: { verdict: after, category: "Reliability" }
  }
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    line,
    { ...line, before: { verdict: null, category: "Reliability" } }
  ])
})

test("what comes at the same time is written whole, for the owner alone", async () => {
  const place = join(makeFolder(), "changes.jsonl")
  const file = await openChangesFile(place)
  const pieces = Array.from({ length: 200 }, (_, index) => `${`${index} `.repeat(2_000)}\n`)
  await Promise.all(pieces.map((piece) => file.write(Buffer.from(piece))))
  await file.close()
  expect(readFileSync(place, "utf8")).toBe(pieces.join(""))
  expect(statSync(place).mode & 0o777).toBe(0o600)
})

test("a replay that fails leaves no empty file in the way of the next try, but every line that was written", async () => {
  const place = join(makeFolder(), "changes.jsonl")
  const args = ["--changes", place, "--owner", "nobody@example.org"]
  const nobody = { code: 1, output: expect.stringContaining("There is no account with this email.") }
  expect(await replay(filledDataDir, ...args)).toEqual(nobody)
  expect(existsSync(place)).toBe(false)
  const file = await openChangesFile(place)
  await file.write(Buffer.from("a change\n"))
  await file.closeAndRemoveIfEmpty()
  expect(readFileSync(place, "utf8")).toBe("a change\n")
})

test("a file that is there is not overwritten; a place that cannot be written is named", async () => {
  const place = join(makeFolder(), "changes.jsonl")
  writeFileSync(place, "noted before")
  await expect(openChangesFile(place)).rejects.toThrow(`${place} is there already. Name another file.`)
  expect(readFileSync(place, "utf8")).toBe("noted before")
  await expect(openChangesFile(`${place}/x`)).rejects.toThrow("cannot be written (ENOTDIR)")
})

const outcomes = { rejected: 3, covered: 2, uncovered: 4, approved: 1, moved: 0 }

const counts: ReplayCounts = {
  judged: 1_200,
  ...outcomes,
  current: 7,
  unavailable: 1,
  unreadable: 0,
  changedMeanwhile: 0,
  byGuardVersion: [
    { name: "local 2", judged: 1_000, rejected: 2, covered: 2, uncovered: 4, approved: 1, moved: 0 },
    { name: "local+openai 2+omni", judged: 200, rejected: 1, covered: 0, uncovered: 0, approved: 0, moved: 0 }
  ],
  byLabel: [{ name: "insult", judged: 10, ...outcomes }],
  byLanguage: [{ name: "hi", judged: 1_200, ...outcomes }]
}

test("a dry run is told as what would change, by guard version, label and language", () => {
  expect(showReplay(counts, false).join("\n")).toBe(`Judged again: 1,200 items.
Left as they are: 7 items, judged by the guard of today before.
Left as they are: 1 item, which nobody can judge now: run it again later.
Would change: 3 to rejected, 2 to covered, 4 from covered to approved, 1 from rejected to approved, 0 to another category or sentiment.
Nothing was changed: with --apply it will be.

last judged by       judged  to rejected  covered  uncovered  to approved  moved
local 2                1000            2        2          4            1      0
local+openai 2+omni     200            1        0          0            0      0

label   to rejected  covered  uncovered  to approved
insult            3        2          4            1

language  judged  to rejected  covered  uncovered  to approved  moved
hi          1200            3        2          4            1      0`)
})

test("with --apply it is told as what changed; without items there are no tables", () => {
  const none = { byGuardVersion: [], byLabel: [], byLanguage: [], current: 0, unavailable: 0 }
  expect(showReplay({ ...counts, ...none }, true)).toEqual([
    "Judged again: 1,200 items.",
    "Changed: 3 to rejected, 2 to covered, 4 from covered to approved, 1 from rejected to approved, 0 to another category or sentiment."
  ])
})
