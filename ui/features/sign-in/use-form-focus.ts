import { type RefObject, useEffect, useRef } from "react"

const isTouch = (): boolean => matchMedia("(pointer: coarse)").matches

/** In the server's HTML the browser focuses the field while the page loads; later `useFormFocus` does. */
export const autoFocus = import.meta.env.SSR

/**
 * Focuses the first field when the form opens, and the first invalid one after each rejected attempt. On touch
 * devices the form opens without focus, because the keyboard would cover the page; it also leaves a focused field
 * alone.
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
