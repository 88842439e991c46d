import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { signInIfLoggedOut, stayLoggedOut } from "../../api/lost-session.ts"

const isSameEmail = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email

export const useDeleteAccount = ({ email, signsInWith }: AccountSettings) => {
  const [typed, setTyped] = useState("")
  const [password, setPassword] = useState("")
  const hasPassword = signsInWith === "password"
  const deletion = useMutation({
    mutationFn: () => request(calls.leave, { body: hasPassword ? { password } : {} }),
    onSuccess: stayLoggedOut,
    onError: signInIfLoggedOut
  })
  const mayDelete = isSameEmail(typed, email) && (!hasPassword || password !== "")
  return {
    typed,
    setTyped,
    password,
    setPassword,
    hasPassword,
    mayDelete,
    isBusy: deletion.isPending,
    leavesAt: deletion.data?.leavesAt,
    error: deletion.error,
    forgetError: () => forgetError(deletion),
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      if (mayDelete) deletion.mutate()
    }
  }
}
