import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { linesOf } from "../support/backups.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import { type OwnerClient, pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { openSql } from "../support/postgres.ts"
import { runCommand } from "../support/run-command.ts"
import { type S3Server, s3Credentials, startS3 } from "../support/s3-server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
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

const common = () => ({ DATA_DIR: makeFolder(), ENCRYPTION_KEY: key })

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

/** A server with an owner's feedback, and what must not be found of it later. */
const filledIn = async (env: DeletionEnv) => {
  const server = await startUnlimitedServer(env.DATA_DIR ?? "", env)
  const owner = await fillAccount(server.url)
  const file = join(makeFolder(), "before.hive")
  expect((await runCommand(["backup", file], env)).code).toBe(0)
  return { server, owner, env, needles: await needlesOf(file) }
}

/** On lowdb the running server does what a command asks; a database is opened by the command itself. */
const stores = [
  ["PostgreSQL and a bucket", sharedEnv],
  ["lowdb and a disk", lowdb]
] as const

test.each(stores)("honesthive account delete leaves not a word anywhere, on %s", async (_stores, place) => {
  const { env, bytes } = await place()
  const { server, owner, needles } = await filledIn(env)
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
  expect((await owner.send("GET", "/api/auth/user")).status).toBe(401)
  const neighbour = await signInOwner(url, "Ravi Iyer")
  expect((await neighbour.list()).length).toBe(texts.length)
  const taken = await neighbour.send("POST", "/api/feedback-link/update", { customLink: owner.link })
  expect(taken.status).toBe(409)
  const again = await runCommand(["account", "delete", email, "--yes"], env)
  expect(again).toEqual({ code: 1, output: "There is no account with this email.\n" })
  const anew = await signUpOwner(url, name)
  expect(anew.link).not.toBe(owner.link)
  expect(await anew.list()).toEqual([])
})
