import { randomBytes } from "node:crypto"
import { existsSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Secret, TOTP } from "otpauth"
import { describe, expect, onTestFinished, test } from "vitest"
import { admin, adminEnv } from "../support/admin-visit.ts"
import { contradictionsIn, linesOf, ofKind } from "../support/backups.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, pollUntil, postJson, signUpOwner, submit } from "../support/people.ts"
import { runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { s3Credentials, startS3 } from "../support/s3-server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"

const key = randomBytes(32).toString("hex")
const megabyte = 1_000_000

type ServerEnv = Readonly<Record<string, string>>

const lowdbEnv = async (): Promise<ServerEnv> => ({
  ...adminEnv,
  DATA_DIR: makeFolder(),
  ENCRYPTION_KEY: key
})

const postgresEnv = async (): Promise<ServerEnv> => ({
  ...(await lowdbEnv()),
  DATABASE_URL: await sharedDatabase()
})

const sharedEnv = async (): Promise<ServerEnv> => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const bucket = { S3_BUCKET: s3.makeBucket(), S3_ENDPOINT: s3.endpoint }
  return { ...(await postgresEnv()), ...s3Credentials, ...bucket }
}

const moves = [
  ["lowdb and pictures on the disk", lowdbEnv, postgresEnv],
  ["PostgreSQL and pictures in S3", sharedEnv, lowdbEnv]
] as const

const start = (env: ServerEnv): Promise<RunningServer> => startUnlimitedServer(env.DATA_DIR ?? "", env)

const post = async ({ url }: RunningServer, path: string, body: object, cookie = "") => {
  const answer = await postJson(url, path, body, cookie)
  const set = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "")
  return { answer: await answer.json(), cookie: set.find((line) => !line.endsWith("=")) ?? cookie }
}

/** The first sign-in of an operator, who then sets up a second factor. */
const signIn = async (server: RunningServer) => {
  const { cookie } = await post(server, "/api/admin/login", admin)
  const { password } = admin
  const begun = await post(server, "/api/admin/second-factor", { password }, cookie)
  const code = new TOTP({ secret: Secret.fromBase32(begun.answer.secret) }).generate()
  const confirm = { setUp: begun.answer.setUp, code }
  const confirmed = await post(server, "/api/admin/second-factor/confirm", confirm, cookie)
  const [recoveryCode = ""] = confirmed.answer.recoveryCodes
  return { cookie, recoveryCode }
}

const signInAgain = async (server: RunningServer, code: string): Promise<string> => {
  const ticket = await post(server, "/api/admin/login", admin)
  return (await post(server, "/api/admin/second", { code }, ticket.cookie)).cookie
}

