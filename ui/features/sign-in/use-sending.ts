import { useState } from "react"

interface FormSubmission<Body> {
  readonly send: (body: Body) => Promise<void>
  readonly isSending: boolean
  readonly error: unknown
  readonly forgetError: () => void
}

/** Sends a form without TanStack Query, which public pages don't load. It must not be used again after `onDone`. */
export const useSending = <Body, Answer>(
  call: (body: Body) => Promise<Answer>,
  onDone: (body: Body, answer: Answer) => void
): FormSubmission<Body> => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (body: Body): Promise<void> => {
    setError(null)
    setSending(true)
    try {
      onDone(body, await call(body))
    } catch (problem) {
      setError(problem)
      setSending(false)
    }
  }
  const forgetError = (): void => setError(null)
  return { send, isSending, error, forgetError }
}
