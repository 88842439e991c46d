import { useEffect, useRef, useState } from "react"
import { submissionCalls } from "#core/contract/submission.ts"
import { receiptOf } from "#core/domain/receipts/receipt-token.ts"
import { trimText } from "#core/domain/values/text.ts"
import { ApiError, request } from "../api/api-client.ts"
import { dismissToast, showProblem } from "../components/toast-store.ts"
import type { VisitorMessages } from "../messages/generated/catalogue.ts"
import { useMessages } from "../messages/messages-context.ts"
import { type ErrorTexts, problemTextOf } from "../text/error-text.ts"
import { makeKeyring } from "./idempotency-key.ts"

/** A server's or a proxy's 5xx leaves open whether the note is stored, like a lost connection. */
const failureReasonOf = (
  error: unknown,
  visitorMessages: VisitorMessages,
  apiErrors: ErrorTexts
): readonly [title: string, reason: string] =>
  error instanceof ApiError && error.status < 500
    ? [
        visitorMessages.failedTitle,
        error.status === 404
          ? visitorMessages.gone
          : (problemTextOf(error.userMessage, apiErrors) ?? visitorMessages.failed)
      ]
    : [visitorMessages.lostTitle, visitorMessages.lost]

interface SubmissionState {
  readonly isSending: boolean
  readonly isSent: boolean
  readonly code: string | null
  readonly failure: string | null
  readonly forgetOutcome: () => void
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

  const send = async (text: string, question: string): Promise<void> => {
    const content = trimText(text)
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
  useEffect(() => {
    // Whoever comes back to this page by the browser's Back button finds no code.
    const forgetSent = (): void => {
      setSent(false)
      setCode(null)
    }
    addEventListener("pagehide", forgetSent)
    return () => removeEventListener("pagehide", forgetSent)
  }, [])
  const forgetOutcome = (): void => {
    setSent(false)
    if (error !== null) dismissToast()
    setError(null)
  }
  const submit = async (text: string, question: string): Promise<void> => {
    // A second click may come before the button is rendered again.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    forgetOutcome()
    await send(text, question).catch((problem: unknown) => {
      setError(problem)
      showProblem(...failureReasonOf(problem, visitorMessages, apiErrors))
    })
    isUnderWay.current = false
    setSending(false)
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
