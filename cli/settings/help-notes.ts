import { readFileSync } from "node:fs"
import { Effect, Option, Schema } from "effect"
import { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { setting, wrongSetting } from "./setting.ts"

const helpNoteForm =
  "HELP_NOTE must be the path of a JSON file: under en, hi, te, ta or kn a title, a text and places, each with name, label and address (tel:, sms: or https:)."

const decodeHelpNotes = Schema.decodeUnknownEffect(Schema.fromJsonString(HelpNotes), {
  onExcessProperty: "error"
})

/** Some editors begin a file with a byte order mark, which JSON does not allow. */
const withoutByteOrderMark = new TextDecoder()

export const helpNotes = Effect.gen(function* () {
  const path = yield* setting("HELP_NOTE", Schema.NonEmptyString, "the path of a file")
  if (Option.isNone(path)) return {} satisfies HelpNotes
  return yield* Effect.try({ try: () => readFileSync(path.value), catch: () => helpNoteForm }).pipe(
    Effect.flatMap((bytes) => decodeHelpNotes(withoutByteOrderMark.decode(bytes))),
    Effect.mapError(() => wrongSetting(helpNoteForm))
  )
})
