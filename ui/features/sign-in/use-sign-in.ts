import type { Credentials } from "#core/contract/account-schemas.ts"
import type { ResponseOf } from "#core/contract/call.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useLanguageQuery } from "../../components/language-context.ts"
import { useSending } from "./use-sending.ts"

export type SignInMode = "sign-in" | "sign-up"

type SignInResponse = ResponseOf<typeof calls.signIn> | ResponseOf<typeof calls.signUp>

export const withInvitation = <Body extends object>(body: Body, invitation: string | null) => ({
  ...body,
  ...(invitation === null ? {} : { invitation })
})

interface SignInOptions {
  readonly mode: SignInMode
  readonly invitation: string | null
  readonly onIn: () => void
  readonly onCodeNeeded: () => void
}

/** The next page is loaded anew, so that no data of a previous owner stays in memory. */
export const useSignIn = ({ mode, invitation, onIn, onCodeNeeded }: SignInOptions) => {
  const query = useLanguageQuery()
  return useSending(
    (body: Credentials): Promise<SignInResponse> =>
      mode === "sign-in"
        ? request(calls.signIn, { body, query })
        : request(calls.signUp, { body: withInvitation(body, invitation), query }),
    (_credentials, answer) => ("second" in answer ? onCodeNeeded() : onIn())
  )
}
