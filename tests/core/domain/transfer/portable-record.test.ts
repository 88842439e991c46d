import { describe, expect, test } from "vitest"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { accountToStored } from "#core/domain/accounts/stored-account.ts"
import type { AdminSession } from "#core/domain/admins/admin.ts"
import { hiveEnlightened } from "#core/domain/badges/catalogue.ts"
import { seededBadgeOf } from "#core/domain/badges/stored-catalogue.ts"
import { feedbackToStored } from "#core/domain/feedback/stored-feedback.ts"
import { imageAddress } from "#core/domain/images/image-address.ts"
import { badgeKey, photoKey } from "#core/domain/images/image-key.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import { collections } from "#core/domain/transfer/collections.ts"
import {
  canonicalJson,
  imagesNamedBy,
  isInBackups,
  isPortable,
  portable
} from "#core/domain/transfer/portable-record.ts"
import {
  ada,
  makeAccount,
  makeFeedback,
  makeInsight,
  makePoints,
  makeSession,
  makeStats
} from "../../../support/storage-records.ts"

const makeAdminSession = (id: string): AdminSession => ({
  kind: "admin-session",
  id,
  owner: ada,
  admin: "queen",
  createdAt: 1,
  lastSeenAt: 1
})

describe("a record of an older version", () => {
  test("is an account that no issuer knows, open and here to stay, when it does not say", () => {
    const added = {
      identity: null,
      reset: null,
      digest: null,
      pausedOn: null,
      suspendedFor: null,
      leavesAt: null,
      removedAt: null,
      operatorResets: null,
      lastUsedOn: null,
      hours: null
    }
    const old = Object.fromEntries(
      Object.entries(accountToStored(makeAccount(ada))).filter(([name]) => !(name in added))
    )
    const read = JSON.parse(JSON.stringify(old))
    expect(portable(read)).toStrictEqual({ ...old, ...added })
    expect(canonicalJson(read)).toBe(canonicalJson(accountToStored(makeAccount(ada))))
  })

  test("is an admin without a role, when it does not say", () => {
    const old = {
      kind: "admin",
      owner: installationOwner,
      id: "grace",
      username: "grace",
      passwordHash: "hash",
      createdAt: "2026-11-20T08:00:00.000Z"
    } as const
    expect(portable(old)).toStrictEqual({ ...old, role: null, secondFactor: null })
  })
})

test("a link that opens an account stays behind", () => {
  const account = accountToStored(makeAccount(ada, { reset: { digest: "of a secret", until: 1 } }))
  expect(canonicalJson(account)).toBe(canonicalJson(accountToStored(makeAccount(ada))))
})

describe("moving from store to store", () => {
  const zero = makeStats(0, { counts: zeroCounts })

  test.each([
    ["an account", accountToStored(makeAccount(ada)), true],
    ["an insight, which is made again", makeInsight("f"), false],
    ["counters that are all zero", zero, false],
    ["counters with points", { ...zero, totalPoints: 1 }, true],
    ["counters with an item", makeStats(0), true]
  ])("%s: %s", (_, record, moves) => expect(isPortable(record)).toBe(moves))

  test("what an item says of being held is kept, and what it does not say is added", () => {
    const { isHeld: _isHeld, ...old } = feedbackToStored(makeFeedback("1"))
    const held = feedbackToStored(makeFeedback("1", { isHeld: true }))
    expect(portable({ ...old, isHeld: true })).toStrictEqual(held)
    expect(portable(old)).toStrictEqual({ ...held, isHeld: false })
    expect(portable(makePoints("1"))).toStrictEqual(makePoints("1"))
  })

  test.each([
    [makeSession("s"), false],
    [makeAdminSession("s"), false],
    [accountToStored(makeAccount(ada)), true]
  ])("backups hold %j: %s", (record, isIn) => expect(isInBackups(record)).toBe(isIn))

  test("the same record is the same text, whatever the order of its fields", () => {
    const record = makeStats(1)
    const turned = { ...record, counts: Object.fromEntries(Object.entries(record.counts).toReversed()) }
    expect(canonicalJson(JSON.parse(JSON.stringify(turned)))).toBe(canonicalJson(record))
    expect(canonicalJson(record)).toMatch(/^\{"counts":\{"communication":.*"kind":"stats"/)
  })

  test("an account names both sizes of its photo, a badge both renditions of its picture, others none", () => {
    const [photo, badge] = [photoKey("a".repeat(32)), badgeKey("b".repeat(32))]
    const account = accountToStored(makeAccount(ada, { profileImageUrl: imageAddress(photo.large) }))
    expect(imagesNamedBy(account)).toEqual([photo.large, photo.small])
    expect(imagesNamedBy({ ...seededBadgeOf(hiveEnlightened), image: badge.page })).toEqual([
      badge.page,
      badge.canonical
    ])
    expect(imagesNamedBy({ ...makePoints("1"), ...{ image: badge.page } })).toEqual([])
  })
})

test("accounts are read first, and every kind but the insight has its place", () => {
  expect(collections.join(" ")).toBe(
    "account catalogue-badge admin admin-entry former-email invitation admin-session link session stats seen badge feedback points verdict submission-key report shown-note"
  )
})
