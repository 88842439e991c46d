import type { ReactNode } from "react"
import { signInMessages } from "../../messages/sign-in.ts"
import { AccountDoor } from "./account-door.tsx"

interface LinkUnusableProps {
  readonly text: string
  readonly children: ReactNode
}

export const LinkUnusable = ({ text, children }: LinkUnusableProps) => (
  <AccountDoor title={signInMessages.linkUnusableTitle} isNews>
    <p>{text}</p>
    {children}
  </AccountDoor>
)
