import { useState } from "react"

let typed = ""

/** The email that was typed goes along between sign-in and sign-up, in this page's memory only, until somebody is in. */
export const useTypedEmail = (): readonly [string, (email: string) => void] => {
  const [email, setEmail] = useState(typed)
  const setTyped = (next: string): void => {
    typed = next
    setEmail(next)
  }
  return [email, setTyped]
}

export const forgetTypedEmail = (): void => {
  typed = ""
}
