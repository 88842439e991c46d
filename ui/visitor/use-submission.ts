import { useRef, useState } from "react"
import { submissionCalls } from "#core/contract/submission.ts"
import { ApiError, request, userMessageOf } from "../api/api-client.ts"
import { dismissToast, showProblem } from "../components/toast-store.ts"
import { visitorMessages } from "../messages/visitor.ts"
import { makeKeyring } from "./idempotency-key.ts"

const failureReasonOf = (error: unknown): readonly [title: string, reason: string] =>
  error instanceof ApiError
    ? [visitorMessages.failedTitle, userMessageOf(error, visitorMessages.failed)]
    : [visitorMessages.lostTitle, visitorMessages.lost]

interface SubmissionState {
  readonly isSending: boolean
  readonly isSent: boolean
  readonly failure: string | null
  readonly forgetOutcome: () => void
  /** Without a question: an empty string. */
  readonly submit: (text: string, question: string) => Promise<void>
}

export const useSubmission = (link: string, wasSent: boolean, onSent: () => void): SubmissionState => {
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(wasSent)
  const [failure, setFailure] = useState<string | null>(null)
  const keyring = useRef(makeKeyring())
  const isUnderWay = useRef(false)

  const send = async (content: string, question: string): Promise<void> => {
    const headers = { "idempotency-key": keyring.current.keyFor(JSON.stringify([content, question])) }
    const body = question === "" ? { content } : { content, question }
    await request(submissionCalls.submitFeedback, { params: { link }, body, headers })
    keyring.current.forget()
    setSent(true)
    onSent()
  }
  const forgetOutcome = (): void => {
    setSent(false)
    if (failure === null) return
    setFailure(null)
    dismissToast()
  }
  const submit = async (content: string, question: string): Promise<void> => {
    // A second click may come before the button is rendered again.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    forgetOutcome()
    try {
      await send(content, question)
    } catch (error) {
      const [title, reason] = failureReasonOf(error)
      setFailure(reason)
      showProblem(title, reason)
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return { isSending, isSent, failure, forgetOutcome, submit }
}
