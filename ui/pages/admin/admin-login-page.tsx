import { NobodyOnly } from "../../features/admin/admin-guard.tsx"
import { LoginForm } from "../../features/admin/login-form.tsx"
import { AuthLayout } from "../../features/sign-in/auth-layout.tsx"
import { adminMessages } from "../../messages/admin.ts"

export const AdminLoginPage = () => (
  <NobodyOnly>
    <AuthLayout title={adminMessages.loginTitle}>
      <LoginForm />
    </AuthLayout>
  </NobodyOnly>
)
