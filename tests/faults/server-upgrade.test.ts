import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import type { BackupLine } from "#adapters/backup/format.ts"
import beforeProbes from "../fixtures/old-data/before-probes.json" with { type: "json" }
import dataVersionTwo from "../fixtures/old-data/data-version-two.json" with { type: "json" }
import first from "../fixtures/old-data/first.json" with { type: "json" }
import formatFour from "../fixtures/old-data/format-four.json" with { type: "json" }
import formatThree from "../fixtures/old-data/format-three.json" with { type: "json" }
import formatTwo from "../fixtures/old-data/format-two.json" with { type: "json" }
import withOverviews from "../fixtures/old-data/with-overviews.json" with { type: "json" }
import { linesOf, ofKind } from "../support/backups.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { type OwnerClient, pollUntil, signInGrace, signInOwner, submit } from "../support/people.ts"
import { type CommandEnv, runCommand } from "../support/run-command.ts"
import { runHonestHive } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"
import { bytesIn } from "./anonymity/support/data-locations.ts"

/** Folders of older versions that were killed: their files, with further changes in the journal. */
const older = [
  ["the last one that stored insights as overviews", withOverviews],
  ["the last one without a probe of its key", beforeProbes],
  ["data version 2", dataVersionTwo]
] as const

type FilesByName = Readonly<Record<string, string>>

const unpack = (files: FilesByName): string => {
  const dataDir = makeFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true })
    writeFileSync(join(dataDir, name), content, { mode: 0o600 })
  }
  return dataDir
}

const email = "asha.rao@people.example"
const texts = [
  "Be on time, please.",
  "You explained it clearly.",
  "You lead the team well.",
  "[Content filtered by the moderation guard for containing offensive or inappropriate language]"
]

/** Everything that an owner sees of it, in an order of its own. */
const readOwnerView = async (owner: OwnerClient) => ({
  items: (await owner.list()).toSorted((a, b) => a.id.localeCompare(b.id)),
  points: await (await owner.send("GET", "/api/gamification/stats")).json(),
  badges: await (await owner.send("GET", "/api/user/badges")).json()
})

const untilJudged = (owner: OwnerClient, count: number) =>
  pollUntil("all is judged", async () => (await owner.list()).length === count)

const succeed = async (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const { code, output } = await runCommand(args, env)
  expect({ args, code, output }).toMatchObject({ args, code: 0 })
  return output
}

/** Starts a server on older data, takes one text more, and stops. Returns what the owner saw before and after. */
const upgrade = async (dataDir: string) => {
  const server = await startUnlimitedServer(dataDir)
  const owner = await signInOwner(server.url, "Asha Rao")
  await untilJudged(owner, texts.length)
  const before = await readOwnerView(owner)
  expect(before.items.map(({ content }) => content).toSorted()).toEqual(texts.toSorted())
  for (const item of before.items) expect(item).toMatchObject({ isCovered: false, rejectedFor: null })
  expect(before.items.filter(({ isPublic }) => isPublic).map(({ content }) => content)).toEqual([texts[1]])
  expect((await submit(server.url, owner.link, "A word after the upgrade.")).status).toBe(201)
  await untilJudged(owner, texts.length + 1)
  const after = await readOwnerView(owner)
  expect(after.items).toEqual(expect.arrayContaining(before.items))
  await server.stop()
  for (const name of ["journal.ndjson", "directory.json"])
    expect(readFileSync(join(dataDir, name), "utf8"), name).toContain('"schema":3,')
  return after
}

const viewAfterStart = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
  const { url } = await startUnlimitedServer(dataDir, env)
  return readOwnerView(await signInOwner(url, "Asha Rao"))
}

describe.each(sampled(older, 3))("data of %s", (_version, { files }) => {
  test("is all there, stays so after another start, takes more, and is refused by older servers from then on", async () => {
    const dataDir = unpack(files)
    const [, version] = /"schema":(\d+)/.exec(files["journal.ndjson"]) ?? []
    const { output } = await runCommand(["status"], { DATA_DIR: dataDir })
    expect(output).toContain(`lowdb, data version ${version}, `)
    const after = await upgrade(dataDir)
    expect(await viewAfterStart(dataDir)).toEqual(after)
  })
})

