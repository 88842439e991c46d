import { Schema } from "effect"
import { expect, test } from "vitest"
import { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { helpNotes } from "#ui/messages/help-note.ts"

test("the notes that are built in could stand in a file of HELP_NOTE, and lead to the same places", () => {
  const asFile = Object.entries(helpNotes).map(([language, { privacy: _privacy, ...note }]) => [
    language,
    note
  ])
  expect(Schema.decodeUnknownSync(HelpNotes)(Object.fromEntries(asFile))).toEqual(Object.fromEntries(asFile))
  const places = Object.values(helpNotes).map((note) => note.places.map(({ address }) => address))
  expect(new Set(places.map(String)).size).toBe(1)
})
