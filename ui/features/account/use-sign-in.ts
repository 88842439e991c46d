import type { Credentials } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useSending } from "./use-sending.ts"

export type Way = "sign-in" | "sign-up"

/** Signs in or up. The page that follows is a new one: nothing is left of whoever was here before. */
export const useSignIn = (way: Way, onDone: () => void) =>
  useSending<Credentials>(
    (body) => request(way === "sign-in" ? calls.signIn : calls.signUp, { body }),
    onDone
  )
