import { expect, test } from "vitest"
import { parseReceiptCode } from "#core/domain/receipts/receipt-code.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { charactersLeft } from "#ui/visitor/characters-left.ts"
import { makeKeyring } from "#ui/visitor/idempotency-key.ts"

test("[anon A37] a retry of the same text carries the same key and the same code", () => {
  const keyring = makeKeyring()
  const { key, code } = keyring.heldFor("Well done")
  expect(keyring.heldFor("Well done")).toMatchObject({ key, code })
  expect(parseReceiptCode(code)).toBe(code)
  expect(key).toMatch(/^[\x21-\x7e]{16,255}$/)
})

test("another text, or a text after success, gets a key and a code of its own", () => {
  const keyring = makeKeyring()
  const first = keyring.heldFor("Well done")
  const second = keyring.heldFor("Well done!")
  keyring.forget()
  const held = [first, second, keyring.heldFor("Well done!")]
  expect(new Set(held.flatMap(({ key, code }) => [key, code])).size).toBe(6)
})

test.each([
  [2, "2 characters left"],
  [1, "1 character left"],
  [0, "0 characters left"],
  [-1, "1 character too many"],
  [-2, "2 characters too many"]
])("with %d left, a reader of the screen hears %j", (left, heard) => {
  expect(charactersLeft(left, visitorMessages)).toBe(heard)
})
