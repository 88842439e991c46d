import { describe, expect, test } from "vitest"
import { canonicalJson, portable } from "#core/transfer/portable-record.ts"
import { ada, makeAccount, makeFeedback } from "../../contracts/storage-records.ts"

describe("a record of an older version", () => {
  test("is an account that no issuer knows, when it does not say", () => {
    const { identity: _identity, ...old } = makeAccount(ada)
    expect(portable(old)).toStrictEqual({ ...old, identity: null })
    expect(canonicalJson(old)).toBe(canonicalJson(makeAccount(ada)))
  })

  test("is an item that nothing holds, when it does not say", () => {
    expect(portable(makeFeedback("1"))).toMatchObject({ isHeld: false })
  })
})

test("an account keeps who it is to its issuer", () => {
  const account = makeAccount(ada, { identity: "https://id.example 42" })
  expect(portable(account)).toStrictEqual(account)
})
