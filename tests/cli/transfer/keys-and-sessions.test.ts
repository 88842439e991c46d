import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync
} from "node:fs"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeTally } from "#adapters/backup/index.ts"
import { backupLineText, makeSealedWriter } from "#adapters/backup/sealed-writer.ts"
import { canonicalJson } from "#core/domain/transfer/portable-record.ts"
import { linesOf, ofKind } from "../../support/backups.ts"
import { copyOf, makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../../support/images.ts"
import { openSession, pollUntil, signInOwner, signUpOwner, submit } from "../../support/people.ts"
import { expectDone, expectRefused, runCommand } from "../../support/run-command.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"

const praiseText = "You explained the plan clearly."
const email = "asha.rao@people.example"
const password = "nine green boats at noon"

/** A folder with one owner, a photo and one item; the cookie of a session that is open. */
const template = temporaryFolder()
let cookie: string

beforeAll(async () => {
  const server = await startServer({ dataDir: template.path, env: { RATE_LIMIT: "off" } })
  const owner = await signUpOwner(server.url, "Asha Rao")
  await owner.send("POST", "/api/user/profile", photoForm(await phonePhoto()))
  await submit(server.url, owner.link, praiseText)
  await pollUntil("it is judged", async () => (await owner.list()).length === 1)
  cookie = await openSession(server.url, "Asha Rao")
  await server.stop()
})

afterAll(template.remove)

/** A new folder, which has the keys of this one. */
const folderWithKeys = (dataDir: string): string => {
  const folder = makeFolder()
  copyFileSync(join(dataDir, "encryption.key"), join(folder, "encryption.key"))
  return folder
}

const keysOf = (dataDir: string) => readFileSync(join(dataDir, "encryption.key"), "utf8").trim()

const statusWith = async (url: string, cookie: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status

const readShown = async (dataDir: string, env: Readonly<Record<string, string>> = {}) => {
  const { output } = await runCommand(["export", email], { DATA_DIR: dataDir, ...env })
  return JSON.parse(output).feedback.map(({ content }: { readonly content: string }) => content)
}

describe("a restore", () => {
  test("brings no session back, also from a backup that holds some", async () => {
    const dataDir = copyOf(template.path)
    const server = await startUnlimitedServer(dataDir)
    expect(await statusWith(server.url, cookie)).toBe(200)
    const [file, older] = [join(makeFolder(), "all.hive"), join(makeFolder(), "older.hive")]
    await expectDone(["backup", file], { DATA_DIR: dataDir })
    await server.stop()
    const key = keysOf(dataDir)
    const lines = await linesOf(file, key)
    expect(ofKind(lines, "session")).toEqual([])

    const sessions = JSON.parse(readFileSync(join(dataDir, "sessions.json"), "utf8")).rows
    expect(sessions.length).toBe(2)
    const records = lines.filter((line) => "owner" in line).concat(sessions)
    const tally = makeTally()
    const pictures = ofKind(lines, "image")
    for (const { key: name, bytes } of pictures) tally.image(name, Buffer.from(bytes, "base64"))
    for (const record of records) if ("owner" in record) tally.record(record)
    const sent: Array<Uint8Array> = []
    const writer = makeSealedWriter(Buffer.from(key, "hex"), (bytes) =>
      Effect.sync(() => void sent.push(bytes))
    )
    const texts = [
      backupLineText({ kind: "start", madeOn: "2026-11-20" }),
      ...pictures.map(backupLineText),
      ...records.flatMap((record) => ("owner" in record ? [canonicalJson(record)] : [])),
      backupLineText({ kind: "end", tally: tally.result(), unnamed: [] })
    ]
    const last = await Effect.runPromise(
      writer.begin.pipe(Effect.andThen(writer.write(texts)), Effect.andThen(writer.lastPiece))
    )
    writeFileSync(older, Buffer.concat([...sent, last]))

    const back = folderWithKeys(dataDir)
    await expectDone(["restore", older], { DATA_DIR: back }, /everybody has to sign in again/)
    const again = await startUnlimitedServer(back)
    expect(await statusWith(again.url, cookie)).toBe(401)
    expect((await (await signInOwner(again.url, "Asha Rao")).list()).length).toBe(1)
  })

  test("says which pictures the backup does not hold", async () => {
    const dataDir = copyOf(template.path)
    const [photo = ""] = readdirSync(join(dataDir, "images", "photos")).filter(
      (name) => !name.includes("-96")
    )
    unlinkSync(join(dataDir, "images", "photos", photo))
    const file = join(makeFolder(), "all.hive")
    expect((await runCommand(["backup", file], { DATA_DIR: dataDir })).output).toContain(
      "Problem: 1 of 2 pictures are missing, also in this backup"
    )
    const back = folderWithKeys(dataDir)
    const restored = await runCommand(["restore", file], { DATA_DIR: back })
    expect(restored.output).toContain(
      `Everything was restored except 1 picture that the backup does not contain: photos/${photo}\n`
    )
    expect(restored.output).not.toContain("Everything was restored.")
  })

  test("into a folder notes its key there, even if nothing is sealed with it", async () => {
    const [own, other] = [{ ENCRYPTION_KEY: "1".repeat(64) }, { ENCRYPTION_KEY: "2".repeat(64) }]
    const [dataDir, file] = [makeFolder(), join(makeFolder(), "all.hive")]
    await expectDone(["account", "add", email], { DATA_DIR: dataDir, ...own }, undefined, `${password}\n`)
    await expectDone(["backup", file], { DATA_DIR: dataDir, ...own })
    const back = { DATA_DIR: makeFolder() }
    await expectDone(["restore", file], { ...back, ...own })
    await expectRefused(["gc"], { ...back, ...other }, /sealed with another key/)
    await expectDone(["status"], { ...back, ...own })
  })

  test("into a folder that was moved to a database is done with --after-move, and later starts need it no more", async () => {
    const file = join(makeFolder(), "all.hive")
    await expectDone(["backup", file], { DATA_DIR: template.path })
    const back = folderWithKeys(template.path)
    writeFileSync(join(back, "moved-to.txt"), "hives at db.example\n")
    await expectRefused(["restore", file], { DATA_DIR: back }, /add --after-move or set AFTER_MOVE=on/)
    await expectDone(["restore", file], { DATA_DIR: back, AFTER_MOVE: "on" })
    expect(await readShown(back)).toEqual([praiseText])
  })
})

describe("after keys rotate", () => {
  test("a backup from before is restored with the key that is kept, until it is forgotten", async () => {
    const dataDir = copyOf(template.path)
    const server = await startUnlimitedServer(dataDir)
    const [file, key] = [join(makeFolder(), "before.hive"), keysOf(dataDir)]
    const env = { DATA_DIR: dataDir }
    await expectDone(["backup", file], env)
    for (const _time of [1, 2, 3]) {
      const rotated = await runCommand(["keys", "rotate", "--json"], env)
      expect(rotated.code).toBe(0)
      expect(JSON.parse(rotated.output)).toEqual({
        sealed: 1,
        unreadable: 0,
        invitations: 0,
        leftToDo: expect.stringContaining("is kept in")
      })
    }
    const kept = join(dataDir, "encryption.key.old")
    expect(readFileSync(kept, "utf8").split("\n")).toHaveLength(4)
    expect(readFileSync(kept, "utf8")).toContain(key)
    expect(statSync(kept).mode & 0o777).toBe(0o600)

    const back = folderWithKeys(dataDir)
    await expectRefused(["restore", file], { DATA_DIR: back }, /another key \(its id is [0-9a-f]{8}\)/)
    copyFileSync(kept, join(back, "encryption.key.old"))
    await expectDone(["restore", file], { DATA_DIR: back })
    rmSync(join(back, "encryption.key.old"))
    expect(await readShown(back)).toEqual([praiseText])

    await expectDone(
      ["keys", "rotate", "--forget-old-key"],
      env,
      "3 old keys are forgotten. The key that seals stays as it is."
    )
    expect(existsSync(kept)).toBe(false)
    await expectDone(["keys", "rotate", "--forget-old-key"], env, "No old key was kept.")
    await server.stop()
    expect(await readShown(dataDir)).toEqual([praiseText])
  })

  test("with keys from the environment the old one is the operator's to keep, and restores beside the new one", async () => {
    const dataDir = copyOf(template.path)
    const [older, newer] = [keysOf(dataDir), "2".repeat(64)]
    rmSync(join(dataDir, "encryption.key"))
    const withKeys = (...keys: ReadonlyArray<string>) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: keys.join() })
    const [file, back] = [join(makeFolder(), "before.hive"), makeFolder()]
    await expectDone(["invitation", "make"], withKeys(older))
    await expectDone(["backup", file], withKeys(older))
    await expectRefused(["keys", "rotate"], withKeys(newer), /ENCRYPTION_KEY=NEW,OLD/)
    await expectRefused(["keys", "rotate"], withKeys(older), /ENCRYPTION_KEY=NEW,OLD/)
    await expectRefused(["keys", "rotate"], withKeys(older, older), /ENCRYPTION_KEY=NEW,OLD/)
    const advice = /from ENCRYPTION_KEY and restart every server. Keep it as long as you keep backups/
    await expectDone(["keys", "rotate"], withKeys(newer, older), advice)
    expect(await readShown(dataDir, withKeys(newer))).toEqual([praiseText])
    expect(existsSync(join(dataDir, "encryption.key.old"))).toBe(false)
    await expectRefused(["keys", "rotate", "--forget-old-key"], withKeys(newer), /where you keep it/)
    await expectRefused(["restore", file], { ...withKeys(newer), DATA_DIR: back })
    const ended = /^Invitations ended: 1\. Make new ones\.$/m
    await expectDone(["restore", file], { ...withKeys(newer, older), DATA_DIR: back }, ended)
    expect(
      (await runCommand(["invitation", "list", "--json"], { ...withKeys(newer), DATA_DIR: back })).output
    ).toBe("[]\n")
    const kept = { ...withKeys(older), DATA_DIR: makeFolder() }
    await expectDone(["restore", file], kept, expect.not.stringContaining("Invitations ended"))
    await expectDone(["invitation", "list"], kept, /0 of 1 used/)
    expect(await readShown(back, { ENCRYPTION_KEY: newer })).toEqual([praiseText])
  })

  test("texts under a key that is lost are left as they are, and counted", async () => {
    const dataDir = copyOf(template.path)
    const [older, newer, lost] = [keysOf(dataDir), "2".repeat(64), "3".repeat(64)]
    rmSync(join(dataDir, "encryption.key"))
    const withKeys = (...keys: ReadonlyArray<string>) => ({ DATA_DIR: dataDir, ENCRYPTION_KEY: keys.join() })
    const server = await startUnlimitedServer(dataDir, withKeys(lost, older))
    expect((await submit(server.url, "asha-rao", "Sealed with a key that is lost")).status).toBe(201)
    await server.stop()
    rmSync(join(dataDir, "encryption.probe"))
    const left = "1 item can't be opened with any given key and was left as it is.\n"
    const said = `1 item is sealed with the new key.\n${left}`
    await expectDone(["keys", "rotate"], withKeys(newer, older), expect.stringContaining(said))
  })
})

