import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { copyOf, makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { pollUntil, signUpOwner, submit } from "../support/people.ts"
import { expectDone, runCommand } from "../support/run-command.ts"
import type { RunningServer } from "../support/running-server.ts"
import { runHonestHive, startServer, temporaryFolder } from "../support/server.ts"
import { sharedDatabase } from "../support/shared-postgres.ts"
import { sampled } from "../support/short-form.ts"

/** The folder of a server that was stopped. */
const base = temporaryFolder()
const email = "ada.next@people.example"
const link = "ada-next"
const notes = ["Thank you for the first talk.", "Thank you for the second talk."]

beforeAll(async () => {
  const server = await startServer({ dataDir: base.path, env: { RATE_LIMIT: "off" } })
  const owner = await signUpOwner(server.url, "Ada Next")
  expect(owner.link).toBe(link)
  for (const note of notes) expect((await submit(server.url, link, note)).status).toBe(201)
  await pollUntil("all is judged", async () => (await owner.list()).length === notes.length)
  expect(await server.stop()).toBe(0)
})

afterAll(base.remove)

const Report = Schema.fromJsonString(
  Schema.Struct({ problems: Schema.Array(Schema.Struct({ kind: Schema.String, text: Schema.String })) })
)

const statusOf = async (dataDir: string) => {
  const { code, output } = await runCommand(["status", "--json"], { DATA_DIR: dataDir })
  return { code, problems: Schema.decodeSync(Report)(output).problems }
}

const Tally = Schema.fromJsonString(
  Schema.Struct({ collections: Schema.Struct({ feedback: Schema.Struct({ count: Schema.Finite }) }) })
)

/** A backup, made by the server where there is one: how many notes it holds, and what was said. */
const backUp = async (dataDir: string) => {
  const file = join(makeFolder(), "all.hive")
  const { code, output } = await runCommand(["backup", file, "--json"], { DATA_DIR: dataDir })
  expect({ code, output }).toMatchObject({ code: 0 })
  return { file, count: Schema.decodeSync(Tally)(output).collections.feedback.count, output }
}

interface FolderDamage {
  readonly run: (folder: string) => void
  readonly kinds: ReadonlyArray<"files" | "key">
  readonly text: RegExp
  /** Whether changes are still stored once it was found. */
  readonly isStoring: boolean
  /** Whether nothing is left to do: the server has mended it. */
  readonly isMended?: true
}

const otherKey = `${randomBytes(32).toString("hex")}\n`
const keyIsGone = /encryption\.key: the file is gone\..*`honesthive keys rotate`/

/** One of each kind: tests/adapters/storage/lowdb-inspection.test.ts and lowdb-expected-journal.test.ts have the others. */
const damages: Readonly<Record<string, FolderDamage>> = {
  "the key file is removed": {
    run: (folder) => rmSync(join(folder, "encryption.key")),
    kinds: ["key"],
    text: keyIsGone,
    isStoring: true
  },
  "hives/ is removed": {
    run: (folder) => rmSync(join(folder, "hives"), { recursive: true }),
    kinds: ["files"],
    text: /was removed while the server was running\. It was written again from memory/,
    isStoring: true,
    isMended: true
  },
  "a letter of directory.json is altered": {
    run: (folder) => {
      const file = join(folder, "directory.json")
      writeFileSync(file, readFileSync(file, "utf8").replace("Ada Next", "Ida Next"))
    },
    kinds: ["files"],
    text: /was replaced, altered or removed.*`honesthive backup FILE` first/s,
    isStoring: false
  },
  "a hive of nobody is put there": {
    run: (folder) => {
      const [hive = ""] = readdirSync(join(folder, "hives"))
      cpSync(join(folder, "hives", hive), join(folder, "hives", "nobody.json"))
    },
    kinds: ["files"],
    text: /hives\/nobody\.json belongs to no account/,
    isStoring: true
  },
  "the whole folder is removed": {
    run: (folder) => rmSync(folder, { recursive: true }),
    kinds: ["files", "key"],
    text: /is gone: it was removed/,
    isStoring: false
  },
  "the folder is emptied": {
    run: (folder) => {
      for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true })
    },
    kinds: ["files", "key"],
    text: /is gone: it was removed/,
    isStoring: false
  },
  "the lock is removed": {
    run: (folder) => rmSync(join(folder, "honesthive.lock")),
    kinds: ["files"],
    text: /is gone: it was removed.*`honesthive backup FILE` first/s,
    isStoring: false
  }
}

