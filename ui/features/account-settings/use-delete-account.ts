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
  const leaving = useMutation({
    mutationFn: () => request(calls.leave, { body: hasPassword ? { password } : {} }),
    onSuccess: stayLoggedOut,
    onError: signInIfLoggedOut
  })
  const mayLeave = isSameEmail(typed, email) && (!hasPassword || password !== "")
  return {
    typed,
    setTyped,
    password,
    setPassword,
    hasPassword,
    mayLeave,
    isBusy: leaving.isPending,
    leavesAt: leaving.data?.leavesAt,
    error: leaving.error,
    forgetError: () => forgetError(leaving),
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      if (mayLeave) leaving.mutate()
    }
  }
}
