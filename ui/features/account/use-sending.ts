import { useState } from "react"

interface Sending<Body> {
  readonly send: (body: Body) => Promise<void>
  readonly isSending: boolean
  /** Why it did not work; null before, and while it is tried again. */
  readonly error: unknown
}

/** One call of a form; after `onDone` the form is not used again. */
export const useSending = <Body>(
  call: (body: Body) => Promise<unknown>,
  onDone: (body: Body) => void
): Sending<Body> => {
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (body: Body): Promise<void> => {
    setError(null)
    setSending(true)
    try {
      await call(body)
      onDone(body)
    } catch (problem) {
      setError(problem)
      setSending(false)
    }
  }
  return { send, isSending, error }
}
