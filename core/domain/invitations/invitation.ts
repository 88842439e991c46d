import { Schema } from "effect"
import { day, integer, keyFields } from "../values/stored-fields.ts"

/** An invitation to sign up. Its id is a keyed digest of its code; it names neither accounts nor an address. */
export const Invitation = Schema.Struct({
  ...keyFields("invitation"),
  madeOn: day,
  lastDay: day,
  uses: integer,
  used: integer
})
export type Invitation = typeof Invitation.Type
