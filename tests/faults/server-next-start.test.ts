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
import { join } from "node:path"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { makeFolder, startUnlimitedServer } from "../support/for-one-test.ts"
import { startMailServer } from "../support/mail-server.ts"
import { pollUntil, signInOwner, signUpOwner, submit } from "../support/people.ts"
import { runHonestHive, startServer, temporaryFolder } from "../support/server.ts"

/** What one server left that was stopped twice, with the files of its first stop beside it. */
const base = temporaryFolder()
const currentFolder = join(base.path, "now")
const olderFolder = join(base.path, "older")
const name = "Ada Next"
const email = "ada.next@people.example"
const link = "ada-next"

const notes = ["Thank you for the first talk.", "Thank you for the second talk."] as const

beforeAll(async () => {
  for (const note of notes) {
    const server = await startServer({ dataDir: currentFolder, env: { RATE_LIMIT: "off" } })
    const owner = await (note === notes[0] ? signUpOwner(server.url, name) : signInOwner(server.url, name))
    expect(owner.link).toBe(link)
    expect((await submit(server.url, link, note)).status).toBe(201)
    await pollUntil("it is judged", async () => (await owner.list()).some(({ content }) => content === note))
    // The directory changes, too.
    const form = new FormData()
    form.set("name", note)
    expect((await owner.send("POST", "/api/user/profile", form)).status).toBe(200)
    expect(await server.stop()).toBe(0)
    if (note === notes[0]) cpSync(currentFolder, olderFolder, { recursive: true })
  }
})

afterAll(base.remove)

const Report = Schema.fromJsonString(
  Schema.Struct({ problems: Schema.Array(Schema.Struct({ kind: Schema.String, text: Schema.String })) })
)

const statusOf = async (dataDir: string) => {
  const { code, output } = await runHonestHive(["status", "--json"], { DATA_DIR: dataDir })
  return { code, problems: Schema.decodeSync(Report)(output).problems }
}

const Tally = Schema.fromJsonString(
  Schema.Struct({ collections: Schema.Struct({ feedback: Schema.Struct({ count: Schema.Finite }) }) })
)

/** A backup, made by the server where there is one: how many notes it holds, and what was said. */
const backUp = async (dataDir: string) => {
  const file = join(makeFolder(), "all.hive")
  const { code, output } = await runHonestHive(["backup", file, "--json"], { DATA_DIR: dataDir })
  expect({ code, output }).toMatchObject({ code: 0 })
  return { file, count: Schema.decodeSync(Tally)(output).collections.feedback.count, output }
}

const hiveIn = (folder: string): string => {
  const [hive = ""] = readdirSync(join(folder, "hives"))
  return join(folder, "hives", hive)
}

interface FolderDamage {
  readonly run: (folder: string) => void
  readonly kind: "files" | "key"
  readonly text: RegExp
  /** Whether changes are still stored once it was found. */
  readonly isStoring: boolean
  /** Whether nothing is left to do: the server has mended it. */
  readonly isMended?: true
}

const otherKey = `${randomBytes(32).toString("hex")}\n`
const replaced = /was replaced, altered or removed.*`honesthive backup FILE` first/s
const isGone = /is gone: it was removed.*`honesthive backup FILE` first/s
const writtenAgain = /was removed while the server was running\. It was written again from memory/

