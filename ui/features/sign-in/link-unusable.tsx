import type { ReactNode } from "react"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"

interface LinkUnusableProps {
  readonly text: string
  readonly children: ReactNode
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
