import type { Credentials } from "#core/contract/account-schemas.ts"
import type { ResponseOf } from "#core/contract/call.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useSending } from "./use-sending.ts"

export type SignInMode = "sign-in" | "sign-up"

type SignInResponse = ResponseOf<typeof calls.signIn> | ResponseOf<typeof calls.signUp>

/** The next page is loaded anew, so that no data of a previous owner stays in memory. */
export const useSignIn = (way: SignInMode, onIn: () => void, onCodeNeeded: () => void) =>
  useSending(
    (body: Credentials): Promise<SignInResponse> =>
      way === "sign-in" ? request(calls.signIn, { body }) : request(calls.signUp, { body }),
    (_credentials, answer) => ("second" in answer ? onCodeNeeded() : onIn())
  )
