import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { Effect, Layer, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { imagesOf, storedIn } from "#cli/layers/layers.ts"
import { deletionDelayMillis } from "#core/domain/accounts/page-state.ts"
import { removeDueAccounts } from "#core/use-cases/accounts/pending-deletion.ts"
import { linesOf } from "../support/backups.ts"
import { makeFolder } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { openSql } from "../support/postgres.ts"
import { runCommand } from "../support/run-command.ts"
import { type S3Server, s3Credentials, startS3 } from "../support/s3-server.ts"
import { startServer } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"
import { bytesIn } from "./anonymity/support/data-locations.ts"
import { makeNeedles } from "./anonymity/support/needles.ts"

let s3: S3Server

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(() => s3.stop())

const key = randomBytes(32).toString("hex")
const name = "Quillon Varga"
const email = "quillon.varga@people.example"
const bio = "Restores marbled harpsichords"
const texts = ["You explained it clearly, Quillon.", "You are an idiot.", "Be on time, please."]

type DeletionEnv = Readonly<Record<string, string>>

interface DataLocation {
  readonly env: DeletionEnv
  /** Every byte that is kept, wherever. */
  readonly bytes: () => Promise<Buffer>
}

const common = () => ({ DATA_DIR: makeFolder(), ENCRYPTION_KEY: key, RATE_LIMIT: "off" })

const lowdb = async (): Promise<DataLocation> => {
  const env = common()
  return { env, bytes: async () => bytesIn(env.DATA_DIR) }
}

/** Every row of every table, whoever made it. */
const rowsIn = async (url: string): Promise<ReadonlyArray<string>> => {
  const sql = openSql(url)
  const tables = await sql`SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name
    FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  const rows = await Promise.all(
    tables.map(({ name: table }) => sql.unsafe(`SELECT t::text AS row FROM ${table} t`))
  )
  await sql.end()
  return rows.flat().map(({ row }) => `${row}`)
}

const sharedEnv = async (): Promise<DataLocation> => {
  const [url, bucket] = [await sharedDatabase(), s3.makeBucket()]
  const env = {
    ...common(),
    ...s3Credentials,
    DATABASE_URL: url,
    S3_BUCKET: bucket,
    S3_ENDPOINT: s3.endpoint
  }
  const bytes = async () =>
    Buffer.from(
      [...(await rowsIn(url)), ...(await s3.objectsIn(bucket)), `${bytesIn(env.DATA_DIR)}`].join("\n")
    )
  return { env, bytes }
}

const start = async (env: DeletionEnv) => {
  const server = await startServer({ dataDir: env.DATA_DIR ?? "", env })
  onTestFinished(() => void server.stop("SIGKILL"))
  return server
}

const fillAccount = async (url: string): Promise<OwnerClient> => {
  const neighbour = await signUpOwner(url, "Ravi Iyer")
  for (const text of texts) await submit(url, neighbour.link, text)
  const owner = await signUpOwner(url, name)
  expect((await owner.send("POST", "/api/user/profile", photoForm(await phonePhoto(), { bio }))).status).toBe(
    200
  )
  for (const text of texts) expect((await submit(url, owner.link, text, `key of ${text}`)).status).toBe(201)
  await pollUntil("all is judged", async () => (await owner.list()).length === texts.length)
  await owner.send("GET", "/api/user/feedback-summary")
  return owner
}

/** All that a backup knows of an owner and of nobody else: ids, fingerprints, names, sealed texts. */
const needlesOf = async (file: string) => {
  const lines = await linesOf(file, key)
  const account = lines.find((line) => line.kind === "account" && line.email === email)
  if (account?.kind !== "account") throw new Error("The account is not in the backup.")
  const { owner, profileImageUrl } = account
  const textsOf = (isOwners: boolean) =>
    lines
      .filter((line) => "owner" in line && (line.owner === owner) === isOwners && line.kind !== "link")
      .flatMap((record) => Object.values(record))
      .filter((value) => typeof value === "string" && value.length >= 20)
  const own = new Set(textsOf(true)).difference(new Set(textsOf(false)))
  return makeNeedles([...own, email, name, bio, profileImageUrl?.split("/").at(-1) ?? "no photo"].map(String))
}

/** On lowdb the running server does what a command asks; a database is opened by the command itself. */
const stores = [
  ["lowdb and a disk", lowdb],
  ["PostgreSQL and a bucket", sharedEnv]
] as const

const optional = (text: string | undefined): Option.Option<string> => Option.fromUndefinedOr(text)

/** The server's work of every minute, on the same stores, a day later. */
const workADayLater = (env: DeletionEnv) => {
  const dataDir = env.DATA_DIR ?? ""
  const s3Place = optional(env.S3_BUCKET).pipe(
    Option.map((bucket) => ({ bucket, endpoint: env.S3_ENDPOINT, region: "us-east-1" }))
  )
  const services = Layer.merge(
    storedIn({
      dataDir,
      databaseUrl: Option.map(optional(env.DATABASE_URL), (url) => Redacted.make(url)),
      encryptionKeys: Option.some(Redacted.make([Buffer.from(key, "hex")]))
    }),
    imagesOf({ dataDir, s3: s3Place })
  )
  const later = Effect.gen(function* () {
    yield* TestClock.setTime(Date.now() + deletionDelayMillis + 1_000)
    yield* removeDueAccounts
  })
  return Effect.runPromise(Effect.provide(later, Layer.mergeAll(services, nodeSecrets, TestClock.layer())))
}

/** A server with an owner's feedback, and what must not be found of it later. */
const filledIn = async (env: DeletionEnv) => {
  const server = await start(env)
  const owner = await fillAccount(server.url)
  const file = join(makeFolder(), "before.hive")
  expect((await runCommand(["backup", file], env)).code).toBe(0)
  return { server, owner, needles: await needlesOf(file) }
}

describe.each(sampled(stores, 2))("an account that its owner deletes, on %s", (_stores, place) => {
  test("is gone from every page at once, and not a word is left of it a day later", async () => {
    for (const [name, value] of Object.entries(s3Credentials)) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { env, bytes } = await place()
    const { server, owner, needles } = await filledIn(env)
    const left = await owner.send("DELETE", "/api/account", { password: "a long and unusual passphrase" })
    expect(left.status).toBe(202)
    expect((await submit(server.url, owner.link, "Anybody there?")).status).toBe(404)
    expect((await owner.send("GET", "/api/auth/user")).status).toBe(401)
    expect(needles.foundIn(await bytes()).length).toBeGreaterThan(10)
    await server.stop()
    await workADayLater(env)
    expect(needles.foundIn(await bytes())).toEqual([])
    const again = await start(env)
    expect((await submit(again.url, owner.link, "Anybody there?")).status).toBe(404)
    const neighbour = await signInOwner(again.url, "Ravi Iyer")
    expect((await neighbour.list()).length).toBe(texts.length)
    const taken = await neighbour.send("POST", "/api/feedback-link/update", { customLink: owner.link })
    expect(taken.status).toBe(409)
  })
})

describe.each(sampled(stores.toReversed(), 2))("honesthive account delete, on %s", (_stores, place) => {
  test("beside the running server: not a word is left of it anywhere", async () => {
    const { env, bytes } = await place()
    const { server, owner, needles } = await filledIn(env)
    expect(needles.size).toBeGreaterThan(10)
    expect(needles.foundIn(await bytes()).length).toBeGreaterThan(10)
    const declined = await runCommand(["account", "delete", email], env, "yes\n")
    expect([declined.code, declined.output]).toEqual([1, expect.stringContaining("Nothing was deleted.")])
    expect(needles.foundIn(await bytes()).length).toBeGreaterThan(10)
    const deleted = await runCommand(["account", "delete", email.toUpperCase(), "--yes"], env)
    expect([deleted.code, deleted.output]).toEqual([0, expect.stringContaining(`${email} was deleted`)])

    expect(needles.foundIn(await bytes())).toEqual([])
    const { url } = server
    expect((await submit(url, owner.link, "Anybody there?")).status).toBe(404)
    expect((await fetch(`${url}/api/profile/${owner.link}`)).status).toBe(404)
    const neighbour = await signInOwner(url, "Ravi Iyer")
    expect((await neighbour.list()).length).toBe(texts.length)
    const taken = await neighbour.send("POST", "/api/feedback-link/update", { customLink: owner.link })
    expect(taken.status).toBe(409)
    expect((await owner.send("GET", "/api/auth/user")).status).toBe(401)
    const again = await runCommand(["account", "delete", email, "--yes"], env)
    expect(again).toEqual({ code: 1, output: "There is no account with this email.\n" })
    const anew = await signUpOwner(url, name)
    expect(anew.link).not.toBe(owner.link)
    expect(await anew.list()).toEqual([])
  })
})
