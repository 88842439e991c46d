import { useState } from "react"
import { ApiError } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { errorTextOf } from "../../text/error-text.ts"
import { linkProblemOf, useCheckLink, useUpdateLink } from "./link-queries.ts"

/** Any change of the value discards the result of its check (spec section 4). */
export const useCustomLink = (initial: string, onDone: () => void) => {
  const linkMessages = useMessages("links")
  const commonMessages = useMessages("common")
  const apiErrors = useErrorTexts()
  const [value, setValue] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const checking = useCheckLink()
  const saving = useUpdateLink()
  const change = (next: string): void => {
    setValue(next)
    setEmpty(false)
    checking.reset()
    forgetError(saving)
  }
  const check = (link: string): void => {
    setEmpty(link.trim() === "")
    forgetError(saving)
    if (link.trim() !== "") checking.mutate(link.trim())
  }
  const forgetCheckIfTaken = (error: Error): void => {
    if (error instanceof ApiError && error.status === 409) checking.reset()
  }
  const error = saving.error ?? checking.error
  const problemText = (): string | null => {
    if (isEmpty) return linkMessages.empty
    if (error !== null) return linkProblemOf(error, linkMessages, commonMessages, apiErrors)
    return checking.data?.available === false ? errorTextOf(checking.data.message, apiErrors) : null
  }
  return {
    value,
    change,
    check,
    pick: (link: string): void => {
      change(link)
      check(link)
    },
    save: () => saving.mutate(value.trim(), { onSuccess: onDone, onError: forgetCheckIfTaken }),
    result: checking.data,
    maySave: checking.data?.available === true,
    isChecking: checking.isPending,
    isSaving: saving.isPending,
    problem: problemText()
  }
}

export type CustomLinkState = ReturnType<typeof useCustomLink>
