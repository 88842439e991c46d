import { expect, test } from "vitest"
import { disguise, disguises } from "#adapters/moderation/local/training/disguises.ts"

const text = "Nobody respects cheaters like you, shameless fellow"

test.each(Object.keys(disguises))("%s changes a text, the same way each time", (way) => {
  expect(disguise(way, text)).not.toBe(text)
  expect(disguise(way, text)).toBe(disguise(way, text))
})

test("a letter and its signs stay together", () => {
  expect(disguise("dotted", "முட்டாள்")).toBe("மு.ட்.டா.ள்")
})
