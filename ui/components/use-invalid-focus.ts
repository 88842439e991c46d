import { type RefObject, useEffect, useRef } from "react"

/**
 * Focuses the first invalid field after each rejected attempt, whether the form or the server rejects it. A late
 * response leaves whoever has gone on to another form there.
 */
export const useInvalidFocus = (
  form: RefObject<HTMLFormElement | null>,
  tries: number,
  refusal: unknown
): void => {
  const focusedTries = useRef(tries)
  useEffect(() => {
    const isAttempt = tries !== focusedTries.current
    focusedTries.current = tries
    const focused = document.activeElement
    const isHere = focused === document.body || form.current?.contains(focused) === true
    if (isAttempt || (refusal !== null && isHere))
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }, [form, tries, refusal])
}
