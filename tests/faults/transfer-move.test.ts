import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Sql } from "postgres"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { contentsOf } from "../support/files-in.ts"
import { copyOf, makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../support/images.ts"
import {
  graceEnv,
  openSession,
  pollUntil,
  signInGrace,
  signInOwner,
  signUpOwner,
  submit
} from "../support/people.ts"
import { openSql, withSql } from "../support/postgres.ts"
import { expectDone, expectRefused, runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { type S3Server, s3Credentials, startS3 } from "../support/s3-server.ts"
import { exitOf, runHonestHive, spawnHonestHive, startServer, temporaryFolder } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"

let s3: S3Server
let source: string
let session: string

const text = "You explained the plan clearly."
const insult = "You are an idiot."

const fillServer = async (server: RunningServer) => {
  const owner = await signUpOwner(server.url, "Asha Rao")
  expect((await owner.send("POST", "/api/user/profile", photoForm(await phonePhoto()))).status).toBe(200)
  const texts = [insult, ...Array.from({ length: 300 }, (_, count) => `${text} Step ${count}.`)]
  await Promise.all(texts.map((content) => submit(server.url, owner.link, content)))
  await pollUntil("all is judged", async () => (await owner.list()).length === texts.length)
}

const folders = temporaryFolder()

beforeAll(async () => {
  s3 = await startS3()
  source = join(folders.path, "data")
  const server = await startServer({ dataDir: source, env: { RATE_LIMIT: "off", ...graceEnv } })
  await fillServer(server)
  session = await openSession(server.url, "Asha Rao")
  await server.stop()
})

afterAll(async () => {
  await s3.stop()
  folders.remove()
})

const keyOf = (dataDir: string) => readFileSync(join(dataDir, "encryption.key"), "utf8").trim()

const start = (env: Readonly<Record<string, string>>) => startUnlimitedServer(makeFolder(), env)

const rowsIn = (url: string): Promise<number> =>
  withSql(url, async (sql) => {
    const [found] = await sql`SELECT to_regclass('feedback') IS NOT NULL AS is_there`
    const [row] = found?.is_there ? await sql`SELECT count(*)::integer AS rows FROM feedback` : []
    return row?.rows ?? 0
  })

/** Is a transaction under way that has written something? */
const isWriting = (url: string): Promise<boolean> =>
  withSql(url, async (sql) => {
    const rows = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'honesthive' AND backend_xid IS NOT NULL`
    return rows.length > 0
  })

const untilItWrites = async (url: string): Promise<boolean> => {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) if (await isWriting(url)) return true
  return false
}

/** A copy of the source as it was before any move. */
const unmovedCopy = (): string => {
  const dataDir = copyOf(source)
  rmSync(join(dataDir, "moved-to.txt"), { force: true })
  return dataDir
}

const openForTest = (url: string): Sql => {
  const sql = openSql(url)
  onTestFinished(() => sql.end())
  return sql
}

/** A database as a first start leaves it, in which accounts that are put run a statement at the commit. */
const databaseWithCommit = async (statement: string) => {
  const url = await sharedDatabase()
  const env = { DATABASE_URL: url, ENCRYPTION_KEY: keyOf(source), DATA_DIR: makeFolder() }
  expect((await runCommand(["seed", "badges"], env)).code).toBe(0)
  const sql = openForTest(url)
  await sql.unsafe(`CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN ${statement}; RETURN NULL; END $$`)
  await sql.unsafe(`CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON account
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`)
  return { url, sql, endsAsUsual: () => sql.unsafe("DROP TRIGGER at_commit ON account") }
}

/** Waits until the move's statement of this name waits for a lock, and returns its backend's process id. */
const untilItWaits = async (sql: Sql, statement: string): Promise<number> => {
  let backend = 0
  await pollUntil(`${statement} waits`, async () => {
    const [row] = await sql`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND query = ${statement} AND wait_event_type = 'Lock'`
    backend = row?.pid ?? 0
    return backend !== 0
  })
  return backend
}

const startMove = (dataDir: string, url: string) => {
  const child = spawnHonestHive(["move", "--from", dataDir, "--to", url], {})
  return { ended: exitOf(child), kill: () => child.kill("SIGKILL") }
}

const expectRefusedFolder = async (dataDir: string, url: string) => {
  const { code, output } = await runCommand(["status"], { DATA_DIR: dataDir })
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`was moved to the database ${new URL(url).pathname.slice(1)} at`)
  ])
}

describe("honesthive move", () => {
  test("moves everything with one command: people stay signed in, pictures are in the bucket", async () => {
    const [url, bucket, before] = [
      await sharedDatabase(),
      s3.makeBucket(),
      contentsOf(source, "moved-to.txt")
    ]
    const env = { S3_BUCKET: bucket, S3_ENDPOINT: s3.endpoint, ...s3Credentials }
    const moved = await runCommand(["move", "--from", source, "--to", url], env)
    expect(moved.code).toBe(0)
    expect(moved.output).toMatch(/^feedback +301 +301 +[0-9a-f]{16}$/m)
    expect(moved.output).toMatch(/^sessions +2 +2 +[0-9a-f]{16}$/m)
    expect(moved.output).toMatch(/^admins +1 +1 +[0-9a-f]{16}$/m)
    expect(moved.output).toContain(
      `${join(source, "encryption.key")}: set its first line as ENCRYPTION_KEY on every server`
    )
    expect(moved.output).not.toContain(keyOf(source))
    expect(moved.output).toContain("2 pictures are in the bucket.")
    expect(contentsOf(source, "moved-to.txt")).toEqual(before)
    const server = await start({ ...env, DATABASE_URL: url, ENCRYPTION_KEY: keyOf(source) })
    const asked = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: session } })
    const { name, profileImageUrl } = await asked.json()
    expect(name).toBe("Asha Rao")
    expect((await fetch(`${server.url}${profileImageUrl}`)).status).toBe(200)
    const owner = await signInOwner(server.url, "Asha Rao")
    const contents = (await owner.list()).map(({ content }) => content)
    expect(contents.filter((content) => content.startsWith(text)).length).toBe(300)
    expect(contents.join()).not.toContain(insult)
    expect((await signInGrace(server.url)).status).toBe(200)
    expect((await submit(server.url, owner.link, "You were kind after the move.")).status).toBe(201)
  })

  test("killed at any moment leaves nothing or all, and run again completes it once", async () => {
    const url = await sharedDatabase()
    const args = ["move", "--from", source, "--to", url, "--json"]
    const seen = new Set<number>()
    const cut = new Set<boolean>()
    for (const millis of sampled([0, 10, 30, 60, 100, 150, 250], 3)) {
      const child = spawnHonestHive(args, {})
      const ended = new Promise((resolve) => child.once("close", resolve))
      cut.add(await Promise.race([untilItWrites(url), ended.then(() => false)]))
      await new Promise((resolve) => setTimeout(resolve, millis))
      child.kill("SIGKILL")
      await ended
      await pollUntil("the database has noticed", async () => !(await isWriting(url)))
      seen.add(await rowsIn(url))
    }
    expect(cut).toContain(true)
    for (const rows of seen) expect([0, 301]).toContain(rows)
    const again = await runCommand(args, {})
    const isThere = seen.has(301)
    expect([again.code, again.output]).toEqual(
      isThere ? [1, expect.stringContaining("feedback (301)")] : [0, expect.stringContaining('"count":301')]
    )
    expect(await rowsIn(url)).toBe(301)
  })

  test("killed once the database holds everything leaves a folder that nothing uses", async () => {
    const [url, dataDir] = [await sharedDatabase(), unmovedCopy()]
    const sql = openForTest(url)
    await sql`CREATE TABLE held_back ()`
    const holder = await sql.reserve()
    await holder`BEGIN`
    await holder`LOCK TABLE held_back IN SHARE UPDATE EXCLUSIVE MODE`
    const move = startMove(dataDir, url)
    await untilItWaits(sql, "ANALYZE")
    move.kill()
    await move.ended
    await holder`ROLLBACK`
    holder.release()
    expect(await rowsIn(url)).toBe(301)
    await expectRefusedFolder(dataDir, url)
    const again = await runCommand(["move", "--from", dataDir, "--to", url], {})
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("feedback (301)")])
    await expectRefusedFolder(dataDir, url)
  })

  test.each([
    ["the command is killed", "kill"],
    ["the connection is lost", "cut"]
  ])("where %s during the commit, nothing uses the folder, and a second one ends it", async (_, end) => {
    const dataDir = unmovedCopy()
    const { url, sql, endsAsUsual } = await databaseWithCommit("PERFORM pg_advisory_xact_lock_shared(1)")
    const holder = await sql.reserve()
    await holder`SELECT pg_advisory_lock(1)`
    const move = startMove(dataDir, url)
    const backend = await untilItWaits(sql, "COMMIT")
    if (end === "kill") move.kill()
    else await sql`SELECT pg_terminate_backend(${backend})`
    expect(await move.ended).not.toBe(0)
    await holder`SELECT pg_advisory_unlock(1)`
    holder.release()
    await pollUntil("the commit is over", async () => !(await isWriting(url)))
    await expectRefusedFolder(dataDir, url)
    await endsAsUsual()
    const again = await runCommand(["move", "--from", dataDir, "--to", url], {})
    // The database doesn't notice that the command is gone, and commits.
    expect(again.code).toBe(end === "kill" ? 1 : 0)
    expect(await rowsIn(url)).toBe(301)
    await expectRefusedFolder(dataDir, url)
  })

  test("that the database refuses at its end leaves the folder as it was", async () => {
    const dataDir = unmovedCopy()
    const note = join(dataDir, "moved-to.txt")
    const { url, endsAsUsual } = await databaseWithCommit("RAISE EXCEPTION 'no room' USING ERRCODE = '53100'")
    const move = () => runCommand(["move", "--from", dataDir, "--to", url], {})
    expect((await move()).code).toBe(1)
    expect(existsSync(note)).toBe(false)
    expect((await runCommand(["status"], { DATA_DIR: dataDir })).output).toContain("1 account")
    writeFileSync(note, "hives at db.example\n")
    expect((await move()).code).toBe(1)
    expect(readFileSync(note, "utf8")).toBe("hives at db.example\n")
    await endsAsUsual()
    expect((await move()).code).toBe(0)
    await expectRefusedFolder(dataDir, url)
  })

  test("leaves a folder that nothing uses any more unless it is told to", async () => {
    const [url, dataDir] = [await sharedDatabase(), unmovedCopy()]
    const env = { DATA_DIR: dataDir, PORT: "0" }
    expect((await runCommand(["move", "--from", dataDir, "--to", url], {})).code).toBe(0)
    const { host, pathname, password } = new URL(url)
    const commands = [
      ["backup", join(makeFolder(), "all.hive")],
      ["export", "asha.rao@people.example"]
    ]
    for (const args of [["status"], ...commands, ["serve"]]) {
      const refused = await (args.includes("serve") ? runHonestHive : runCommand)(args, env)
      expect({ args, ...refused }).toEqual({
        args,
        code: 1,
        output: expect.stringContaining(
          `${dataDir}: everything in this folder was moved to the database ${pathname.slice(1)} at ${host}. Set DATABASE_URL`
        )
      })
      expect(refused.output).toContain("--after-move")
      expect(refused.output).not.toContain(password)
    }
    expect(await runHonestHive(["status", "--after-move"], env)).toMatchObject({ code: 0 })
    for (const args of commands) {
      const { code } = await runCommand(args, { ...env, AFTER_MOVE: "on" })
      expect({ args, code }).toEqual({ args, code: 0 })
    }
    const server = await startServer({ dataDir, env: { AFTER_MOVE: "on" } })
    expect(await server.stop()).toBe(0)
    expect((await runCommand(["move", "--from", dataDir, "--to", await sharedDatabase()], {})).code).toBe(0)
  })

  test("waits for nobody: a second move at the same time is refused", async () => {
    const [url, copy] = [await sharedDatabase(), copyOf(source)]
    const both = await Promise.all(
      [source, copy].map((from) => runHonestHive(["move", "--from", from, "--to", url, "--json"], {}))
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(both.find(({ code }) => code === 1)?.output).toMatch(/is not empty|is in use/)
    expect(await rowsIn(url)).toBe(301)
  })

  test("with a key that does not open the texts moves nothing; while it is being changed, the new one alone is needed afterwards", async () => {
    const url = await sharedDatabase()
    const next = "2".repeat(64)
    const move = (key: string, from = source) =>
      runCommand(["move", "--from", from, "--to", url], { ENCRYPTION_KEY: key })
    const noted = expect.stringContaining(`${source}: its texts are sealed with another key (its id is `)
    expect(await move(next)).toEqual({ code: 1, output: noted })
    const without = unmovedCopy()
    rmSync(join(without, "encryption.probe"))
    expect(await move(next, without)).toEqual({
      code: 1,
      output: "The texts are sealed with another key than the one given. Nothing was changed.\n"
    })
    expect(await rowsIn(url)).toBe(0)
    expect((await move(`${next},${keyOf(source)}`)).code).toBe(0)
    const env = { DATABASE_URL: url, ENCRYPTION_KEY: next, DATA_DIR: makeFolder() }
    const { output } = await runCommand(["export", "asha.rao@people.example"], env)
    expect(output.split(text)).toHaveLength(301)
  })

  test("a folder without texts is moved with its own key alone", async () => {
    const [from, url, own] = [makeFolder(), await sharedDatabase(), "1".repeat(64)]
    await expectDone(["seed", "badges"], { DATA_DIR: from, ENCRYPTION_KEY: own })
    const move = ["move", "--from", from, "--to", url]
    await expectRefused(move, { ENCRYPTION_KEY: "2".repeat(64) }, /sealed with another key/)
    await expectDone(move, { ENCRYPTION_KEY: own })
  })

  test("invitations move with their key, and end under another, which could not open them", async () => {
    const [own, newer] = ["1".repeat(64), "2".repeat(64)]
    const moved = async (keys: string, said: unknown) => {
      const [from, url] = [makeFolder(), await sharedDatabase()]
      await expectDone(["seed", "badges"], { DATA_DIR: from, ENCRYPTION_KEY: own })
      await expectDone(["invitation", "make"], { DATA_DIR: from, ENCRYPTION_KEY: own })
      await expectDone(["move", "--from", from, "--to", url], { ENCRYPTION_KEY: keys }, said)
      return (await runCommand(["invitation", "list"], { DATABASE_URL: url, ENCRYPTION_KEY: keys })).output
    }
    expect(await moved(own, expect.not.stringContaining("Invitations ended"))).toMatch(/0 of 1 used/)
    const ended = /^Invitations ended: 1\. Make new ones\.$/m
    expect(await moved(`${newer},${own}`, ended)).toBe("There is no invitation.\n")
  })

  const away = "postgres://u:secret@127.0.0.1:1/x"

  test.each([
    ["/no/such/folder", ["--to", away], "/no/such/folder: this is not a HonestHive data folder. See docs"],
    ["the source", [], "Set the target with --to or DATABASE_URL."],
    [
      "the source",
      ["--to", "mysql://x/y"],
      "--to must be postgres://user:password@host/database, percent-encoded, maybe with"
    ],
    ["the source", ["--to", away], "DATABASE_URL: nothing is listening at this address. See docs"]
  ])("from %s, with %j, is refused in one line", async (from, to, line) => {
    const { code, output } = await runCommand(
      ["move", "--from", from.startsWith("/") ? from : source, ...to],
      {}
    )
    expect([code, output.split("\n").length]).toEqual([1, 2])
    expect(output.startsWith(line)).toBe(true)
  })
})
