import { beforeEach, describe, expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import { putting, type StoredRecord } from "#core/domain/hives/change.ts"
import { newLink } from "#core/domain/links/new-link.ts"
import { makeAccount, someDay } from "../../contracts/storage-records.ts"
import { makePlainModel, type PlainModel, recordsByKey } from "./plain-model.ts"

const ann = OwnerId("ann")
const ben = OwnerId("ben")
const before = makeAccount(ann, { name: "Ann", feedbackLink: "hive" })
const link = newLink(ann, "hive", someDay)
const claimed = makeAccount(ann, { name: "Ann", feedbackLink: "garden" })
const claim = putting(claimed, newLink(ann, "garden", someDay), { ...link, releasedOn: someDay })
const saved = makeAccount(ann, { name: "Annie", feedbackLink: "hive" })

let model: PlainModel

const settled = (annHas: ReadonlyArray<StoredRecord>, benHas: ReadonlyArray<StoredRecord> = []) =>
  model.settleDoubts((owner) => recordsByKey(owner === ann ? annHas : benHas))

beforeEach(() => {
  model = makePlainModel()
  model.acknowledge(ann, putting(before, link))
})

describe("doubts about a link and about the same owner's profile", () => {
  beforeEach(() => {
    model.doubt(1, ann, claim)
    model.doubt(2, ann, putting(saved))
  })

  test.each<readonly [string, ReadonlyArray<StoredRecord>]>([
    ["neither", [before, link]],
    ["the link alone", claim.put],
    ["the profile alone", [saved, link]],
    ["both", [saved, ...claim.put.slice(1)]]
  ])("are settled by a store that holds %s", (_, stored) => {
    expect(settled(stored)).toEqual([])
    expect(model.differencesOf(ann, recordsByKey(stored))).toEqual([])
  })

  test.each<readonly [string, ReadonlyArray<StoredRecord>]>([
    ["without the link that the account names", [claimed, link]],
    ["with a new link, and the old one in use", [claimed, ...claim.put.slice(1, 2), link]],
    ["with the links alone", [before, ...claim.put.slice(1)]],
    ["without any link", [saved]]
  ])("are not settled by half a change: %s", (_, stored) => {
    expect(settled(stored)).not.toEqual([])
  })
})

test("A doubtful change that takes another owner's link is there with both owners or with neither", () => {
  const taken = putting(makeAccount(ben, { feedbackLink: "hive" }), newLink(ben, "hive", someDay))
  model.doubt(1, ben, taken)
  expect(settled([before, link], taken.put)).not.toEqual([])
  expect(settled([before], [])).not.toEqual([])
  expect(settled([before], taken.put)).toEqual([])
})
