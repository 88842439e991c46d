import type { ReactNode } from "react"
import { signInMessages } from "../../messages/sign-in.ts"
import { AuthLayout } from "./auth-layout.tsx"

interface LinkUnusableProps {
  readonly text: string
  readonly children: ReactNode
}

export const LinkUnusable = ({ text, children }: LinkUnusableProps) => (
  <AuthLayout title={signInMessages.linkUnusableTitle} isNews>
    <p>{text}</p>
    {children}
  </AuthLayout>
)
