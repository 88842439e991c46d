import type { ReactNode } from "react"
import { signInMessages } from "../../messages/sign-in.ts"
import { AccountDoor } from "./account-door.tsx"

interface LinkUnusableProps {
  readonly text: string
  /** The ways on. */
  readonly children: ReactNode
}

/** Instead of what a link would have opened. */
export const LinkUnusable = ({ text, children }: LinkUnusableProps) => (
  <AccountDoor title={signInMessages.linkUnusableTitle} isNews>
    <p>{text}</p>
    {children}
  </AccountDoor>
)
