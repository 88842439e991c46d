import type { ReactNode } from "react"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"

interface LinkUnusableProps {
  readonly text: string
  readonly children: ReactNode
}

/** For a page whose address has lost the secret part of a mailed link, which may be as good as ever. */
export const LinkForgotten = () => {
  const signInMessages = useMessages("signIn")
  return (
    <AuthLayout title={signInMessages.openAgainTitle} focusesHeading>
      <p>{signInMessages.openAgain}</p>
    </AuthLayout>
  )
}

export const LinkUnusable = ({ text, children }: LinkUnusableProps) => {
  const signInMessages = useMessages("signIn")
  return (
    <AuthLayout title={signInMessages.linkUnusableTitle} focusesHeading>
      <p>{text}</p>
      {children}
    </AuthLayout>
  )
}
