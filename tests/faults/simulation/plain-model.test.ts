import { beforeEach, describe, expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { newLink } from "#core/domain/links/new-link.ts"
import { encodeRecord } from "#core/domain/records/record-codec.ts"
import type { StoredRecord } from "#core/domain/records/record-kinds.ts"
import { makeAccount, someDay } from "../../support/storage-records.ts"
import { makePlainModel, type PlainModel, recordsByKey } from "./plain-model.ts"

const ann = OwnerId("ann")
const ben = OwnerId("ben")
const before = makeAccount(ann, { name: "Ann", feedbackLink: "hive" })
const link = newLink(ann, "hive", someDay)
const claimed = makeAccount(ann, { name: "Ann", feedbackLink: "garden" })
const claimChange = putChange(claimed, newLink(ann, "garden", someDay), { ...link, releasedOn: someDay })
const saved = makeAccount(ann, { name: "Annie", feedbackLink: "hive" })

let model: PlainModel

const settledModel = (annHas: ReadonlyArray<StoredRecord>, benHas: ReadonlyArray<StoredRecord> = []) =>
  model.settleDoubts((owner) =>
    recordsByKey((owner === ann ? annHas : benHas).map((record) => encodeRecord(record)))
  )

beforeEach(() => {
  model = makePlainModel()
  model.acknowledge(ann, putChange(before, link))
})

describe("doubts about a link and about the same owner's profile", () => {
  beforeEach(() => {
    model.doubt(1, ann, claimChange)
    model.doubt(2, ann, putChange(saved))
  })

  test.each<readonly [string, ReadonlyArray<StoredRecord>]>([
    ["without the link that the account names", [claimed, link]],
    ["with a new link, and the old one in use", [claimed, ...claimChange.put.slice(1, 2), link]],
    ["with the links alone", [before, ...claimChange.put.slice(1)]],
    ["without any link", [saved]]
  ])("are not settled by half a change: %s", (_, stored) => {
    expect(settledModel(stored)).not.toEqual([])
  })
})

test("A doubtful change that takes another owner's link is there with both owners or with neither", () => {
  const taken = putChange(makeAccount(ben, { feedbackLink: "hive" }), newLink(ben, "hive", someDay))
  model.doubt(1, ben, taken)
  expect(settledModel([before, link], taken.put)).not.toEqual([])
  expect(settledModel([before], [])).not.toEqual([])
  expect(settledModel([before], taken.put)).toEqual([])
})
