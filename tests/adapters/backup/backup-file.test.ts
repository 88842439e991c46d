import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import promises, { type FileHandle, open } from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { Effect } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { type BackupLine, formatVersion } from "#adapters/backup/format.ts"
import { makeTally } from "#adapters/backup/index.ts"
import { inspectBackup } from "#adapters/backup/inspect-backup.ts"
import { paddingFor } from "#adapters/backup/padding.ts"
import { chunkBytes } from "#adapters/backup/piece-seal.ts"
import { readLines } from "#adapters/backup/read-lines.ts"
import { backupLineText, makeSealedWriter } from "#adapters/backup/sealed-writer.ts"
import { openNewFile } from "#adapters/new-file/index.ts"
import { tables } from "#adapters/storage/postgres/tables.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { canonicalJson, isPortable } from "#core/domain/transfer/portable-record.ts"
import { TaskFailed } from "#core/ports/server-task.ts"
import { makeFolder } from "../../support/for-one-test.ts"
import { makeAccount, makeFeedback } from "../../support/storage-records.ts"

const key = new Uint8Array(32).fill(7)
const otherKey = new Uint8Array(32).fill(8)

/** Records enough for some pieces. */
const records = [
  makeAccount(OwnerId("ada")),
  ...Array.from({ length: 1_000 }, (_, index) => makeFeedback(`item-${String(index).padStart(4, "0")}`))
]
  .map((record) => encodeRecord(record))
  .filter(isPortable)

const imageLine = { kind: "image", key: `photos/${"a".repeat(32)}.webp`, bytes: "cGljdHVyZQ==" } as const

const tallyOf = () => {
  const tally = makeTally()
  tally.image(imageLine.key, Buffer.from(imageLine.bytes, "base64"))
  for (const record of records) tally.record(record)
  return tally.result()
}

type SealedWriter = ReturnType<typeof makeSealedWriter>

const sealWith = async <E>(write: (writer: SealedWriter) => Effect.Effect<unknown, E>): Promise<Buffer> => {
  const sent: Array<Uint8Array> = []
  const writer = makeSealedWriter(key, (bytes) => Effect.sync(() => void sent.push(bytes)))
  const last = await Effect.runPromise(
    writer.begin.pipe(Effect.andThen(write(writer)), Effect.andThen(writer.lastPiece))
  )
  return Buffer.concat([...sent, last])
}

const seal = (lines: ReadonlyArray<string>) => sealWith(({ write }) => write(lines))

const startLine = backupLineText({ kind: "start", madeOn: "2026-11-20" })
const endLine = () => backupLineText({ kind: "end", tally: tallyOf(), unnamed: [] })
const sealWhole = () => seal([startLine, backupLineText(imageLine), ...records.map(canonicalJson), endLine()])

const sourceOf = async (bytes: Uint8Array, keys: ReadonlyArray<Uint8Array> = [key]) => {
  const file = join(makeFolder(), "all.hive")
  writeFileSync(file, bytes)
  const handle = await open(file, "r")
  onTestFinished(() => handle.close())
  return { handle, file, keys }
}

const inspect = async (...of: Parameters<typeof sourceOf>) =>
  inspectBackup(await sourceOf(...of), () => undefined)

