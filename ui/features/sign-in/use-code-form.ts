import { type FormEvent, useRef, useState } from "react"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { codeProblemOf } from "./code-problem.ts"
import { useSending } from "./use-sending.ts"

interface CodeFormOptions<Answer> {
  readonly isComplete: boolean
  readonly send: () => Promise<Answer>
  readonly onDone: (answer: Answer) => void
}

export const useCodeForm = <Answer>({ isComplete, send, onDone }: CodeFormOptions<Answer>) => {
  const signInMessages = useMessages("signIn")
  const secondFactorMessages = useMessages("secondFactor")
  const accountSettingsMessages = useMessages("accountSettings")
  const apiErrors = useErrorTexts()
  const [tries, setTries] = useState(0)
  const sending = useSending<undefined, Answer>(send, (_body, answer) => onDone(answer))
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, tries, sending.error)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (isComplete) void sending.send(undefined)
  }
  const missing = (text: string, problem: string): string | null =>
    tries > 0 && text.trim() === "" ? problem : null
  const { isSending, error, forgetError } = sending
  return {
    form,
    onSubmit,
    missing,
    isSending,
    error,
    forgetError,
    problem: codeProblemOf(error, signInMessages, secondFactorMessages, accountSettingsMessages, apiErrors)
  }
}
