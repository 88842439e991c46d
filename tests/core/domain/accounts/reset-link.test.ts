import { expect, test } from "vitest"
import { OwnerId } from "#core/domain/accounts/account.ts"
import {
  isResetBy,
  readResetToken,
  resetLinkLifeMillis,
  resetToken
} from "#core/domain/accounts/reset-link.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

const owner = OwnerId("0123abcd-0123-4123-8123-0123456789ab")

test("a token names its owner and its secret, and lives for an hour", () => {
  expect(resetToken(owner, "s-_9")).toBe(`${owner}.s-_9`)
  expect(readResetToken(resetToken(owner, "s-_9"))).toEqual({ owner, secret: "s-_9" })
  expect(resetLinkLifeMillis).toBe(60 * 60 * 1_000)
})

test.each([
  "",
  owner,
  `${owner}.`,
  `x${owner}.s`,
  `${owner}.s!`,
  `${owner}.s\n`,
  `${owner}.${"s".repeat(101)}`
])("%j is no token", (text) => {
  expect(readResetToken(text)).toBeNull()
})

test.each([
  ["d", 99, true],
  ["d", 100, false],
  ["d", 101, false],
  ["e", 99, false]
])("a link with the digest %s opens at %i: %s", (digest, now, opens) => {
  expect(isResetBy(makeAccount(ada, { reset: { digest: "d", until: 100 } }), digest, now)).toBe(opens)
})

test.each([{ reset: null }, {}])("an account with %j is opened by none", (given) => {
  expect(isResetBy(makeAccount(ada, given), "d", 0)).toBe(false)
})
