import { type RefObject, useEffect, useRef } from "react"

/** Focuses the first invalid field after each rejected attempt, whether the form or the server rejects it. */
export const useInvalidFocus = (
  form: RefObject<HTMLFormElement | null>,
  tries: number,
  refusal: unknown
): void => {
  const focusedTries = useRef(tries)
  useEffect(() => {
    const isAttempt = tries !== focusedTries.current
    focusedTries.current = tries
    if (isAttempt || refusal !== null)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [form, tries, refusal])
}
