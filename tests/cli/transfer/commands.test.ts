import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, watch, writeFileSync } from "node:fs"
import { join } from "node:path"
import { unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { ownerOf } from "../../bench/data/fill-hive.ts"
import { fillJudged } from "../../bench/data/fill-judged.ts"
import { benchKey } from "../../bench/servers/servers.ts"
import { contentsOf, filesIn } from "../../support/files-in.ts"
import { copyOf, makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { phonePhoto, photoForm } from "../../support/images.ts"
import { pollUntil, signInOwner, signUpOwner, submit } from "../../support/people.ts"
import { expectDone, expectRefused, runCommand } from "../../support/run-command.ts"
import type { RunningServer } from "../../support/running-server.ts"
import { fullAfter, runHonestHive, serverBundle, startServer, temporaryFolder } from "../../support/server.ts"

const praiseText = "You explained the plan clearly."
const insultText = "You are an idiot."

const fillServer = async ({ url }: RunningServer, name: string, texts: ReadonlyArray<string>) => {
  const owner = await signUpOwner(url, name)
  for (const text of texts) expect((await submit(url, owner.link, text, text)).status).toBe(201)
  await pollUntil("all is judged", async () => (await owner.list()).length === texts.length)
  return owner
}

/** A folder with one owner, praised and insulted, of a server that was killed: everything is in the journal. */
const template = temporaryFolder()
let item = ""

beforeAll(async () => {
  const server = await startServer({ dataDir: template.path, env: { RATE_LIMIT: "off" } })
  const owner = await fillServer(server, "Asha Rao", [praiseText, insultText])
  item = (await owner.list())[0]?.id ?? ""
  await server.stop("SIGKILL")
  writeFileSync(join(template.path, "hives", "left-over.json.1-abc.tmp"), "half")
})

afterAll(template.remove)

test.each([
  ["backup", "FILE"],
  ["export", "asha.rao@people.example"],
  ["verdicts", "ITEM"],
  ["replay"],
  ["gc", "--dry-run"],
  ["status"],
  ["admin", "list"],
  ["admin", "log"],
  ["admin", "sessions"]
])("%s %s, where no server runs, leaves every byte of the data folder as it is", async (...args) => {
  const dataDir = copyOf(template.path)
  const before = contentsOf(dataDir, "honesthive.lock")
  const meant: Readonly<Record<string, string>> = { ITEM: item, FILE: join(makeFolder(), "all.hive") }
  const given = args.map((arg) => meant[arg] ?? arg)
  expect(await runCommand(given, { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
  expect(contentsOf(dataDir, "honesthive.lock")).toEqual(before)
})

const exportOf = async (email: string, dataDir: string) => {
  const { code, output } = await runCommand(["export", email], { DATA_DIR: dataDir })
  expect(code).toBe(0)
  return { all: JSON.parse(output), output }
}

describe("honesthive export", () => {
  test("beside the running server: everything about one owner as the owner may see it, nothing of others, and as .zip what its owner downloads", async () => {
    const dataDir = copyOf(template.path)
    const server = await startUnlimitedServer(dataDir)
    const asha = await signInOwner(server.url, "Asha Rao")
    await fillServer(server, "Ravi Iyer", ["You lead the team well."])
    await asha.send("POST", "/api/user/profile", photoForm(await phonePhoto(), { bio: "Bees\u2028and tea" }))
    const { all, output } = await exportOf(" Asha.Rao@People.example", dataDir)
    expect(Object.keys(all)).toEqual([
      ...["honesthive", "version", "madeOn", "account", "photo", "links", "feedback", "verdicts", "points"],
      ...["counters", "badges", "sessions", "seen", "shownNotes"]
    ])
    expect(all.account).toMatchObject({
      email: "asha.rao@people.example",
      bio: "Bees\u2028and tea",
      hasPassword: true
    })
    expect(all.links).toMatchObject([{ link: asha.link, releasedOn: null }])
    const shown = (await asha.list()).map(({ id, content }) => ({ id, content }))
    expect(all.feedback).toMatchObject(shown)
    expect(Buffer.from(all.photo.base64, "base64").subarray(8, 12).toString()).toBe("WEBP")
    expect(all.verdicts.length).toBe(2)
    expect(all.sessions.length).toBe(2)
    expect(all.counters.totalPoints).toBe(
      all.points.reduce((sum: number, { points }: { points: number }) => sum + points, 0)
    )
    for (const secret of [insultText, "Ravi", "lead the team", "$argon2", "passwordHash", "CANARY"]) {
      expect(output).not.toContain(secret)
    }
    const ofVisitors = JSON.stringify([all.feedback, all.verdicts, all.points, all.badges])
    expect(ofVisitors).not.toMatch(/T\d\d:|\d\d:\d\d/)
    expect(output.split("\n").length).toBeGreaterThan(40)

    const file = join(makeFolder(), "asha.zip")
    const args = ["export", "asha.rao@people.example", "--out", file]
    await expectDone(args, { DATA_DIR: dataDir })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const downloaded = await (await asha.send("GET", "/api/account/export")).arrayBuffer()
    const [one, other] = [readFileSync(file), Buffer.from(downloaded)].map((bytes) => unzipSync(bytes))
    expect(one).toEqual(other)
    expect(Object.keys(one ?? {})).toEqual([
      ...["honesthive.json", "feedback.csv"],
      expect.stringMatching(/^images\/.+\.webp$/)
    ])
  })

  test("without a server, into a new file that only its owner may read", async () => {
    const dataDir = copyOf(template.path)
    const file = join(makeFolder(), "asha.json")
    const args = ["export", "asha.rao@people.example", "--out", file]
    const written = await runCommand(args, { DATA_DIR: dataDir })
    expect(written.code).toBe(0)
    expect(written.output).not.toContain(praiseText)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, "utf8")).toContain(`"content": ${JSON.stringify(praiseText)}`)
    await expectRefused(args, { DATA_DIR: dataDir }, `${file} already exists. It was not changed.`)
  })

  test("tells nothing of what its owner cannot see yet", async () => {
    const dataDir = makeFolder()
    const server = await startUnlimitedServer(dataDir, { RELEASE_WINDOW: "10080" })
    const owner = await signUpOwner(server.url, "Asha Rao")
    for (const text of [praiseText, insultText]) await submit(server.url, owner.link, text)
    const files = makeFolder()
    let asked = 0
    await pollUntil("both are judged", async () => {
      const file = join(files, `${++asked}.hive`)
      const { output } = await runCommand(["backup", file, "--json"], { DATA_DIR: dataDir })
      return JSON.parse(output).collections.verdict?.count === 2
    })
    expect(await owner.list()).toEqual([])
    const { all } = await exportOf("asha.rao@people.example", dataDir)
    expect([all.feedback, all.verdicts, all.points]).toEqual([[], [], []])
  })

  test("comes through a pipe to its end, also when the other side is slow and it is more than a pipe holds", async () => {
    const dataDir = makeFolder()
    const items = 200
    await fillJudged(dataDir, 1, items)
    const piped = `"$0" "$1" export ${ownerOf(0)}@example.org | (sleep 1; cat)`
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ENCRYPTION_KEY: benchKey }
    const output = execFileSync("sh", ["-c", piped, process.execPath, serverBundle], {
      env,
      encoding: "utf8",
      maxBuffer: 10_000_000
    })
    expect(output.length).toBeGreaterThan(100_000)
    expect(JSON.parse(output).feedback).toHaveLength(items)
  })
})

describe("honesthive backup and restore", () => {
  test("bring everything back to another folder that has the key, and leave no traces beside it", async () => {
    const [dataDir, back, files] = [copyOf(template.path), makeFolder(), makeFolder()]
    const server = await startUnlimitedServer(dataDir)
    const file = join(files, "all.hive")
    await expectDone(["backup", file], { DATA_DIR: dataDir }, /^feedback +2 +[0-9a-f]{16}$/m)
    expect(readdirSync(files)).toEqual(["all.hive"])
    await server.stop()
    await expectRefused(["restore", file], { DATA_DIR: back }, /encryption\.key: the key file is missing\./)
    writeFileSync(join(back, "encryption.key"), readFileSync(join(dataDir, "encryption.key")))
    const restored = await runCommand(["restore", file], { DATA_DIR: back })
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("Everything was restored.")])
    const again = await startUnlimitedServer(back)
    const owner = await signInOwner(again.url, "Asha Rao")
    expect((await owner.list()).map(({ content }) => content)).toContain(praiseText)
    expect((await submit(again.url, owner.link, praiseText, praiseText)).status).toBe(201)
    expect((await owner.list()).length).toBe(2)
  })

  test("a backup never replaces a file, and leaves none when it cannot be made", async () => {
    const [dataDir, files] = [makeFolder(), makeFolder()]
    const file = join(files, "all.hive")
    writeFileSync(file, "an older one")
    await expectRefused(
      ["backup", file],
      { DATA_DIR: dataDir },
      `${file} already exists. It was not changed.`
    )
    expect(readFileSync(file, "utf8")).toBe("an older one")
    await expectRefused(
      ["backup", join(files, "no", "folder")],
      { DATA_DIR: dataDir },
      /can't be written: the folder/
    )
    writeFileSync(join(dataDir, "journal.ndjson"), "damaged")
    expect((await runCommand(["backup", join(files, "new.hive")], { DATA_DIR: dataDir })).code).toBe(1)
    expect(existsSync(join(files, "new.hive"))).toBe(false)
    expect(readdirSync(files)).toEqual(["all.hive"])
  })

  test("a backup takes no name that the data folder needs, by whatever way, and any other there", async () => {
    const [dataDir, links] = [copyOf(template.path), makeFolder()]
    symlinkSync(dataDir, join(links, "data"))
    const before = readdirSync(dataDir)
    const [through, ...inside] = [
      join(links, "data", "moved-to.txt"),
      ...["hives/all.hive", "images/all.hive", "encryption.key.old", "control.sock", "sessions.json.kept"],
      ...["sessions.json", "all.tmp"]
    ]
    const files = [through ?? "", ...inside.map((name) => join(dataDir, name))]
    for (const file of files) {
      const line = `${file}: in DATA_DIR the server uses this name itself. Choose another one.`
      await expectRefused(["backup", file], { DATA_DIR: dataDir }, line)
      await expectRefused(["export", "asha.rao@people.example", "--out", file], { DATA_DIR: dataDir }, line)
      await expectRefused(["replay", "--changes", file], { DATA_DIR: dataDir }, line)
    }
    expect(readdirSync(dataDir)).toEqual(before)
    await expectDone(["backup", join(dataDir, "all.hive")], { DATA_DIR: dataDir })
    await expectDone(["backup", join(links, "moved-to.txt")], { DATA_DIR: dataDir })
  })

  test("a backup counts as the last one once its file is there, and not if its name is taken meanwhile", async () => {
    const [dataDir, files] = [copyOf(template.path), makeFolder()]
    await startUnlimitedServer(dataDir)
    const lastBackup = async () =>
      JSON.parse((await runCommand(["status", "--json"], { DATA_DIR: dataDir })).output).lastBackup
    const file = join(files, "all.hive")
    const watcher = watch(files, (_, name) => {
      if (name?.endsWith(".part") === true) writeFileSync(file, "of another hand")
    })
    onTestFinished(() => watcher.close())
    const line = `${file} already exists. It was not changed.`
    await expectRefused(["backup", file], { DATA_DIR: dataDir }, line)
    expect([readFileSync(file, "utf8"), await lastBackup()]).toEqual(["of another hand", null])
    watcher.close()
    await expectDone(["backup", join(files, "other.hive")], { DATA_DIR: dataDir })
    expect(await lastBackup()).toBe(new Date().toISOString().slice(0, 10))
  })

  test("a backup that is not there is named in plain words", async () => {
    const file = join(makeFolder(), "all.hive")
    const env = { DATA_DIR: makeFolder(), ENCRYPTION_KEY: "ab".repeat(32) }
    await expectRefused(["restore", file], env, `${file} does not exist. Nothing was changed.`)
  })

  test("a restore onto a full disk says what it needs, leaves nothing behind, and is done once there is room", async () => {
    const folder = makeFolder()
    const [dataDir, back, file] = [makeFolder(), join(folder, "back"), join(folder, "all.hive")]
    const env = { ENCRYPTION_KEY: "ab".repeat(32) }
    for (const args of [
      ["seed", "badges"],
      ["backup", file]
    ]) {
      await expectDone(args, { DATA_DIR: dataDir, ...env })
    }
    expect(statSync(file).size).toBeGreaterThan(4_000)
    const refused = await runHonestHive(["restore", file], { DATA_DIR: back, ...env }, "", fullAfter(4))
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(`${back}: the disk is full. This needs about 2 MB there; `)
    expect(refused.output).toMatch(/; \d+ MB are free\. Free some space, .* Nothing was left behind\.\n$/)
    expect(readdirSync(folder)).toEqual(["all.hive"])
    await expectDone(["restore", file], { DATA_DIR: back, ...env })
  })

  test("a restore whose records no longer fit takes back the pictures that did", async () => {
    const folder = makeFolder()
    const [dataDir, back, file] = [copyOf(template.path), join(folder, "back"), join(folder, "all.hive")]
    const env = { ENCRYPTION_KEY: readFileSync(join(dataDir, "encryption.key"), "utf8").trim() }
    const server = await startUnlimitedServer(dataDir)
    const asha = await signInOwner(server.url, "Asha Rao")
    await asha.send("POST", "/api/user/profile", photoForm(await phonePhoto()))
    await expectDone(["backup", file], { DATA_DIR: dataDir })
    const journalBlocks = 16
    const photos = filesIn(join(dataDir, "images")).map(
      (photo) => statSync(join(dataDir, "images", photo)).size
    )
    expect(photos).not.toEqual([])
    expect(photos.every((size) => size < journalBlocks * 512)).toBe(true)
    const refused = await runHonestHive(
      ["restore", file],
      { DATA_DIR: back, ...env },
      "",
      fullAfter(journalBlocks)
    )
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/is full\..* Nothing was left behind\.\n$/)
    ])
    expect(filesIn(folder)).toEqual(["all.hive"])
  })
})
