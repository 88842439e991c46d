import { type RefObject, useEffect } from "react"

/** Puts the focus into the first field of a form: as the page comes to life, and again with each refusal. */
export const useFirstField = (form: RefObject<HTMLFormElement | null>, refusal: unknown): void => {
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>("input")?.focus()
  }, [form, refusal])
}
