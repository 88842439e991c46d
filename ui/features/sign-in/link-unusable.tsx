import type { ReactNode } from "react"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"

export interface UnusableLink {
  readonly text: string
  readonly actions: ReactNode
}

interface LinkUnusableProps extends UnusableLink {
  /** Whether the address has lost the link's secret, which may be as good as ever. */
  readonly isForgotten: boolean
}

export const LinkUnusable = ({ text, actions, isForgotten }: LinkUnusableProps) => {
  const signInMessages = useMessages("signIn")
  const title = isForgotten ? signInMessages.openAgainTitle : signInMessages.linkUnusableTitle
  return (
    <AuthLayout title={title} focusesHeading>
      <p>{isForgotten ? signInMessages.openAgain : text}</p>
      {actions}
    </AuthLayout>
  )
}
