import { type RefObject, useEffect, useRef } from "react"

const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches

/** The server's drawing has the browser focus the field while the page loads; afterwards `useFormFocus` does. */
export const autoFocus = import.meta.env.SSR

/**
 * Focuses the first field as the form opens, and the first wrong one after each refused attempt. A form that opens
 * on touch focuses nothing: the keyboard would cover the page. Neither does one that somebody already types into.
 */
export const useFormFocus = (
  form: RefObject<HTMLFormElement | null>,
  tries: number,
  refusal: unknown
): void => {
  const isOpen = useRef(false)
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])]
    if (isOpen.current) fields.find((field) => field.ariaInvalid === "true")?.focus()
    else if (!isTouch() && !fields.some((field) => field === document.activeElement)) fields[0]?.focus()
    isOpen.current = true
  }, [form, tries, refusal])
}
