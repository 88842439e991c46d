import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import type { BackupLine } from "#adapters/backup/format.ts"
import formatFour from "../fixtures/old-data/format-four.json" with { type: "json" }
import formatThree from "../fixtures/old-data/format-three.json" with { type: "json" }
import formatTwo from "../fixtures/old-data/format-two.json" with { type: "json" }
import { linesOf } from "../support/backups.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { pollUntil, signInGrace, signInOwner, submit } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"

type UpgradeEnv = Readonly<Record<string, string>>

const nameOf = (line: BackupLine): string => `${line.kind} ${"id" in line ? line.id : ""}`

/** Each store has its own order of kinds. */
const recordsIn = async (file: string, key: string) =>
  (await linesOf(file, key))
    .filter(({ kind }) => !["start", "end"].includes(kind))
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))

const praiseTexts = ["it", "the plan", "the budget", "the risks", "the numbers"].map(
  (what) => `You explained ${what} clearly.`
)

const succeed = async (args: ReadonlyArray<string>, env: UpgradeEnv) => {
  const { code, output } = await runCommand(args, env)
  expect({ args, code, output }).toEqual({ args, code: 0, output: expect.any(String) })
}

const envs = {
  lowdb: async (): Promise<UpgradeEnv> => ({}),
  PostgreSQL: async (): Promise<UpgradeEnv> => ({ DATABASE_URL: await sharedDatabase() })
} as const

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
    const env: UpgradeEnv = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: fixture.key, ...(await envs[store]()) }
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
