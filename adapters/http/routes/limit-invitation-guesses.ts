import { Effect } from "effect"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import { admitByCode } from "#core/use-cases/accounts/admit-sign-up.ts"
import type { CallRequest } from "../calls/call-request.ts"

/** Checks the code by itself first, so that many people can sign up from one subnet at the same time. */
export const limitInvitationGuesses = Effect.fnUntraced(function* (
  { request, site }: Pick<CallRequest<"signUp">, "request" | "site">,
  code: string | undefined
) {
  if ((yield* SignUpPolicy).mode === "invited") yield* site.limits.invitation(request)(admitByCode(code))
})