const askForBackup = ({ url }: RunningServer, cookie: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/admin/backup`, {
    method: "POST",
    headers: { origin: url, cookie },
    ...(signal === undefined ? {} : { signal })
  })

/** Reads the first bytes and leaves, as a browser does that is closed. */
const breakOff = async (server: RunningServer, cookie: string) => {
  const leaving = new AbortController()
  const answer = await askForBackup(server, cookie, leaving.signal)
  expect(answer.status).toBe(200)
  await answer.body?.getReader().read()
  leaving.abort()
}

/** The file of what was received until the server was killed. */
const killWhileSending = async (server: RunningServer, cookie: string): Promise<string> => {
  const answer = await askForBackup(server, cookie)
  const received: Array<Uint8Array> = []
  const reading = (async () => {
    for await (const bytes of answer.body ?? []) {
      received.push(bytes)
      if (received.length === 1) await server.stop("SIGKILL")
    }
  })()
  await expect(reading).rejects.toThrow()
  const file = join(makeFolder(), "broken.hive")
  writeFileSync(file, Buffer.concat(received))
  return file
}

const fillServer = async (server: RunningServer): Promise<OwnerClient> => {
  const owner = await signUpOwner(server.url, "Asha Rao")
  expect((await owner.send("POST", "/api/user/profile", photoForm(await phonePhoto()))).status).toBe(200)
  await submit(server.url, owner.link, "You explained it clearly.")
  await pollUntil("it is judged", async () => (await owner.list()).length === 1)
  return owner
}

const collectionsOf = async (args: ReadonlyArray<string>, env: ServerEnv) => {
  const { code, output } = await runCommand([...args, "--json"], env)
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^\{.*\}\n$/) })
  return JSON.parse(output).collections
}

const valuesIn = (value: unknown): ReadonlyArray<unknown> =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [value]

/** Not looked for within longer words: what is sealed looks like anything. */
const clockTime = /(?<![\w+/])(?:\d\d:\d\d|\d{4}-\d\d-\d\dT|1[6-9]\d{8}(?:\d{3})?(?![\w+/=]))/

const visitorKinds = ["feedback", "points", "verdict", "submission-key", "stats", "badge"]

describe.each(sampled(moves, 2))("a backup that is downloaded from %s", (_, makeEnv, makeOtherEnv) => {
  test("while visitors write is whole; the command line restores it to the same, in another store", async () => {
    const env = await makeEnv()
    const first = await start(env)
    const owner = await fillServer(first)
    const { cookie: firstCookie, recoveryCode } = await signIn(first)
    const broken = await killWhileSending(first, firstCookie)
    const refused = await runCommand(["restore", broken], await lowdbEnv())
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("is damaged or incomplete")])

    const server = await start(env)
    const cookie = await signInAgain(server, recoveryCode)
    await breakOff(server, cookie)

    let isOver = false
    let sent = 0
    const visitor = async () => {
      while (!isOver) {
        const text = `Thank you for your patient explanation of step ${sent}.`
        expect((await submit(server.url, owner.link, text)).status).toBe(201)
        sent += 1
      }
    }
    const writing = visitor()
    await pollUntil("the broken one was noticed", async () => {
      const answer = await askForBackup(server, cookie)
      if (answer.status !== 200) return false
      const before = sent
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length % megabyte).toBe(0)
      writeFileSync(join(env.DATA_DIR ?? "", "download.hive"), bytes)
      await pollUntil("visitors went on", async () => sent > before)
      return true
    })
    isOver = true
    await writing

    const file = join(env.DATA_DIR ?? "", "download.hive")
    const lines = await linesOf(file, key)
    expect(contradictionsIn(lines)).toEqual([])
    expect(ofKind(lines, "image").length).toBeGreaterThan(0)
    expect((await askForBackup(server, cookie)).status).toBe(409)
    const written = lines.filter(({ kind }) => visitorKinds.includes(kind))
    expect(written.length).toBeGreaterThan(4)
    expect(valuesIn(written).filter((value) => clockTime.test(String(value)))).toEqual([])
    const ids = ofKind(lines, "feedback").map(({ owner: of, id }) => `${of} ${id}`)
    expect(ids).toEqual(ids.toSorted())
    expect(JSON.stringify(lines)).not.toContain(key)
    expect(existsSync(join(env.DATA_DIR ?? "", "images"))).toBe(env.S3_BUCKET === undefined)

    const back = await makeOtherEnv()
    const restored = await collectionsOf(["restore", file], back)
    const [end] = ofKind(lines, "end")
    expect(restored).toEqual(end?.tally)
    const copy = join(makeFolder(), "copy.hive")
    expect(await collectionsOf(["backup", copy], back)).toEqual(restored)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const { output } = await runCommand(["status", "--json"], env)
    expect(JSON.parse(output).lastBackup).toBe(new Date().toISOString().slice(0, 10))
  })
})

test("a backup by command of a database, where no server runs, counts as the last one", async () => {
  const env = await postgresEnv()
  const lastBackup = async () => JSON.parse((await runCommand(["status", "--json"], env)).output).lastBackup
  expect((await runCommand(["seed", "badges"], env)).code).toBe(0)
  expect(await lastBackup()).toBe(null)
  expect((await runCommand(["backup", join(makeFolder(), "all.hive")], env)).code).toBe(0)
  expect(await lastBackup()).toBe(new Date().toISOString().slice(0, 10))
})