describe("a backup", () => {
  test("gives back what was written, in order, whichever of the keys sealed it", async () => {
    const bytes = await sealWhole()
    expect(bytes.length).toBeGreaterThan(3 * chunkBytes)
    const lines: Array<BackupLine> = []
    for await (const { line, share } of readLines(await sourceOf(bytes, [otherKey, key]))) {
      lines.push(line)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(lines.slice(1, -1)).toEqual([imageLine, ...records])
    expect((await inspect(bytes)).tally).toEqual(tallyOf())
  })

  test("shows nothing of what it holds but a line that says what it is, and is never sealed the same twice", async () => {
    const bytes = (await sealWhole()).toString("latin1")
    expect(Object.keys(JSON.parse(bytes.slice(0, bytes.indexOf("\n"))))).toEqual([
      "honesthive",
      "version",
      "key",
      "salt"
    ])
    for (const text of ["example.org", "feedback", "sealed item"]) expect(bytes).not.toContain(text)
    expect(bytes).not.toContain(Buffer.from(key).toString("latin1"))
    expect((await sealWhole()).toString("latin1").slice(-100)).not.toBe(bytes.slice(-100))
  })
})

const megabyte = 1_000_000

describe("padding", () => {
  test.each([0, 1, 900_000, 999_500, 999_700, 1_000_000, 5_300_000])(
    "of %i bytes of content makes a whole number of megabytes",
    async (content) => {
      const { length } = await sealWith(({ write, writePadded }) =>
        Effect.andThen(write(["x".repeat(content)]), writePadded("{}"))
      )
      expect(length % megabyte).toBe(0)
      expect(length - content).toBeLessThan(megabyte + 10_000)
    }
  )

  test("passes over a size that no content makes, and is never negative", () => {
    const sizeOf = (headerBytes: number, content: number) =>
      headerBytes + content + Math.ceil(content / chunkBytes) * 20
    // With such a header the last piece of a megabyte would hold no more than its own overhead.
    const bare = megabyte - 15 * (chunkBytes + 20)
    const headers = Array.from({ length: 40 }, (_, index) => bare + index - 30)
    for (const headerBytes of [137, ...headers]) {
      for (const content of [1, chunkBytes, chunkBytes + 1, 983_040, 983_041, 999_600, 999_999]) {
        const padding = paddingFor(headerBytes, content)
        expect(padding).toBeGreaterThanOrEqual(0)
        expect(padding).toBeLessThan(2 * megabyte)
        expect(sizeOf(headerBytes, content + padding) % megabyte, `${headerBytes} ${content}`).toBe(0)
      }
    }
  })
})

describe("a file is refused by name", () => {
  test("cut short anywhere", async () => {
    const bytes = await sealWhole()
    const header = bytes.indexOf("\n") + 1
    const places = [header, header + 2, header + 4, header + 100, bytes.length - 1]
    const pieces = [1, 2, 3].map((count) => header + count * (chunkBytes + 20))
    for (const place of [...places, ...pieces]) {
      await expect(inspect(bytes.subarray(0, place)), `${place}`).rejects.toThrow(
        /all\.hive is damaged or incomplete\. Nothing was changed\.$/
      )
    }
  })

  test("altered anywhere", async () => {
    const bytes = await sealWhole()
    const header = bytes.indexOf("\n") + 1
    for (let place = header; place < bytes.length; place += 9_973) {
      const altered = Buffer.from(bytes)
      altered[place] = (altered[place] ?? 0) ^ 1
      await expect(inspect(altered), `${place}`).rejects.toThrow("is damaged or incomplete")
    }
    const salt = Buffer.from(bytes.toString("latin1").replace(/"salt":"./, '"salt":"_'), "latin1")
    await expect(inspect(salt)).rejects.toThrow("Nothing was changed.")
  })

  test("with pieces swapped, repeated or added", async () => {
    const bytes = await sealWhole()
    const header = bytes.indexOf("\n") + 1
    const length = chunkBytes + 20
    const first = bytes.subarray(header, header + length)
    const second = bytes.subarray(header + length, header + 2 * length)
    const rest = bytes.subarray(header + 2 * length)
    for (const parts of [
      [second, first, rest],
      [first, first, second, rest],
      [first, second, rest, first],
      [first, second, rest, Buffer.from("more")]
    ])
      await expect(inspect(Buffer.concat([bytes.subarray(0, header), ...parts]))).rejects.toThrow(
        "is damaged or incomplete"
      )
  })

  test.each([
    ["empty", Buffer.of()],
    ["text", Buffer.from("Hello\nWorld\n")],
    ["JSON of something else", Buffer.from('{"honesthive":"export","version":1}\n')],
    ["a long line", Buffer.alloc(5_000, 65)],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])]
  ])("that is no backup: %s", async (_, bytes) => {
    await expect(inspect(bytes)).rejects.toThrow(
      /all\.hive is not a HonestHive backup\. Nothing was changed\.$/
    )
  })

  test("of a newer version, or sealed with another key", async () => {
    const bytes = await sealWhole()
    const newer = Buffer.from(bytes.toString("latin1").replace('"version":7', '"version":8'), "latin1")
    await expect(inspect(newer)).rejects.toThrow(
      "was made by a newer version of HonestHive (format 8). Use that version to restore it. Nothing was changed."
    )
    await expect(inspect(bytes, [otherKey])).rejects.toThrow(
      /was sealed with another key \(its id is [0-9a-f]{8}\) than the one given \([0-9a-f]{8}\)\./
    )
  })

  test("that does not hold what it says, or has no end, or goes on after it", async () => {
    const [lines, image, end] = [records.map(canonicalJson), backupLineText(imageLine), endLine()]
    for (const [parts, reason] of [
      [[startLine, ...lines, end], "pictures (1 and 0)"],
      [[startLine, image, ...lines.slice(1), end], "accounts (1 and 0)"],
      [[startLine, ...lines], "is incomplete."],
      [[startLine, end, ...lines], "continues after its end."]
    ] as const)
      await expect(inspect(await seal(parts))).rejects.toThrow(reason)
  })

  test.each([
    ["of an unknown kind", { kind: "gossip", id: "1" }],
    ["without a field", { ...records[1], owner: undefined }],
    ["with a field of another type", { ...records[1], isPublic: "yes" }],
    ["that is no object", 7]
  ])("with a line %s", async (_, line) => {
    const bytes = await seal([startLine, JSON.stringify(line), endLine()])
    await expect(inspect(bytes)).rejects.toThrow("contains a line that this version can't read.")
  })
})

/** The fields of each kind, as the database keeps them. */
const recordShapes = collections
  .map((kind) => `${kind}: ${Object.keys(tables[kind].columns).toSorted().join(" ")}`)
  .toSorted()

