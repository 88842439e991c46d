import { expect, test } from "vitest"
import { plainLineOf } from "#core/domain/previews/plain-line.ts"

test.each([
  ["Asha Rao", "Asha Rao"],
  ["  Asha \n\t Rao\u00a0 ", "Asha Rao"],
  ["Asha 🐝 Rao", "Asha Rao"],
  ["Asha 👩🏽‍🚀❤️‍🔥🇮🇳1️⃣", "Asha 1"],
  ["Jose\u0301 Pen\u0303a", "José Peña"],
  ["🐝", null],
  ["", null],
  [null, null],
  ["a\u202eb\u2066c\u0000d\ufeff", "abcd"],
  ["<b>A & B</b>", "<b>A & B</b>"],
  ["क्‍ष ශ්‍රී", "क्‍ष ශ්‍රී"]
])("%j is %j in one line", (text, line) => {
  expect(plainLineOf(text)).toBe(line)
})
