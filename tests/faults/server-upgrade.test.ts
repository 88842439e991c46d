import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import beforeProbes from "../fixtures/old-data/before-probes.json" with { type: "json" }
import dataVersionTwo from "../fixtures/old-data/data-version-two.json" with { type: "json" }
import first from "../fixtures/old-data/first.json" with { type: "json" }
import withOverviews from "../fixtures/old-data/with-overviews.json" with { type: "json" }
import { linesOf, ofKind } from "../support/backups.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { type OwnerClient, pollUntil, signInOwner, submit } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import { runHonestHive } from "../support/server.ts"
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
