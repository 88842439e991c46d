import { type RefObject, useLayoutEffect, useRef, useState } from "react"

/** Where each field's text goes, by the field's name. */
type Fields = Readonly<Record<string, (typed: string) => void>>

interface LiveForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the page has come to life: before, and without a script, a form of the account sends nothing. */
  readonly isLive: boolean
}

/** A form that was drawn on the server: it takes over what was typed before the script ran. */
export const useLiveForm = (fields: Fields): LiveForm => {
  const form = useRef<HTMLFormElement>(null)
  const [isLive, setLive] = useState(false)
  useLayoutEffect(() => {
    for (const [name, take] of Object.entries(fields)) {
      take(form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "")
    }
    setLive(true)
  }, [])
  return { form, isLive }
}
