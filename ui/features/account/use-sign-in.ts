import { useState } from "react"
import type { Credentials } from "#core/contract/account-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"

export type Way = "sign-in" | "sign-up"

interface SignIn {
  readonly send: (credentials: Credentials) => Promise<void>
  readonly isSending: boolean
  /** Why it did not work; null before, and while it is tried again. */
  readonly error: unknown
}

/** Signs in or up. The page that follows is a new one: nothing is left of whoever was here before. */
export const useSignIn = (way: Way, onDone: () => void): SignIn => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (body: Credentials): Promise<void> => {
    setError(null)
    setSending(true)
    try {
      await request(way === "sign-in" ? calls.signIn : calls.signUp, { body })
      onDone()
    } catch (problem) {
      setError(problem)
      setSending(false)
    }
  }
  return { send, isSending, error }
}
