import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { open } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { describe, expect, onTestFinished, test } from "vitest"
import { type BackupLine, formatVersion } from "#adapters/backup/format.ts"
import { makeTally } from "#adapters/backup/index.ts"
import { inspectBackup } from "#adapters/backup/inspect-backup.ts"
import { paddingFor } from "#adapters/backup/padding.ts"
import { chunkBytes } from "#adapters/backup/piece-seal.ts"
import { readLines } from "#adapters/backup/read-lines.ts"
import { backupLineText, makeSealedWriter } from "#adapters/backup/sealed-writer.ts"
import { tables } from "#adapters/storage/postgres/tables.ts"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import { canonicalJson, isPortable } from "#core/domain/transfer/portable-record.ts"
import { makeAccount, makeFeedback } from "../../support/storage-records.ts"

const key = new Uint8Array(32).fill(7)
const otherKey = new Uint8Array(32).fill(8)

const makeFile = (bytes: Uint8Array): string => {
  const folder = mkdtempSync(join(tmpdir(), "honesthive-backup-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, "all.hive")
  writeFileSync(file, bytes)
  return file
}

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

const seal = async (lines: ReadonlyArray<string>): Promise<Buffer> => {
  const sent: Array<Uint8Array> = []
  const writer = makeSealedWriter(key, (bytes) => Effect.sync(() => void sent.push(bytes)))
  const write = Effect.andThen(writer.begin, writer.write(lines))
  const last = await Effect.runPromise(Effect.andThen(write, writer.lastPiece))
  return Buffer.concat([...sent, last])
}

const startLine = backupLineText({ kind: "start", madeOn: "2026-11-20" })
const endLine = () => backupLineText({ kind: "end", tally: tallyOf(), unnamed: [] })
const sealWhole = () => seal([startLine, backupLineText(imageLine), ...records.map(canonicalJson), endLine()])

const withSource = async <A>(
  file: string,
  use: (source: Parameters<typeof inspectBackup>[0]) => Promise<A>,
  keys: ReadonlyArray<Uint8Array> = [key]
): Promise<A> => {
  const handle = await open(file, "r")
  try {
    return await use({ handle, file, keys })
  } finally {
    await handle.close()
  }
}

const inspect = (bytes: Uint8Array, keys?: ReadonlyArray<Uint8Array>) =>
  withSource(makeFile(bytes), (source) => inspectBackup(source, () => undefined), keys)

describe("a backup", () => {
  test("gives back what was written, in order, whichever of the keys sealed it", async () => {
    const bytes = await sealWhole()
    expect(bytes.length).toBeGreaterThan(3 * chunkBytes)
    const lines: Array<BackupLine> = []
    await withSource(
      makeFile(bytes),
      async (source) => {
        for await (const { line, share } of readLines(source)) {
          lines.push(line)
          expect(share).toBeLessThanOrEqual(1)
        }
      },
      [otherKey, key]
    )
    expect(lines.slice(1, -1)).toEqual([imageLine, ...records])
    expect((await inspect(bytes)).tally).toEqual(tallyOf())
  })

  test("shows nothing of what it holds but a line that says what it is", async () => {
    const bytes = (await sealWhole()).toString("latin1")
    expect(Object.keys(JSON.parse(bytes.slice(0, bytes.indexOf("\n"))))).toEqual([
      "honesthive",
      "version",
      "key",
      "salt"
    ])
    for (const text of ["example.org", "feedback", "sealed item"]) expect(bytes).not.toContain(text)
    expect(bytes).not.toContain(Buffer.from(key).toString("latin1"))
  })

  test("is never sealed the same twice", async () => {
    const [one, two] = [await sealWhole(), await sealWhole()]
    expect(one.subarray(-100).equals(two.subarray(-100))).toBe(false)
  })
})

const megabyte = 1_000_000

describe("padding", () => {
  const sealPadded = async (content: number) => {
    const sent: Array<Uint8Array> = []
    const writer = makeSealedWriter(key, (bytes) => Effect.sync(() => void sent.push(bytes)))
    const before = Effect.andThen(writer.begin, writer.write(["x".repeat(content)]))
    const whole = Effect.andThen(Effect.andThen(before, writer.writePadded("{}")), writer.lastPiece)
    const last = await Effect.runPromise(whole)
    return [...sent, last].reduce((bytes, piece) => bytes + piece.length, 0)
  }

  test.each([0, 1, 900_000, 999_500, 999_700, 1_000_000, 5_300_000])(
    "of %i bytes of content makes a whole number of megabytes",
    async (content) => {
      const size = await sealPadded(content)
      expect(size % megabyte).toBe(0)
      expect(size - content).toBeLessThan(megabyte + 10_000)
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
    const [first, second] = [0, 1].map((place) =>
      bytes.subarray(header + place * length, header + (place + 1) * length)
    )
    const rest = bytes.subarray(header + 2 * length)
    const head = bytes.subarray(0, header)
    for (const parts of [
      [head, second, first, rest],
      [head, first, first, second, rest],
      [head, first, second, rest, first],
      [head, first, second, rest, Buffer.from("more")]
    ]) {
      const bent = Buffer.concat(parts.filter((part) => part !== undefined))
      await expect(inspect(bent)).rejects.toThrow("is damaged or incomplete")
    }
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

  test("of a newer version", async () => {
    const newer = (await sealWhole()).toString("latin1").replace('"version":7', '"version":8')
    await expect(inspect(Buffer.from(newer, "latin1"))).rejects.toThrow(
      "was made by a newer version of HonestHive (format 8). Use that version to restore it. Nothing was changed."
    )
  })

  test("sealed with another key", async () => {
    await expect(inspect(await sealWhole(), [otherKey])).rejects.toThrow(
      /was sealed with another key \(its id is [0-9a-f]{8}\) than the one given \([0-9a-f]{8}\)\./
    )
  })

  test("that does not hold what it says, or has no end, or goes on after it", async () => {
    const lines = records.map(canonicalJson)
    await expect(inspect(await seal([startLine, ...lines, endLine()]))).rejects.toThrow("pictures (1 and 0)")
    await expect(
      inspect(await seal([startLine, backupLineText(imageLine), ...lines.slice(1), endLine()]))
    ).rejects.toThrow("accounts (1 and 0)")
    await expect(inspect(await seal([startLine, ...lines]))).rejects.toThrow("is incomplete.")
    await expect(inspect(await seal([startLine, endLine(), ...lines]))).rejects.toThrow(
      "continues after its end."
    )
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
    "account: bio createdAt digest email feedbackLink firstName hours identity jobTitle " +
      "lastName lastUsedOn leavesAt name operatorResets owner passwordHash pausedOn previewPhoto profileImageUrl questions release " +
      "removedAt reset secondFactor showBadgesOnLanding suspendedFor syndication updatedAt webhook",
    "admin-entry: id on what who",
    "admin-session: admin createdAt id lastSeenAt",
    "admin: createdAt id passwordHash role secondFactor username",
    "badge: bonusPoints id owner unlockedOn",
    "catalogue-badge: bonus category description id image name requiredFeedback tier",
    "feedback: aiCategory aiSummary answer answeredOn content cover createdOn heldBy id isDone isHeld isModerated isPublic isStarred " +
      "isWithdrawn moderationStatus owner question receipt rejectedFor segment status statusOn",
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
