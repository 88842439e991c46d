import type { HelpNote } from "#core/domain/feedback/help-note.ts"
import type { HelpNoteMessages } from "../messages/generated/catalogue.ts"

/** For people who write of harming themselves. Operators may set other texts and places. */
export const builtInHelpNote = ({ title, text, places }: HelpNoteMessages): HelpNote => ({
  title,
  text,
  places: [
    { name: places.india, label: "14416", address: "tel:14416" },
    { name: places.elsewhere, label: "findahelpline.com", address: "https://findahelpline.com" },
    { name: places.danger, label: "112", address: "tel:112" }
  ]
})
