import { useEffect, useRef, useState } from "react"
import { submissionCalls } from "#core/contract/submission.ts"
import { receiptOf } from "#core/domain/receipts/receipt-token.ts"
import { ApiError, request, userMessageOf } from "../api/api-client.ts"
import { dismissToast, showProblem } from "../components/toast-store.ts"
import type { VisitorMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import type { ErrorTexts } from "../text/error-text.ts"
import { makeKeyring } from "./idempotency-key.ts"

const failureReasonOf = (
  error: unknown,
  visitorMessages: VisitorMessages,
  apiErrors: ErrorTexts
): readonly [title: string, reason: string] =>
  error instanceof ApiError
    ? [
        visitorMessages.failedTitle,
        error.status === 404 ? visitorMessages.gone : userMessageOf(error, visitorMessages.failed, apiErrors)
      ]
    : [visitorMessages.lostTitle, visitorMessages.lost]

interface SubmissionState {
  readonly isSending: boolean
  readonly isSent: boolean
  readonly code: string | null
  readonly failure: string | null
  readonly forgetOutcome: () => void
  /** Without a question: an empty string. */
  readonly submit: (text: string, question: string) => Promise<void>
}

export const useSubmission = (link: string, wasSent: boolean, onSent: () => void): SubmissionState => {
  const visitorMessages = useMessages("visitor")
  const apiErrors = useMessages("apiErrors")
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(wasSent)
  const [code, setCode] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const keyring = useRef(makeKeyring())
  const isUnderWay = useRef(false)

  const send = async (content: string, question: string): Promise<void> => {
    const { key, code } = keyring.current.heldFor(JSON.stringify([content, question]))
    const body = { content, receipt: receiptOf(code), ...(question !== "" && { question }) }
    await request(submissionCalls.submitFeedback, {
      params: { link },
      body,
      headers: { "idempotency-key": key }
    })
    keyring.current.forget()
    setCode(code)
    setSent(true)
    onSent()
  }
  const forgetSent = (): void => {
    setSent(false)
    setCode(null)
  }
  useEffect(() => {
    // Whoever comes back to this page by the browser's Back button finds no code.
    addEventListener("pagehide", forgetSent)
    return () => removeEventListener("pagehide", forgetSent)
  }, [])
  const forgetOutcome = (): void => {
    forgetSent()
    if (error === null) return
    setError(null)
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
    } catch (problem) {
      setError(problem)
      showProblem(...failureReasonOf(problem, visitorMessages, apiErrors))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return {
    isSending,
    isSent,
    code,
    failure: error === null ? null : failureReasonOf(error, visitorMessages, apiErrors)[1],
    forgetOutcome,
    submit
  }
}
