import { type RefObject, useEffect } from "react"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"

const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches

/** In the server's HTML the browser focuses the field while the page loads; later `useOpeningFocus` does. */
export const autoFocus = import.meta.env.SSR

/**
 * Focuses the first field when the form opens. On touch devices the form opens without focus, because the keyboard would
 * cover the page; it also leaves a focused field alone.
 */
export const useOpeningFocus = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])]
    if (!isTouch() && !fields.some((field) => field === document.activeElement)) fields[0]?.focus()
  }, [form])

export const useFormFocus = (
  form: RefObject<HTMLFormElement | null>,
  tries: number,
  refusal: unknown
): void => {
  useOpeningFocus(form)
  useInvalidFocus(form, tries, refusal)
}
