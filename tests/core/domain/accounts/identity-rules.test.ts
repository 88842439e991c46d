import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  identityOf,
  issuerNameOf,
  isUnclaimed,
  verifiedEmailOf
} from "#core/domain/accounts/identity-rules.ts"
import type { Person } from "#core/domain/accounts/person.ts"
import { anyText } from "../../../support/any-text.ts"
import { ada, makeAccount } from "../../../support/storage-records.ts"

const issuer = fc.webUrl()
const subject = fc.string({ minLength: 1, maxLength: 20 })

test("two people have one identity only if issuer and subject are the same", () => {
  fc.assert(
    fc.property(issuer, subject, issuer, subject, (issuerA, subjectA, issuerB, subjectB) => {
      const isSame = issuerA === issuerB && subjectA === subjectB
      const [a, b] = [
        identityOf({ issuer: issuerA, subject: subjectA }),
        identityOf({ issuer: issuerB, subject: subjectB })
      ]
      expect(a === b).toBe(isSame)
    })
  )
})

describe("a name that an issuer gives", () => {
  test("is kept as text that can be stored and shown, of at most 100 characters, or is none", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const name = issuerNameOf(text)
        if (name === null) return
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/\p{Cc}/u)
        expect(Array.from(name).length).toBeLessThanOrEqual(100)
        expect(name).toBe(name.trim())
        expect(issuerNameOf(name)).toBe(name)
      })
    )
  })

  test.each([
    ["Asha", "Asha"],
    ["  Zoë  ", "Zoë"],
    ["ஆஷா", "ஆஷா"],
    ["A\u0000B\u202eC", "ABC"],
    ["ಕ್\u200dಷ", "ಕ್\u200dಷ"],
    ["a".repeat(101), "a".repeat(100)],
    [`${"a".repeat(99)} b`, "a".repeat(99)],
    ["A\ud800", "A\ufffd"],
    [" \u0007", null],
    ["", null],
    [null, null]
  ])("%j is %j", (text, name) => expect(issuerNameOf(text)).toBe(name))
})

test("an email counts only if the issuer has verified it, in the form that accounts have", () => {
  const person = (email: string | null, isEmailVerified: boolean): Person => ({
    ...{ issuer: "https://id.example", subject: "1", email, isEmailVerified },
    ...{ firstName: null, lastName: null, imageUrl: null }
  })
  expect(verifiedEmailOf(person(" Asha@Example.COM ", true))).toBe("asha@example.com")
  for (const other of [person("asha@example.com", false), person(null, true), person("no email", true)]) {
    expect(verifiedEmailOf(other)).toBeUndefined()
  }
})

test("an account is unclaimed while it has neither a password nor an identity", () => {
  expect(isUnclaimed(makeAccount(ada))).toBe(true)
  expect(isUnclaimed(makeAccount(ada, { passwordHash: "hash" }))).toBe(false)
  expect(isUnclaimed(makeAccount(ada, { identity: "https://id.example 1" }))).toBe(false)
})
