import { type RefObject, useLayoutEffect, useRef, useState } from "react"

type LiveFormFields = Readonly<Record<string, (typed: string) => void>>

interface LiveForm {
  readonly form: RefObject<HTMLFormElement | null>
  /** Whether the page is hydrated. Before that, and without scripts, account forms send nothing. */
  readonly isLive: boolean
}

/** A server-rendered form: takes over the text that was typed before hydration. */
export const useLiveForm = (fields: LiveFormFields): LiveForm => {
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
