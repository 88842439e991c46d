import { randomBytes } from "node:crypto"
import { statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { contradictionsIn, linesOf, ofKind } from "../../support/backups.ts"
import { makeFolder } from "../../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../../support/images.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../../support/people.ts"
import { runCommand } from "../../support/run-command.ts"
import type { RunningServer } from "../../support/running-server.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"
import { sharedDatabase } from "../../support/shared-postgres.ts"

const key = randomBytes(32).toString("hex")

type TransferEnv = Readonly<Record<string, string>>

const lowdbEnv = (dataDir = makeFolder()): TransferEnv => ({
  DATA_DIR: dataDir,
  ENCRYPTION_KEY: key,
  RATE_LIMIT: "off"
})

const postgresEnv = async (): Promise<TransferEnv> => ({
  ...lowdbEnv(),
  DATABASE_URL: await sharedDatabase()
})

const start = async (env: TransferEnv): Promise<RunningServer> => {
  const server = await startServer({ dataDir: env.DATA_DIR ?? "", env })
  onTestFinished(() => void server.stop("SIGKILL"))
  return server
}

const succeed = async (args: ReadonlyArray<string>, env: TransferEnv) => {
  const { code, output } = await runCommand([...args, "--json"], env)
  expect({ args, code, output }).toEqual({ args, code: 0, output: expect.stringMatching(/^\{.*\}\n$/) })
  return JSON.parse(output)
}

/** Counts and checksums of all that a store holds. */
const backup = async (file: string, env: TransferEnv): Promise<Readonly<Record<string, unknown>>> =>
  (await succeed(["backup", file], env)).collections

/**
 * A picture that was replaced while its backup was made stands in the file, and no restored store holds it: then the
 * pictures of the copy cannot be counted against the file's.
 */
const expectCopied = async (
  copy: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<string, unknown>>,
  file: string
) => {
  const hasReplaced = ofKind(await linesOf(file, key), "end").some(({ unnamed }) => unnamed.length > 0)
  const image = hasReplaced ? taken.image : copy.image
  expect({ ...copy, image }).toEqual(taken)
}

const restoreBackup = async (file: string, env: TransferEnv): Promise<Readonly<Record<string, unknown>>> =>
  (await succeed(["restore", file], env)).collections

/** The store in `env` holds what the file was taken with, when restored and when it is backed up again. */
const expectRestored = async (file: string, env: TransferEnv, taken: Readonly<Record<string, unknown>>) => {
  await expectCopied(await restoreBackup(file, env), taken, file)
  await expectCopied(await backup(`${file}.again`, env), taken, file)
}

interface SubmissionLoad {
  readonly acknowledged: Array<string>
  readonly stop: () => Promise<void>
}

/** Eight visitors, and an owner who cannot decide on a photo. */
const startLoad = (url: string, owners: ReadonlyArray<OwnerClient>, name: string): SubmissionLoad => {
  let isOver = false
  const acknowledged: Array<string> = []
  const visit = async (client: number) => {
    for (let count = 0; !isOver; count++) {
      const text = `Thank you for your clear and patient explanation, ${name} ${client} ${count}`
      const owner = owners[(client + count) % owners.length]
      const answer = await submit(url, owner?.link ?? "", text, `${name}-${client}-${count}`)
      if (answer.status === 201) acknowledged.push(text)
    }
  }
  const changePhoto = async () => {
    const photo = await phonePhoto(200)
    while (!isOver) {
      expect((await owners[0]?.send("POST", "/api/user/profile", photoForm(photo)))?.status).toBe(200)
    }
  }
  const clients = Array.from({ length: 8 }, (_, client) => visit(client))
  const all = Promise.all([...clients, changePhoto()])
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await all
    }
  }
}

const texts = ["You explained it clearly.", "You are an idiot.", "You lead the team well."]

