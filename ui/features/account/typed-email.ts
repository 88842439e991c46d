import { useState } from "react"

let typed = ""

/**
 * The email that was typed, which goes along when somebody without an account turns from sign-in to sign-up. It is kept
 * nowhere but in this page's memory, and signing out loads another page.
 */
export const useTypedEmail = (): readonly [string, (email: string) => void] => {
  const [email, setEmail] = useState(typed)
  const type = (next: string): void => {
    typed = next
    setEmail(next)
  }
  return [email, type]
}
