import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { Effect, Layer, Option, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
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
import { isLongForm } from "../support/short-form.ts"
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
  return { server, owner, env, needles: await needlesOf(file) }
}

type Filled = Awaited<ReturnType<typeof filledIn>>

const anybody = "Anybody there?"

const expectGone = async (url: string, owner: OwnerClient) => {
  expect((await submit(url, owner.link, anybody)).status).toBe(404)
  expect((await fetch(`${url}/api/profile/${owner.link}`)).status).toBe(404)
  expect((await owner.send("GET", "/api/auth/user")).status).toBe(401)
}

/** On the page, where it is gone for good a day later; or with a command, at once. Returns the server afterwards. */
const ways = {
  "that its owner deletes": async ({ server, owner, env }: Filled) => {
    const left = await owner.send("DELETE", "/api/account", { password: "a long and unusual passphrase" })
    expect(left.status).toBe(202)
    await expectGone(server.url, owner)
    await server.stop()
    await workADayLater(env)
    return start(env)
  },
  "of honesthive account delete, beside the running server": async ({ server, owner, env }: Filled) => {
    const declined = await runCommand(["account", "delete", email], env, "yes\n")
    expect([declined.code, declined.output]).toEqual([1, expect.stringContaining("Nothing was deleted.")])
    expect((await owner.list()).length).toBe(texts.length)
    const deleted = await runCommand(["account", "delete", email.toUpperCase(), "--yes"], env)
    expect([deleted.code, deleted.output]).toEqual([0, expect.stringContaining(`${email} was deleted`)])
    await expectGone(server.url, owner)
    const again = await runCommand(["account", "delete", email, "--yes"], env)
    expect(again).toEqual({ code: 1, output: "There is no account with this email.\n" })
    return server
  }
} as const

/** On lowdb the running server does what a command asks; a database is opened by the command itself. */
const deletions = [
  ["that its owner deletes", "lowdb and a disk", lowdb],
  ["of honesthive account delete, beside the running server", "PostgreSQL and a bucket", sharedEnv],
  ["that its owner deletes", "PostgreSQL and a bucket", sharedEnv],
  ["of honesthive account delete, beside the running server", "lowdb and a disk", lowdb]
] as const

test.each(isLongForm ? deletions : deletions.slice(0, 2))(
  "not a word is left anywhere of an account %s, on %s",
  async (way, _stores, place) => {
    for (const [variable, value] of Object.entries(s3Credentials)) vi.stubEnv(variable, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { env, bytes } = await place()
    const filled = await filledIn(env)
    const { owner, needles } = filled
    expect(needles.foundIn(await bytes()).length).toBeGreaterThan(10)
    const { url } = await ways[way](filled)
    expect(needles.foundIn(await bytes())).toEqual([])
    const neighbour = await signInOwner(url, "Ravi Iyer")
    expect((await neighbour.list()).length).toBe(texts.length)
    const taken = await neighbour.send("POST", "/api/feedback-link/update", { customLink: owner.link })
    expect(taken.status).toBe(409)
    const anew = await signUpOwner(url, name)
    expect(anew.link).not.toBe(owner.link)
    expect(await anew.list()).toEqual([])
  }
)