test("data of the first version is kept from another key; with its own it is all there, sealed anew, backed up and restored", async () => {
  const dataDir = unpack(first.files)
  const wrong = { DATA_DIR: dataDir, ENCRYPTION_KEY: "1".repeat(64) }
  for (const args of [["serve"], ["backup", join(makeFolder(), "all.hive")], ["keys", "rotate"]]) {
    const { code, output } = await (args.includes("serve") ? runHonestHive : runCommand)(args, wrong)
    expect([code, output]).toEqual([1, expect.stringContaining("sealed with another key")])
    expect(output.trim().split("\n")).toHaveLength(1)
  }
  const after = await upgrade(dataDir)
  await succeed(["keys", "rotate"], { DATA_DIR: dataDir })
  const file = join(makeFolder(), "all.hive")
  await succeed(["backup", file], { DATA_DIR: dataDir })
  const key = readFileSync(join(dataDir, "encryption.key"), "utf8").trim()
  const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key }
  await succeed(["restore", file], env)
  expect(await viewAfterStart(env.DATA_DIR, { ENCRYPTION_KEY: key })).toEqual(after)
})

test("a backup of an older version is restored, but for its sessions", async () => {
  const file = join(makeFolder(), "older.hive")
  writeFileSync(file, Buffer.from(beforeProbes.backup, "base64"))
  const key = beforeProbes.files["encryption.key"].trim()
  const [session] = ofKind(await linesOf(file, key), "session")
  expect(session?.id).toMatch(/^.{20,}$/)
  const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key }
  await succeed(["restore", file], env)
  expect(`${bytesIn(env.DATA_DIR)}`).toContain(email)
  expect(`${bytesIn(env.DATA_DIR)}`).not.toContain(session?.id)
  const exported = await succeed(["export", email], env)
  for (const text of texts) expect(exported).toContain(text)
})

const nameOf = (line: BackupLine): string => `${line.kind} ${"id" in line ? line.id : ""}`

/** Each store has its own order of kinds. */
const recordsIn = async (file: string, key: string) =>
  (await linesOf(file, key))
    .filter(({ kind }) => !["start", "end"].includes(kind))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))

const praiseTexts = ["it", "the plan", "the budget", "the risks", "the numbers"].map(
  (what) => `You explained ${what} clearly.`
)

const fixtures = { 2: formatTwo, 3: formatThree, 4: formatFour } as const

/** The first of each three cover the oldest and the newest format, and each store. */
const upgrades = [
  [2, "lowdb"],
  [2, "PostgreSQL"],
  [3, "PostgreSQL"],
  [4, "PostgreSQL"],
  [4, "lowdb"],
  [3, "lowdb"]
] as const

test.each(sampled(upgrades, 3))(
  "a backup of format %i is all there on %s, and its owner goes on",
  async (format, store) => {
    const fixture = fixtures[format]
    const files = makeFolder()
    const [older, newer] = [join(files, "older.hive"), join(files, "newer.hive")]
    const bytes = Buffer.from(fixture.backup, "base64")
    writeFileSync(older, bytes)
    expect(bytes.toString("latin1")).toContain(`{"honesthive":"backup","version":${format},`)
    const database = store === "lowdb" ? {} : { DATABASE_URL: await sharedDatabase() }
    const env: CommandEnv = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: fixture.key, ...database }
    await succeed(["restore", older], env)
    await succeed(["backup", newer], env)
    const before = await recordsIn(older, fixture.key)
    expect(before.length).toBeGreaterThan(50)
    // Beside what later versions keep of each.
    expect(await recordsIn(newer, fixture.key)).toMatchObject(before)

    const server = await startUnlimitedServer(env.DATA_DIR ?? "", env)
    const owner = await signInOwner(server.url, "Asha Rao")
    await pollUntil("what was held is released", async () => (await owner.list()).length === 8)
    const items = await owner.list()
    const shown = items.filter((item) => item.moderationStatus === "approved" && !item.isCovered)
    expect(shown.map(({ content }) => content)).toEqual(
      expect.arrayContaining(["You lead the team well.", "You listen to everybody."])
    )
    const [covered, ...more] = items.filter(({ isCovered }) => isCovered)
    expect(more).toEqual([])
    expect((await owner.send("POST", `/api/feedback/${covered?.id}/uncover`)).status).toBe(200)
    const contents = (await owner.list()).map(({ content }) => content)
    expect(contents).toEqual(expect.arrayContaining(praiseTexts))
    expect(items.filter(({ isPublic }) => isPublic).map(({ content }) => content)).toEqual([praiseTexts[0]])
    expect(items.filter(({ rejectedFor }) => rejectedFor === "insult")).toHaveLength(1)
    const stats = await (await owner.send("GET", "/api/gamification/stats")).json()
    expect(stats.recentBadges.map(({ badgeName }: { badgeName: string }) => badgeName)).toEqual([
      "Clear Voice"
    ])
    expect(stats.totalPoints).toBeGreaterThan(230)
    const { profileImageUrl } = await (await owner.send("GET", "/api/auth/user")).json()
    expect((await fetch(`${server.url}${profileImageUrl}`)).status).toBe(200)
    expect((await signInGrace(server.url)).status).toBe(200)
    expect((await submit(server.url, owner.link, "A word after the upgrade.")).status).toBe(201)
  }
)