test("another shape of what is stored needs another number of the format", () => {
  expect([`format ${formatVersion}`, ...recordShapes]).toEqual([
    "format 7",
    "account: bio createdAt digest email feedbackLink firstName hours identity jobTitle language " +
      "lastName lastUsedOn leavesAt name operatorResets owner passwordHash pausedOn previewPhoto profileImageUrl questions release " +
      "removedAt reset secondFactor showBadgesOnLanding suspendedFor syndication updatedAt webhook",
    "admin-entry: id on what who",
    "admin-session: admin createdAt id lastSeenAt",
    "admin: createdAt id passwordHash role secondFactor username",
    "badge: bonusPoints id owner unlockedOn",
    "catalogue-badge: bonus category description id image name requiredFeedback tier",
    "feedback: aiCategory aiSummary answer answeredOn content cover createdOn heldBy id isDone isHeld isModerated isPublic isStarred " +
      "isWithdrawn moderationStatus owner question receipt rejectedFor segment status statusOn withdrawnOn",
    "former-email: era id until",
    "invitation: id lastDay madeOn used uses",
    "link: claimedOn id owner releasedOn",
    "points: badgeId createdOn description feedbackId id owner points source",
    "report: content id mark owner reason reportedOn",
    "seen: badges feedback owner",
    "session: createdAt device id lastSeenAt owner",
    "shown-note: content id owner shownOn withdrawnOn",
    "stats: counts owner totalPoints",
    "submission-key: content id owner usedOn",
    "verdict: decision feedbackId guard id judgedOn labels owner reason version"
  ])
})

test("what a killed command of the same process id left is in nobody's way", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  // In a container, the next one often has the number of the last.
  writeFileSync(`${file}.${process.pid}.part`, "half")
  const killed = await openNewFile(file)
  await killed.write(Buffer.from("half"))
  const written = await openNewFile(file)
  await written.write(Buffer.from("whole"))
  await written.finish()
  expect(readFileSync(file, "utf8")).toBe("whole")
  await killed.discard()
  expect(readdirSync(folder).toSorted()).toEqual(["all.hive", `all.hive.${process.pid}.part`])
})

test("of two that write the same file at once one wins, whole, and the other is told", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  const both = await Promise.all([openNewFile(file), openNewFile(file)])
  await Promise.all(both.map((one, index) => one.write(Buffer.from(`whole ${index}`))))
  const ended = await Promise.allSettled(both.map((one) => one.finish()))
  await Promise.all(both.map((one) => one.discard()))
  const winner = ended.findIndex(({ status }) => status === "fulfilled")
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect(readFileSync(file, "utf8")).toBe(`whole ${winner}`)
  expect(ended).toContainEqual({
    status: "rejected",
    reason: expect.objectContaining({ message: expect.stringContaining("already exists") })
  })
  expect(readdirSync(folder)).toEqual(["all.hive"])
})

test("a folder that does not exist is named in plain words", async () => {
  const file = join(makeFolder(), "no", "all.hive")
  await expect(openNewFile(file)).rejects.toThrow(/can't be written: the folder .*no does not exist\.$/)
})

/** Lets the code see the mocks of the file system's functions until the test ends. */
const mockFileSystem = () => {
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}

/** Opening a folder gives this from now on. Root may list any folder, so that a missing right can't be had otherwise. */
const openingFolder = (folder: string, opened: () => Promise<FileHandle>) => {
  const openFile = promises.open
  vi.spyOn(promises, "open").mockImplementation((path, ...how) =>
    path === folder ? opened() : openFile(path, ...how)
  )
  mockFileSystem()
}

const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code })

test("in a folder that may be written but not listed, nothing is begun", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  openingFolder(folder, () => Promise.reject(failure("EACCES")))
  await expect(openNewFile(file)).rejects.toThrow(`${file} can't be written: EACCES: it failed`)
  expect(readdirSync(folder)).toEqual([])
})

test("a file that can't be given to the data folder's owner is not left behind, half made", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  const [openFile, opened] = [promises.open, Array.of<FileHandle>()]
  vi.spyOn(promises, "open").mockImplementation(async (...how) => {
    const handle = await openFile(...how)
    opened.push(handle)
    return handle
  })
  vi.spyOn(promises, "realpath").mockRejectedValue(failure("EPERM"))
  mockFileSystem()
  await expect(openNewFile(file, folder)).rejects.toEqual(
    new TaskFailed({ text: `${file} can't be written: EPERM: it failed` })
  )
  expect(opened.map(({ fd }) => fd)).toEqual([-1, -1])
  expect(readdirSync(folder)).toEqual([])
})

test("a file whose name may not survive a power loss is there, and is not said to be unwritable", async () => {
  const folder = makeFolder()
  const file = join(folder, "all.hive")
  const written = await openNewFile(file)
  await written.write(Buffer.from("whole"))
  const handle = await open(folder, "r")
  vi.spyOn(handle, "sync").mockRejectedValue(failure("EIO"))
  openingFolder(folder, () => Promise.resolve(handle))
  await expect(written.finish()).rejects.toThrow(
    `${file} is written, but a power loss may take it: its folder could not be synced (EIO: it failed).`
  )
  await written.discard()
  expect([readdirSync(folder), readFileSync(file, "utf8")]).toEqual([["all.hive"], "whole"])
})
