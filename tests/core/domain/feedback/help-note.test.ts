import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { HelpNotes } from "#core/domain/feedback/help-note.ts"

const helpPlace = { name: "Line", label: "Call 112", address: "tel:112" }
const note = { title: "You matter", text: "Somebody listens.", places: [helpPlace] }

const readHelpNotes = Schema.decodeUnknownResult(HelpNotes)
const isRead = (given: unknown) => Result.isSuccess(readHelpNotes(given))

test("a note may stand in each of the five languages, and in none", () => {
  const all = { en: note, hi: note, te: note, ta: note, kn: note }
  expect(Result.getOrThrow(readHelpNotes(all))).toEqual(all)
  expect(Result.getOrThrow(readHelpNotes({}))).toEqual({})
  for (const language of Object.keys(all)) expect(isRead({ [language]: {} }), language).toBe(false)
})

test.each([
  ["a text of 400 characters", { text: "a".repeat(400) }, true],
  ["a text of 401", { text: "a".repeat(401) }, false],
  ["no place", { places: [] }, false],
  ["eight places", { places: Array.from({ length: 8 }, () => helpPlace) }, true],
  ["nine", { places: Array.from({ length: 9 }, () => helpPlace) }, false],
  ["a place without a name", { places: [{ ...helpPlace, name: "" }] }, false],
  ["a place without a label", { places: [{ ...helpPlace, label: undefined }] }, false],
  ["a place without an address", { places: [{ ...helpPlace, address: undefined }] }, false],
  ["a message", { places: [{ ...helpPlace, address: "sms:+91-22" }] }, true],
  ["a page", { places: [{ ...helpPlace, address: "https://help.example/now" }] }, true],
  ["a page that is not safe", { places: [{ ...helpPlace, address: "http://help.example/now" }] }, false],
  ["an address within words", { places: [{ ...helpPlace, address: "call tel:112" }] }, false],
  ["words after an address", { places: [{ ...helpPlace, address: "tel:112 now" }] }, false]
])("a note with %s", (_what, given, isSo) => {
  expect(isRead({ en: { ...note, ...given } })).toBe(isSo)
})
