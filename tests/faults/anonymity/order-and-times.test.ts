import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { beforeAll, describe, expect, test } from "vitest"
import type { FeedbackItems } from "#core/contract/feedback-schemas.ts"
import { pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { serverForAll } from "../../support/server-for-all.ts"

/**
 * Kendall's tau of two orders of the same things: 1 the same, -1 reversed, 0 unrelated. Of 1,000 things in random
 * order it stays within 0.1 but for 2 in a million times (its deviation is 0.021).
 */
const kendallTau = (order: ReadonlyArray<string>, other: ReadonlyArray<string>): number => {
  const places = new Map(other.map((name, place) => [name, place]))
  const found = order.map((name) => places.get(name) ?? Number.NaN)
  let sum = 0
  for (const [later, place] of found.entries()) {
    for (let earlier = 0; earlier < later; earlier++) sum += Math.sign(place - (found[earlier] ?? Number.NaN))
  }
  return sum / ((found.length * (found.length - 1)) / 2)
}

const StoredRow = Schema.StructWithRest(Schema.Struct({ kind: Schema.String, id: Schema.String }), [
  Schema.Record(Schema.String, Schema.Unknown)
])
type StoredRow = typeof StoredRow.Type

const readRows = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ rows: Schema.Array(StoredRow) }))
)

/** The records of a hive's file, in the order in which they stand there. */
const rowsIn = (dataDir: string, owner: string): ReadonlyArray<StoredRow> =>
  readRows(readFileSync(join(dataDir, "hives", `${owner}.json`), "utf8")).rows

const rowsOf = (rows: ReadonlyArray<StoredRow>, kind: string): ReadonlyArray<StoredRow> =>
  rows.filter((row) => row.kind === kind)

const server = serverForAll({ RATE_LIMIT: "off" })
/** With 800, a tau of 0.1 is four times what chance makes of no order. */
const texts = Array.from({ length: 800 }, (_, number) => `You kept your word, and that was useful: ${number}`)
const calls = [
  "/api/user/feedback",
  "/api/user/activity",
  "/api/user/badges",
  "/api/gamification/stats",
  "/api/user/feedback-summary"
]
let items: FeedbackItems
let rows: ReadonlyArray<StoredRow>
let answers: ReadonlyArray<string>

beforeAll(async () => {
  const { url, dataDir, stop } = server()
  const owner = await signUpOwner(url, "Order Unknown")
  for (const [number, text] of texts.entries()) {
    expect((await submit(url, owner.link, text, `key of ${number}`)).status).toBe(201)
  }
  await pollUntil("all is judged", async () => (await owner.list()).length === texts.length, 60_000)
  items = await owner.list()
  const { id } = await (await owner.send("GET", "/api/auth/user")).json()
  answers = await Promise.all(calls.map(async (path) => (await owner.send("GET", path)).text()))
  await stop()
  rows = rowsIn(dataDir, id)
}, 120_000)

const idOf = new Map<string, string>()
/** The items in the order in which they were written. */
const arrived = (): ReadonlyArray<string> => {
  for (const { id, content } of items) idOf.set(content, id)
  return texts.map((text) => idOf.get(text) ?? "")
}

const itemNamedBy = (row: StoredRow): string => `${row.kind === "feedback" ? row.id : row.feedbackId}`

describe("[anon A6] the order in which people wrote", () => {
  test("says nothing in ids, in the owner's list, and in no order of any response", () => {
    const order = arrived()
    expect(Math.abs(kendallTau(order, order.toSorted()))).toBeLessThan(0.1)
    const listed = items.map(({ id }) => id)
    expect(Math.abs(kendallTau(order, listed))).toBeLessThan(0.1)
    expect(kendallTau(order, order)).toBe(1)
    for (const id of order)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test.each(["feedback", "verdict", "points"])("says nothing in the rows of the hive's file: %s", (kind) => {
    const named = rowsOf(rows, kind).filter((row) => row.feedbackId !== null)
    expect(named).toHaveLength(texts.length)
    expect(Math.abs(kendallTau(arrived(), named.map(itemNamedBy)))).toBeLessThan(0.1)
  })
})

const keysOf = (kind: string) => new Set(rowsOf(rows, kind).map((row) => Object.keys(row).sort().join(" ")))

describe("[anon A5] what is stored of feedback", () => {
  test("has exactly the keys of the specification, and a day", () => {
    const item =
      "aiCategory aiSummary content cover createdOn id isDone isHeld isModerated isPublic isStarred isWithdrawn kind moderationStatus owner receipt rejectedFor segment"
    expect(keysOf("feedback")).toEqual(new Set([item]))
    const verdict = "decision feedbackId guard id judgedOn kind labels owner reason version"
    expect(keysOf("verdict")).toEqual(new Set([verdict]))
    const points = "badgeId createdOn description feedbackId id kind owner points source"
    expect(keysOf("points")).toEqual(new Set([points]))
    expect(keysOf("badge")).toEqual(new Set(["bonusPoints id kind owner unlockedOn"]))
    expect(keysOf("submission-key")).toEqual(new Set(["content id kind owner usedOn"]))
    expect(keysOf("stats")).toEqual(new Set(["counts id kind owner totalPoints"]))
    expect(keysOf("insight")).toEqual(new Set(["by content fingerprint id kind owner"]))
  })

  test("holds no time finer than a day, in no record of the hive", () => {
    const kinds = new Set(rows.map(({ kind }) => kind))
    const known = ["feedback", "verdict", "points", "badge", "submission-key", "stats", "insight"]
    expect(kinds).toEqual(new Set(known))
    const written = JSON.stringify(rows)
    expect(written).toMatch(/"createdOn":"\d{4}-\d{2}-\d{2}"/)
    expect(written).not.toMatch(/\d{4}-\d{2}-\d{2}T|:\d{10,13}[,}]|"1[6-9]\d{8,11}"/)
  })

  test("is named after the item or the badge that it is of, and nothing else", () => {
    for (const { id, feedbackId, badgeId } of rowsOf(rows, "points"))
      expect(id).toBe(feedbackId === null ? `badge:${badgeId}` : `feedback:${feedbackId}`)
    for (const { id, feedbackId } of rowsOf(rows, "verdict")) expect(id).toBe(`${feedbackId}:1`)
  })

  test("comes to its owner with noon of its day as the only time", () => {
    const times = answers.join().match(/\d{4}-\d{2}-\d{2}T[^"]*/g) ?? []
    expect(times.length).toBeGreaterThan(texts.length)
    expect(times.filter((time) => !time.endsWith("T12:00:00.000Z"))).toEqual([])
  })
})