describe("commands of root", () => {
  const isRoot = process.geteuid?.() === 0
  const owner = isRoot ? 12_345 : (process.geteuid?.() ?? 0)

  /** Everything in a folder that belongs to somebody else than the service. */
  const foreign = (folder: string): ReadonlyArray<string> =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
      const { uid, gid } = statSync(join(folder, name))
      return uid !== owner || (isRoot && gid !== owner)
    })

  test("leave nothing that the service's user cannot write", async () => {
    const [dataDir, files] = [makeFolder(), makeFolder()]
    if (isRoot) chownSync(dataDir, owner, owner)
    const env = { DATA_DIR: dataDir }
    const file = join(files, "all.hive")
    for (const args of [
      ["account", "add", email],
      ["seed", "badges", "--reset", "--yes"],
      ["keys", "rotate"],
      ["replay", "--apply", "--changes", join(dataDir, "changes.jsonl")],
      ["gc"],
      ["backup", file],
      ["backup", join(dataDir, "all.hive")],
      ["account", "delete", email, "--yes"]
    ]) {
      const done = await runCommand(args, env, `${password}\n`)
      expect({ args, ...done }).toMatchObject({ args, code: 0 })
      expect({ args, foreign: foreign(dataDir) }).toEqual({ args, foreign: [] })
    }
    expect(existsSync(file)).toBe(true)
    const server = await startUnlimitedServer(dataDir)
    expect(foreign(dataDir)).toEqual([])
    await server.stop()

    const back = join(makeFolder(), "data")
    if (isRoot) chownSync(join(back, ".."), owner, owner)
    const key = keysOf(dataDir)
    await expectDone(["restore", file], { DATA_DIR: back, ENCRYPTION_KEY: key })
    expect([foreign(join(back, "..")), foreign(dataDir)]).toEqual([[], []])
  })
})