const deeds: Readonly<Record<string, FolderDamage>> = {
  "the key file is removed": {
    run: (folder) => rmSync(join(folder, "encryption.key")),
    kind: "key",
    text: /encryption\.key: the file is gone\..*`honesthive keys rotate`/,
    isStoring: true
  },
  "the key file is overwritten with another key": {
    run: (folder) => writeFileSync(join(folder, "encryption.key"), otherKey),
    kind: "key",
    text: /holds another key \([0-9a-f]{8}\) than the one in use \([0-9a-f]{8}\)\..*`honesthive keys rotate`/,
    isStoring: true
  },
  "the key file is overwritten with something else": {
    run: (folder) => writeFileSync(join(folder, "encryption.key"), "hello"),
    kind: "key",
    text: /encryption\.key: the file must contain 32 bytes.*`honesthive keys rotate`/,
    isStoring: true
  },
  "the key file cannot be read": {
    run: (folder) => {
      rmSync(join(folder, "encryption.key"))
      mkdirSync(join(folder, "encryption.key"))
    },
    kind: "key",
    text: /encryption\.key: this is a folder, not a file\..*The key in use now exists only in memory/,
    isStoring: true
  },
  "the file that tells a wrong key is damaged": {
    run: (folder) => writeFileSync(join(folder, "encryption.probe"), "hello\n"),
    kind: "key",
    text: /encryption\.probe: the file is damaged\. Remove it/,
    isStoring: true
  },
  "hives/ is removed": {
    run: (folder) => rmSync(join(folder, "hives"), { recursive: true }),
    kind: "files",
    text: writtenAgain,
    isStoring: true,
    isMended: true
  },
  "a hive's file is removed": {
    run: (folder) => rmSync(hiveIn(folder)),
    kind: "files",
    text: writtenAgain,
    isStoring: true,
    isMended: true
  },
  "directory.json is removed": {
    run: (folder) => rmSync(join(folder, "directory.json")),
    kind: "files",
    text: writtenAgain,
    isStoring: true,
    isMended: true
  },
  "sessions.json is removed": {
    run: (folder) => rmSync(join(folder, "sessions.json")),
    kind: "files",
    text: writtenAgain,
    isStoring: true,
    isMended: true
  },
  "a hive's file is replaced by an older one": {
    run: (folder) => cpSync(hiveIn(olderFolder), hiveIn(folder)),
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "a hive's file is replaced by something else": {
    run: (folder) => {
      writeFileSync(join(folder, "new"), "hello")
      renameSync(join(folder, "new"), hiveIn(folder))
    },
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "directory.json is replaced by an older one": {
    run: (folder) =>
      writeFileSync(join(folder, "directory.json"), readFileSync(join(olderFolder, "directory.json"))),
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "a letter of directory.json is altered": {
    run: (folder) => {
      const file = join(folder, "directory.json")
      writeFileSync(file, readFileSync(file, "utf8").replace("Thank", "Think"))
    },
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "sessions.json is replaced by something else": {
    run: (folder) => writeFileSync(join(folder, "sessions.json"), "{}"),
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "the journal is replaced by an older one": {
    run: (folder) => cpSync(join(olderFolder, "journal.ndjson"), join(folder, "journal.ndjson")),
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "the journal is removed": {
    run: (folder) => rmSync(join(folder, "journal.ndjson")),
    kind: "files",
    text: replaced,
    isStoring: false
  },
  "a hive of nobody is put there": {
    run: (folder) => cpSync(hiveIn(folder), join(folder, "hives", "nobody.json")),
    kind: "files",
    text: /hives\/nobody\.json belongs to no account/,
    isStoring: true
  },
  "the lock is removed": {
    run: (folder) => rmSync(join(folder, "honesthive.lock")),
    kind: "files",
    text: isGone,
    isStoring: false
  }
}

const stateOf = async (url: string) => (await fetch(`${url}/api/health`)).status

describe.each(Object.entries(deeds))("beside a running server %s", (_, deed) => {
  test("status says so, health tells of writes alone, and nothing that was answered is lost", async () => {
    const dataDir = join(makeFolder(), "data")
    cpSync(currentFolder, dataDir, { recursive: true })
    const key = readFileSync(join(dataDir, "encryption.key"), "utf8").trim()
    const server = await startUnlimitedServer(dataDir)
    expect(await statusOf(dataDir)).toEqual({ code: 0, problems: [] })
    let answered: number = notes.length
    const send = async (text: string) => {
      const { status } = await submit(server.url, link, text)
      if (status === 201) answered += 1
      return status
    }
    deed.run(dataDir)
    await send("Thank you for the third talk.")
    const { code, problems } = await statusOf(dataDir)
    expect(code).toBe(1)
    expect(problems).toEqual([{ kind: deed.kind, text: expect.stringMatching(deed.text) }])
    expect(await send("Thank you for the fourth talk.")).toBe(deed.isStoring ? 201 : 503)
    expect(await stateOf(server.url)).toBe(deed.isStoring ? 200 : 503)
    expect((await fetch(`${server.url}/api/profile/${link}`)).status).toBe(200)
    const { file, count, output } = await backUp(dataDir)
    expect(count).toBe(answered)
    if (deed.isMended) expect(output).toContain('"problems":[]')
    else expect(Schema.decodeSync(Report)(output).problems).toEqual(problems)
    expect(await server.stop()).toBe(deed.isMended ? 0 : 1)
    if (deed.isMended) return expect((await backUp(dataDir)).count).toBe(answered)
    expect(server.output().trim().split("\n").at(-1)).toMatch(/^HonestHive stopped\. /)
    const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key }
    expect((await runHonestHive(["restore", file], env)).code).toBe(0)
    expect((await runHonestHive(["export", email], env)).output).toContain(notes[1])
  })
})

/** Minutes pass in a tenth of a second. */
const quickMinutes = `const { setTimeout: wait } = globalThis
  globalThis.setTimeout = (act, millis, ...given) => wait(act, millis === 60_000 ? 100 : millis, ...given)`

test("a server that nobody asks says within a minute what its next start will miss, and when that is over", async () => {
  const dataDir = join(makeFolder(), "data")
  cpSync(currentFolder, dataDir, { recursive: true })
  const code = `--import data:text/javascript,${encodeURIComponent(quickMinutes)}`
  const server = await startUnlimitedServer(dataDir, { NODE_OPTIONS: code })
  const [file, aside] = [join(dataDir, "encryption.key"), join(dataDir, "aside")]
  renameSync(file, aside)
  await expect.poll(server.output, { timeout: 10_000 }).toMatch(/encryption\.key: the file is gone/)
  renameSync(aside, file)
  await expect.poll(server.output, { timeout: 10_000 }).toMatch(/Solved: .*encryption\.key/)
})

describe("a key that is in no file any more", () => {
  test.each(["encryption.key is removed", "encryption.key holds another key"])(
    "is saved by keys rotate beside the server, with what backups from before need: %s",
    async (what) => {
      const dataDir = join(makeFolder(), "data")
      cpSync(currentFolder, dataDir, { recursive: true })
      const file = join(dataDir, "encryption.key")
      const key = readFileSync(file, "utf8")
      const server = await startUnlimitedServer(dataDir)
      rmSync(file)
      if (!what.includes("removed")) writeFileSync(file, otherKey)
      const before = await backUp(dataDir)
      expect((await runHonestHive(["keys", "rotate"], { DATA_DIR: dataDir })).code).toBe(0)
      expect(await statusOf(dataDir)).toEqual({ code: 0, problems: [] })
      const kept = readFileSync(`${file}.old`, "utf8")
      expect(kept).toContain(key)
      if (!what.includes("removed")) expect(kept).toContain(otherKey)
      expect(await server.stop()).toBe(0)
      expect((await runHonestHive(["export", email], { DATA_DIR: dataDir })).output).toContain(notes[1])
      const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key.trim() }
      expect((await runHonestHive(["restore", before.file], env)).code).toBe(0)
    }
  )
})

describe("a data folder", () => {
  test.each([
    ["is emptied", (folder: string) => readdirSync(folder).map((entry) => join(folder, entry))],
    ["is gone", (folder: string) => [folder]]
  ] as const)("that %s: what was stored is in a backup that the server still makes", async (_, removedIn) => {
    const dataDir = join(makeFolder(), "data")
    cpSync(currentFolder, dataDir, { recursive: true })
    const key = readFileSync(join(dataDir, "encryption.key"), "utf8").trim()
    const server = await startUnlimitedServer(dataDir)
    for (const path of removedIn(dataDir)) rmSync(path, { recursive: true })
    await pollUntil("the server can be asked again", async () => existsSync(join(dataDir, "control.sock")))
    const { code, problems } = await statusOf(dataDir)
    expect(code).toBe(1)
    expect(problems.map(({ kind }) => kind)).toEqual(["files", "key"])
    expect((await submit(server.url, link, "Thank you for the third talk.")).status).toBe(503)
    expect(await stateOf(server.url)).toBe(503)
    expect((await fetch(`${server.url}/api/profile/${link}`)).status).toBe(200)
    const { file, count } = await backUp(dataDir)
    expect(count).toBe(notes.length)
    expect(await server.stop()).toBe(1)
    const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: key }
    expect((await runHonestHive(["restore", file], env)).code).toBe(0)
  })
})

test("status names pictures that are gone and a mail server that does not answer, and health stays well", async () => {
  const dataDir = makeFolder()
  const mail = await startMailServer()
  const port = await freePort()
  const env = {
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: "hive@people.example"
  }
  mkdirSync(join(dataDir, "images"))
  const first = await startUnlimitedServer(dataDir, env)
  expect(await statusOf(dataDir)).toEqual({ code: 0, problems: [] })
  rmSync(join(dataDir, "images"), { recursive: true })
  expect(await statusOf(dataDir)).toMatchObject({ code: 1, problems: [{ kind: "images" }] })
  expect(await stateOf(first.url)).toBe(200)
  expect(await first.stop()).toBe(0)
  await mail.stop()
  const server = await startUnlimitedServer(dataDir, env)
  expect(await statusOf(dataDir)).toEqual({
    code: 1,
    problems: [
      {
        kind: "mail",
        text: expect.stringMatching(/^SMTP_URL: mail can't be sent: the connection to the mail server failed/)
      }
    ]
  })
  expect(await stateOf(server.url)).toBe(200)
})
