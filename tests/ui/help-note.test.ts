import { Schema } from "effect"
import { expect, test } from "vitest"
import { HelpNote } from "#core/domain/feedback/help-note.ts"
import { languages } from "#core/domain/languages/language.ts"
import { builtInHelpNote } from "#ui/visitor/built-in-help-note.ts"
import { catalogueOf } from "../support/catalogues.ts"

const notes = languages.map((language) => builtInHelpNote(catalogueOf(language).helpNote))

test.each(notes)("a built-in note could stand in a file of HELP_NOTE: $title", (note) => {
  expect(Schema.decodeUnknownSync(HelpNote)(note)).toEqual(note)
})

test("the built-in notes lead to the same places, each in its own words", () => {
  const addresses = notes.map(({ places }) => String(places.map(({ address }) => address)))
  expect(new Set(addresses).size).toBe(1)
  for (const word of ["title", "text"] as const)
    expect(new Set(notes.map((note) => note[word])).size).toBe(languages.length)
})
