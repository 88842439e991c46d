import { expect, test } from "vitest"
import { byteStringOf, bytesOf } from "#adapters/http/responses/byte-string.ts"

const texts = [
  "",
  "plain",
  "é ¢ \u0080 \u009f",
  "ಧನ್ಯವಾದಗಳು 🐝",
  "\ud83d",
  "ಅ".repeat(9_000),
  "x".repeat(8_193)
]

test.each(texts)("a byte string has a character for each byte of UTF-8: %#", (text) => {
  const bytes = new TextEncoder().encode(text)
  expect(byteStringOf(text)).toHaveLength(bytes.length)
  expect(Buffer.from(byteStringOf(text), "latin1").equals(bytes)).toBe(true)
  expect(bytesOf(byteStringOf(text))).toEqual(bytes)
})
