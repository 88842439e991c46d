import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { loadDriver, makeConnection } from "#adapters/storage/postgres/connection.ts"
import { migrate } from "#adapters/storage/postgres/migrate.ts"
import { migrations } from "#adapters/storage/postgres/migrations.ts"
import { makeFolder } from "../../../support/for-one-test.ts"
import { withSql } from "../../../support/postgres.ts"
import { expectDone, expectRefused } from "../../../support/run-command.ts"
import { sharedSchema } from "../../../support/shared-postgres.ts"

const [oldKey, newKey] = ["1".repeat(64), "2".repeat(64)]

const envOf = (url: string, keys = oldKey) => ({
  DATABASE_URL: url,
  ENCRYPTION_KEY: keys,
  DATA_DIR: makeFolder()
})

const migrateTo = async (url: string, steps: typeof migrations) => {
  const connection = makeConnection(await loadDriver(), { url, statementTimeoutMillis: 0 })
  onTestFinished(connection.close)
  await migrate(connection, steps)
}

const columnsIn = (url: string) =>
  withSql(url, (sql) =>
    sql.unsafe(`SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = current_schema() ORDER BY 1, 2`)
  )

const keysIn = (url: string) => withSql(url, (sql) => sql.unsafe("SELECT sealed FROM key_probe"))

const known = migrations.length
const newer = [...migrations, { name: "newer", sql: "CREATE TABLE newer (id integer)" }]
const fileOf = () => join(makeFolder(), "all.hive")

const whatToDo = "Use the servers' version, or start a server of this version first, which migrates it."

const places: ReadonlyArray<readonly [string, typeof migrations, string]> = [
  [
    "empty",
    [],
    "the database contains no HonestHive data. Set it to the one that the servers use. Nothing was created."
  ],
  [
    "older",
    migrations.slice(0, -1),
    `the database has schema version ${known - 1}, but this version of HonestHive needs ${known}. ${whatToDo} Nothing was changed.`
  ],
  [
    "newer",
    newer,
    `the database has schema version ${known + 1}, but this version of HonestHive supports only up to ${known}. Start the newer version. Nothing was changed.`
  ]
]

test.each(places)(
  "commands that read refuse a database that is %s, and leave it as it is",
  async (_, steps, reason) => {
    const url = await sharedSchema()
    if (steps.length > 0) await migrateTo(url, steps)
    const before = await columnsIn(url)
    for (const args of [["status"], ["backup", fileOf()], ["admin", "list"], ["gc", "--dry-run"]])
      await expectRefused(args, envOf(url), `DATABASE_URL: ${reason} See docs/durability.md.`)
    expect(await columnsIn(url)).toEqual(before)
  }
)

test("commands that read note no key, and a backup only its day", async () => {
  const url = await sharedSchema()
  await expectDone(["seed", "badges"], envOf(url))
  const before = await keysIn(url)
  expect(before).toHaveLength(1)
  for (const args of [
    ["admin", "list"],
    ["backup", fileOf()]
  ])
    await expectDone(args, envOf(url, `${newKey},${oldKey}`))
  expect(await keysIn(url)).toEqual(before)
  const [row] = await withSql(url, (sql) => sql.unsafe("SELECT what FROM admin_entry"))
  expect(row?.what).toBe("made a backup")
})
