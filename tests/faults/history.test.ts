import { describe, expect, test } from "vitest"
import { feedbackToStored } from "#core/domain/feedback/stored-feedback.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { makeHistory } from "../support/history/history.ts"
import { brokenIn, earlyBadges } from "../support/history/invariants.ts"
import * as sample from "../support/storage-records.ts"
import { ada, bob } from "../support/storage-records.ts"

describe("the checker of what was sent", () => {
  test("finds what is lost, doubled, stored though refused, and sent by nobody", () => {
    const history = makeHistory()
    for (const name of ["kept", "lost", "doubled"]) history.noteSent(name, "ok")
    history.noteSent("refused", "failed")
    history.noteSent("perhaps", "unknown")
    expect(history.complaints(["kept", "doubled", "doubled", "refused", "invented"])).toEqual([
      "nobody sent: invented",
      "0 times instead of 1–1: lost",
      "2 times instead of 1–1: doubled",
      "1 times instead of 0–0: refused"
    ])
  })

  test("takes an unknown one either way, and a removed one not at all", () => {
    const history = makeHistory()
    history.noteSent("perhaps", "unknown")
    history.noteSent("gone", "ok")
    history.noteRemoved("gone", "ok")
    for (const texts of [[], ["perhaps"]]) expect(history.complaints(texts)).toEqual([])
    expect(history.complaints(["gone"])).toHaveLength(1)
  })
})

const rowsOf = (...records: ReadonlyArray<StoredRecord>) => records.map((record) => encodeRecord(record))

const account = sample.makeAccount(ada, { feedbackLink: "Bee" })
const link = sample.makeLink("bee")
const sound = rowsOf(
  account,
  link,
  sample.makeApproved("1"),
  sample.makeVerdict("v", "1"),
  sample.makePoints("1"),
  sample.makeStats(30)
)

describe("the checker of what is stored", () => {
  test("has nothing against a sound hive", () => {
    expect(brokenIn(sound)).toEqual([])
  })

  test.each([
    [
      "six public items",
      [...sound, ...rowsOf(..."234567".split("").map((id) => sample.makeApproved(id, { isPublic: true })))]
    ],
    [
      "a public item that waits",
      [...sound, { ...feedbackToStored(sample.makeFeedback("2")), isPublic: true }]
    ],
    ["points without history", rowsOf(account, link, sample.makeStats(30))],
    [
      "an approved item that was not counted",
      [...sound, ...rowsOf(sample.makeApproved("2"), sample.makeVerdict("w", "2"))]
    ],
    ["an item settled without a verdict", sound.filter(({ kind }) => kind !== "verdict")],
    ["a badge twice", [...sound, ...rowsOf(sample.makeBadge("general-5"), sample.makeBadge("general-5"))]],
    ["two owners of a link", [...sound, ...rowsOf(sample.makeAccount(bob, { feedbackLink: "BEE" }))]],
    ["two accounts of an email", [...sound, ...rowsOf(sample.makeAccount(bob, { email: account.email }))]],
    ["an item of nobody", [...sound, ...rowsOf(sample.makeFeedback("2", { owner: bob }))]]
  ])("finds %s", (_, records) => {
    expect(brokenIn(records)).not.toEqual([])
  })

  test("finds a badge before its count", () => {
    const stats = sample.makeStats(30)
    expect(earlyBadges([stats, sample.makeBadge("general-5")])).toEqual(["general-5"])
    expect(earlyBadges([stats, sample.makeBadge("hive-enlightened")])).toEqual(["hive-enlightened"])
    const five = { ...stats, counts: { ...stats.counts, general: 5 } }
    expect(earlyBadges([five, sample.makeBadge("general-5")])).toEqual([])
  })
})
