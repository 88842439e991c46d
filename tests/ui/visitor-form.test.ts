import { expect, test } from "vitest"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { charactersLeft } from "#ui/visitor/characters-left.ts"
import { makeKeyring } from "#ui/visitor/idempotency-key.ts"
import { noteProblemOf } from "#ui/visitor/use-note-text.ts"

test("a retry of the same text carries the same key", () => {
  const keyring = makeKeyring()
  const key = keyring.keyFor("Well done")
  expect(keyring.keyFor("Well done")).toBe(key)
  expect(key).toMatch(/^[\x21-\x7e]{16,255}$/)
})

test("another text, or a text after success, gets a key of its own", () => {
  const keyring = makeKeyring()
  const first = keyring.keyFor("Well done")
  const second = keyring.keyFor("Well done!")
  keyring.forget()
  expect(new Set([first, second, keyring.keyFor("Well done!")]).size).toBe(3)
})

test.each([
  ["", null],
  ["   ", null],
  ["You explain things well.", null],
  ["see www.example.com", "Invalid input. Links are not allowed in feedback."],
  ["<b>hi</b>", "Invalid input. HTML content is not allowed in feedback."],
  ["x".repeat(301), "Feedback must be 300 characters or less"],
  [
    "You are worthless",
    "Please use respectful language. Our AI detected potentially offensive content that could hurt others."
  ]
])("the form answers %j with %j", (text, problem) => {
  expect(noteProblemOf(text)).toBe(problem)
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
