import { Effect, Option, Schema } from "effect"
import { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { fileSetting, wrongSetting } from "./setting.ts"

const helpNoteForm =
  "HELP_NOTE must be the path of a JSON file: under en, hi, te, ta or kn a title, a text and places, each with name, label and address (tel:, sms: or https:)."

const decodeHelpNotes = Schema.decodeUnknownEffect(Schema.fromJsonString(HelpNotes), {
  onExcessProperty: "error"
})

const withoutByteOrderMark = new TextDecoder()

export const helpNotes = Effect.gen(function* () {
  const file = yield* fileSetting("HELP_NOTE")
  if (Option.isNone(file)) return {} satisfies HelpNotes
  return yield* Effect.mapError(decodeHelpNotes(withoutByteOrderMark.decode(file.value)), () =>
    wrongSetting(helpNoteForm)
  )
})
