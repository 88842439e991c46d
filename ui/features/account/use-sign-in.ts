import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Credentials } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { forgetTypedEmail } from "./typed-email.ts"

export type Way = "sign-in" | "sign-up"

/** Signs in or up, and starts with nothing left of whoever was here before. */
export const useSignIn = (way: Way, onDone: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials) => request(way === "sign-in" ? calls.signIn : calls.signUp, { body }),
    onSuccess: (user) => {
      queryClient.clear()
      forgetTypedEmail()
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      onDone()
    }
  })
}