const stateOf = async (url: string) => (await fetch(`${url}/api/health`)).status

describe.each(sampled(Object.entries(damages), 4))("beside a running server %s", (_, damage) => {
  test("status says so, health tells of writes alone, and nothing that was answered is lost", async () => {
    const dataDir = copyOf(base.path)
    const key = readFileSync(join(dataDir, "encryption.key"), "utf8").trim()
    const server = await startUnlimitedServer(dataDir)
    expect(await statusOf(dataDir)).toEqual({ code: 0, problems: [] })
    let answered = notes.length
    const send = async (text: string) => {
      const { status } = await submit(server.url, link, text)
      if (status === 201) answered += 1
      return status
    }
    damage.run(dataDir)
    await send("Thank you for the third talk.")
    await pollUntil("the server can be asked again", async () => existsSync(join(dataDir, "control.sock")))
    const { code, problems } = await statusOf(dataDir)
    expect(code).toBe(1)
    expect(problems.map(({ kind }) => kind)).toEqual(damage.kinds)
    expect(problems[0]?.text).toMatch(damage.text)
    expect(await send("Thank you for the fourth talk.")).toBe(damage.isStoring ? 201 : 503)
    expect(await stateOf(server.url)).toBe(damage.isStoring ? 200 : 503)
    expect((await fetch(`${server.url}/api/profile/${link}`)).status).toBe(200)
    const { file, count, output } = await backUp(dataDir)
    expect(count).toBe(answered)
    if (damage.isMended) expect(output).toContain('"problems":[]')
    else expect(Schema.decodeSync(Report)(output).problems).toEqual(problems)
    expect(await server.stop()).toBe(damage.isMended ? 0 : 1)
    if (damage.isMended) return expect((await backUp(dataDir)).count).toBe(answered)
    expect(server.output().trim().split("\n").at(-1)).toMatch(/^HonestHive stopped\. /)
    const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key }
    expect((await runCommand(["restore", file], env)).code).toBe(0)
    expect((await runCommand(["export", email], env)).output).toContain(notes[1])
  })
})

test.each<readonly [string, (folder: string) => void]>([
  ["the socket for commands is removed", (folder) => rmSync(join(folder, "control.sock"))],
  [
    "a copy with its socket is in the folder's place",
    (folder) => {
      const copied = `${folder}-copied`
      execFileSync("cp", ["-a", folder, copied])
      rmSync(folder, { recursive: true })
      renameSync(copied, folder)
    }
  ]
])("a backup saves what was answered although %s", async (_, damage) => {
  const dataDir = copyOf(base.path)
  const server = await startUnlimitedServer(dataDir)
  expect((await submit(server.url, link, "Thank you for the third talk.")).status).toBe(201)
  damage(dataDir)
  const isReachable = async () =>
    !(await runCommand(["status"], { DATA_DIR: dataDir })).output.includes("in use by")
  await pollUntil("commands reach the server again", isReachable)
  expect((await backUp(dataDir)).count).toBe(notes.length + 1)
  await server.stop()
})

/** Minutes pass in a tenth of a second. */
const quickMinutes = `const { setTimeout: wait } = globalThis
  globalThis.setTimeout = (act, millis, ...given) => wait(act, millis === 60_000 ? 100 : millis, ...given)`

