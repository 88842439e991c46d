import type { Sql } from "postgres"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { openSql } from "../../../support/postgres.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

let sql: Sql

beforeAll(async () => {
  const url = await sharedSchema()
  const connection = makeConnection(await loadDriver(), { url })
  await migrate(connection)
  await connection.close()
  sql = openSql(url)
})

beforeEach(async () => {
  await sql`TRUNCATE account, link CASCADE`
  await sql.unsafe(account("ada", "ada@example.org", "Ada"))
})

afterAll(() => sql.end())

const account = (
  owner: string,
  email: string,
  link: string
) => `INSERT INTO account VALUES ('${owner}', '${email}',
  NULL, NULL, NULL, NULL, NULL, NULL, NULL, '${link}', true, '2026-11-20', '2026-11-20')`
const item = (
  id: string,
  status: string,
  isPublic: boolean,
  lease: string
) => `INSERT INTO feedback VALUES ('ada', '${id}',
  'sealed', 'neutral', NULL, 'Other / General', ${isPublic}, ${status !== "pending"}, '${status}', false, '2026-11-20', ${lease}, NULL, NULL, false, false)`
const points = `INSERT INTO points VALUES ('ada', 'feedback:1', 5, 'feedback', 'Feedback', '1', NULL, '2026-11-20')`
const badge = "INSERT INTO badge VALUES ('ada', 'general-5', 25, '2026-11-20')"
const link = (id: string) => `INSERT INTO link VALUES ('${id}', 'ada', '2026-11-20', NULL)`

const refusedWith = async (...rows: ReadonlyArray<string>): Promise<unknown> => {
  for (const row of rows.slice(0, -1)) await sql.unsafe(row)
  return sql.unsafe(rows.at(-1) ?? "").catch((error) => error.constraint_name)
}

describe("the database itself refuses", () => {
  test.each([
    [
      "a link twice, in other letters",
      "account_feedback_link_key",
      [account("bob", "bob@example.org", "aDA")]
    ],
    ["a link twice", "link_pkey", [link("bee"), link("bee")]],
    ["a link that is not in small letters", "link_id_check", [link("Bee")]],
    ["an email twice", "account_email_key", [account("bob", "ada@example.org", "bob")]],
    ["an award twice", "points_pkey", [points, points]],
    ["a badge twice", "badge_pkey", [badge, badge]],
    [
      "an item of nobody",
      "feedback_owner_fkey",
      [item("1", "approved", false, "NULL").replace("'ada'", "'eve'")]
    ],
    ["a public item that is rejected", "feedback_check2", [item("1", "rejected", true, "NULL")]],
    ["a time that stays on a settled item", "feedback_check", [item("1", "approved", false, "5")]]
  ])("%s", async (_, constraint, rows) => {
    expect(await refusedWith(...rows)).toBe(constraint)
  })
})

const ofOwners = ["session", "feedback", "points", "stats", "badge", "verdict", "submission_key"]

test("a deleted account takes everything along but its links", async () => {
  await sql.unsafe(link("ada"))
  for (const row of [item("1", "approved", false, "NULL"), points, badge]) await sql.unsafe(row)
  await sql`DELETE FROM account`
  for (const table of ofOwners) expect(await sql.unsafe(`SELECT FROM ${table}`)).toHaveLength(0)
  expect(await sql`SELECT FROM link`).toHaveLength(1)
})

interface ConstraintColumn {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly fallback: string | null
}

/** Tables about a visitor's acts, and about all that follows from them. */
const ofVisitors = ["feedback", "points", "stats", "badge", "verdict", "submission_key"]

test("no table keeps when feedback came, or in which order, finer than a day", async () => {
  const columns = await sql<
    Array<ConstraintColumn>
  >`SELECT table_name AS "table", column_name AS "column", data_type AS type,
    column_default AS fallback FROM information_schema.columns WHERE table_schema = current_schema()`
  const found = columns.filter(({ table }) => ofVisitors.includes(table))
  expect(new Set(found.map(({ table }) => table)).size).toBe(ofVisitors.length)
  expect(found.filter(({ type }) => /time|interval/.test(type))).toEqual([])
  expect(found.filter(({ fallback }) => fallback !== null && fallback !== "false")).toEqual([])
  const whole = found.filter(({ type }) => type === "bigint").map(({ table, column }) => `${table}.${column}`)
  expect(whole.sort()).toEqual(["feedback.lease_until", "stats.total_points"])
  expect(
    await sql`SELECT FROM information_schema.sequences WHERE sequence_schema = current_schema()`
  ).toHaveLength(0)
})
