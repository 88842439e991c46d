import { Effect } from "effect"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { isStorable, isTooLong, trimText } from "../../domain/values/text.ts"
import { changePageState } from "../profiles/change-account.ts"
import { accountWith } from "./reset-password.ts"

const maxReasonLength = 300

/**
 * Closes an owner's page: to visitors its link looks unused. The owner can still sign in, read the reason, export the
 * data and delete the account. Only the operator can do this.
 */
export const suspendAccount = Effect.fn("suspendAccount")(function* (input: {
  readonly email: string
  readonly reason: string
}) {
  const reason = trimText(input.reason)
  if (reason === "") return yield* invalidInput("Say why, with --reason: the owner reads it.")
  if (!isStorable(reason) || isTooLong(reason, maxReasonLength)) {
    return yield* invalidInput(`The reason must have at most ${maxReasonLength} characters.`)
  }
  const { owner } = yield* accountWith(normaliseEmail(input.email))
  return yield* changePageState(owner, { suspendedFor: reason })
})

export const resumeAccount = Effect.fn("resumeAccount")(function* (email: string) {
  const { owner } = yield* accountWith(normaliseEmail(email))
  return yield* changePageState(owner, { suspendedFor: null })
})
