import { useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { NobodyOnly } from "../../features/admin/admin-guard.tsx"
import { LoginForm } from "../../features/admin/login-form.tsx"
import { useEnterPortal } from "../../features/admin/use-admin-session.ts"
import { AuthLayout } from "../../features/sign-in/auth-layout.tsx"
import { CodeSignIn } from "../../features/sign-in/code-sign-in.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const AdminLoginPage = () => (
  <NobodyOnly>
    <LoginSteps />
  </NobodyOnly>
)

const LoginSteps = () => {
  const adminMessages = useMessages("admin")
  const secondFactorMessages = useMessages("secondFactor")
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  const enter = useEnterPortal()
  if (!isCodeNeeded)
    return (
      <AuthLayout title={adminMessages.loginTitle}>
        <LoginForm onCodeNeeded={() => setCodeNeeded(true)} />
      </AuthLayout>
    )
  return (
    <AuthLayout title={secondFactorMessages.signInTitle}>
      <CodeSignIn
        send={(code) => request(calls.adminLoginWithCode, { body: { code } })}
        onIn={enter}
        onStartAgain={() => setCodeNeeded(false)}
      />
    </AuthLayout>
  )
}