const fillServer = async (server: RunningServer): Promise<ReadonlyArray<OwnerClient>> => {
  const owners = [await signUpOwner(server.url, "Asha Rao"), await signUpOwner(server.url, "Ravi Iyer")]
  for (const owner of owners) for (const text of texts) await submit(server.url, owner.link, text)
  for (const owner of owners) {
    await pollUntil("all is judged", async () => (await owner.list()).length === texts.length)
  }
  const [shown] = (await owners[0]?.list())?.filter(({ content }) => content === texts[0]) ?? []
  expect(
    (await owners[0]?.send("PATCH", `/api/feedback/${shown?.id}/public`, { isPublic: true }))?.status
  ).toBe(200)
  const photo = photoForm(await phonePhoto(200))
  expect((await owners[0]?.send("POST", "/api/user/profile", photo))?.status).toBe(200)
  return owners
}

/** A backup that is made while the store is busy: of one moment, with everything that was acknowledged before. */
const backupUnderLoad = async (
  server: RunningServer,
  owners: ReadonlyArray<OwnerClient>,
  file: string,
  env: TransferEnv
) => {
  const load = startLoad(server.url, owners, file.slice(-12, -5))
  await pollUntil("some are stored", async () => load.acknowledged.length > 16)
  const before = load.acknowledged.length
  const tally = await backup(file, env)
  await pollUntil("visitors went on", async () => load.acknowledged.length > before + 8)
  await load.stop()
  const lines = await linesOf(file, key)
  expect(contradictionsIn(lines)).toEqual([])
  expect(ofKind(lines, "feedback").length).toBeGreaterThanOrEqual(before)
  return tally
}

const valuesIn = (value: unknown): ReadonlyArray<unknown> =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [value]

/** Not looked for within longer words: what is sealed looks like anything. */
const clockTimePattern = /(?<![\w+/])(?:\d\d:\d\d|\d{4}-\d\d-\d\dT|1[6-9]\d{8}(?:\d{3})?(?![\w+/=]))/

const hasClockTime = (value: unknown): boolean => clockTimePattern.test(String(value))

describe("from lowdb to PostgreSQL and back", () => {
  const folder = temporaryFolder()
  const first = lowdbEnv(folder.path)
  let lowdb: RunningServer
  let owners: ReadonlyArray<OwnerClient>

  beforeAll(async () => {
    lowdb = await startServer({ dataDir: first.DATA_DIR ?? "", env: first })
    owners = await fillServer(lowdb)
  })
  afterAll(async () => {
    await lowdb.stop("SIGKILL")
    folder.remove()
  })

  test("a backup tells of no time finer than a day, lies open to its owner alone, and holds no key", async () => {
    const file = join(makeFolder(), "all.hive")
    await backup(file, first)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const lines = await linesOf(file, key)
    const visitors = ["feedback", "points", "verdict", "submission-key", "stats", "badge"]
    const written = lines.filter(({ kind }) => visitors.includes(kind))
    expect(written.length).toBeGreaterThan(12)
    expect(valuesIn(written).filter(hasClockTime)).toEqual([])
    const ids = ofKind(lines, "feedback").map(({ owner, id }) => `${owner} ${id}`)
    expect(ids).toEqual(ids.toSorted())
    expect(lines.map((line) => JSON.stringify(line)).join("")).not.toContain(key)
    expect(JSON.stringify(lines)).not.toContain(texts[0])
  })

  test("everything is the same, also when it is taken from servers under load", async () => {
    const files = makeFolder()
    const [fromLowdb, fromPostgres] = [join(files, "lowdb.hive"), join(files, "pgload.hive")]
    const [second, third] = [await postgresEnv(), lowdbEnv()]
    await expectRestored(fromLowdb, second, await backupUnderLoad(lowdb, owners, fromLowdb, first))

    const replica = await start(second)
    const back = [await signInOwner(replica.url, "Asha Rao"), await signInOwner(replica.url, "Ravi Iyer")]
    const later = await backupUnderLoad(replica, back, fromPostgres, second)
    await replica.stop()
    await expectRestored(fromPostgres, third, later)

    const last = await start(third)
    const owner = await signInOwner(last.url, "Asha Rao")
    const contents = (await owner.list()).map(({ content }) => content)
    expect(contents).toContain(texts[0])
    expect(contents.filter((text) => text.startsWith("[Content filtered")).length).toBe(1)
    const { profileImageUrl } = await (await owner.send("GET", "/api/auth/user")).json()
    expect((await fetch(`${last.url}${profileImageUrl}`)).status).toBe(200)
  })
})