describe("a running server's key", () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, "data")
  const [file, probe] = [join(dataDir, "encryption.key"), join(dataDir, "encryption.probe")]
  let server: RunningServer

  beforeAll(async () => {
    cpSync(base.path, dataDir, { recursive: true })
    const code = `--import data:text/javascript,${encodeURIComponent(quickMinutes)}`
    server = await startServer({ dataDir, env: { RATE_LIMIT: "off", NODE_OPTIONS: code } })
  })

  afterAll(async () => {
    await server.stop("SIGKILL")
    folder.remove()
  })

  test("a server that nobody asks says within a minute what its next start will miss, and when that is over", async () => {
    const aside = join(dataDir, "aside")
    renameSync(file, aside)
    await expect.poll(server.output, { timeout: 10_000 }).toMatch(/encryption\.key: the file is gone/)
    renameSync(aside, file)
    await expect.poll(server.output, { timeout: 10_000 }).toMatch(/Solved: .*encryption\.key/)
  })

  test.each<readonly [text: RegExp, spoil: () => void]>([
    [
      /holds another key \([0-9a-f]{8}\) than the one in use \([0-9a-f]{8}\)\..*`honesthive keys rotate`/,
      () => writeFileSync(file, otherKey)
    ],
    [
      /encryption\.key: the file must contain 32 bytes.*`honesthive keys rotate`/,
      () => writeFileSync(file, "hello")
    ],
    [
      /encryption\.key: this is a folder, not a file\..*The key in use now exists only in memory/,
      () => {
        rmSync(file)
        mkdirSync(file)
      }
    ],
    [/encryption\.probe: the file is damaged\. Remove it/, () => writeFileSync(probe, "hello\n")]
  ])("status names whatever became of its files: %s", async (text, spoil) => {
    const [key, probeBytes] = [readFileSync(file), readFileSync(probe)]
    spoil()
    const problems = [{ kind: "key", text: expect.stringMatching(text) }]
    expect(await statusOf(dataDir)).toEqual({ code: 1, problems })
    rmSync(file, { recursive: true })
    writeFileSync(file, key)
    writeFileSync(probe, probeBytes)
  })

  test("is saved by keys rotate beside it when its file holds another key or is gone, with what backups from before need", async () => {
    for (const replaceFile of [() => writeFileSync(file, otherKey), () => rmSync(file)]) {
      const inUse = readFileSync(file, "utf8")
      replaceFile()
      const before = await backUp(dataDir)
      expect((await runCommand(["keys", "rotate"], { DATA_DIR: dataDir })).code).toBe(0)
      expect(await statusOf(dataDir)).toEqual({ code: 0, problems: [] })
      expect(readFileSync(`${file}.old`, "utf8")).toContain(inUse)
      const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: inUse.trim() }
      expect((await runCommand(["restore", before.file], env)).code).toBe(0)
    }
    expect(readFileSync(`${file}.old`, "utf8")).toContain(otherKey)
    expect(await server.stop()).toBe(0)
    expect((await runCommand(["export", email], { DATA_DIR: dataDir })).output).toContain(notes[1])
  })
})

test.each([
  ["folder", async () => ({})],
  ["database", async () => ({ DATABASE_URL: await sharedDatabase() })]
])("the old key of a %s is enough until a server has started with a new one", async (_, storeOf) => {
  const [older, newer, port] = ["1".repeat(64), "2".repeat(64), await freePort()]
  const env = { DATA_DIR: makeFolder(), ...(await storeOf()) }
  const statusWith = async (key: string) =>
    (await runCommand(["status"], { ...env, ENCRYPTION_KEY: key })).code
  await expectDone(["seed", "badges"], { ...env, ENCRYPTION_KEY: older })
  const both = `${newer},${older}`
  const taken = createServer().listen(port, "127.0.0.1")
  onTestFinished(() => void taken.close())
  const serving = await runHonestHive(["serve"], { ...env, ENCRYPTION_KEY: both, PORT: `${port}` })
  expect(serving).toMatchObject({ code: 1, output: expect.stringContaining(`${port}`) })
  expect(await statusWith(older)).toBe(0)
  const server = await startUnlimitedServer(env.DATA_DIR, { ...env, ENCRYPTION_KEY: both })
  expect(await server.stop()).toBe(0)
  expect([await statusWith(older), await statusWith(both)]).toEqual([1, 0])
})

test("status names pictures that are gone and a mail server that does not answer, and health stays well", async () => {
  const dataDir = makeFolder()
  const port = await freePort()
  const env = {
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: "hive@people.example"
  }
  mkdirSync(join(dataDir, "images"))
  const server = await startUnlimitedServer(dataDir, env)
  const mail = {
    kind: "mail",
    text: expect.stringMatching(/^SMTP_URL: mail can't be sent: the connection to the mail server failed/)
  }
  expect(await statusOf(dataDir)).toEqual({ code: 1, problems: [mail] })
  rmSync(join(dataDir, "images"), { recursive: true })
  expect(await statusOf(dataDir)).toMatchObject({ code: 1, problems: [{ kind: "images" }, mail] })
  expect(await stateOf(server.url)).toBe(200)
})
