import { Schema } from "effect"
import { sealedText, text } from "../values/stored-fields.ts"

export const SecondFactor = Schema.Struct({
  secret: sealedText,
  /** Time step of the last code that was used. A code of this or an earlier step is refused. */
  lastStep: Schema.Int,
  /** Digests of the recovery codes that were not used yet. */
  recoveryCodes: Schema.Array(text)
})
export type SecondFactor = typeof SecondFactor.Type
