import { Effect } from "effect"
import { emailTexts, isEmail, normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"

export const validEmail = Effect.fnUntraced(function* (text: string) {
  const email = normaliseEmail(text)
  return isEmail(email) ? email : yield* invalidInput(emailTexts.malformed)
})
