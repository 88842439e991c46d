import { NobodyOnly } from "../../features/admin/admin-guard.tsx"
import { LoginForm } from "../../features/admin/login-form.tsx"
import { AccountDoor } from "../../features/sign-in/account-door.tsx"
import { adminMessages } from "../../messages/admin.ts"

export const AdminLoginPage = () => (
  <NobodyOnly>
    <AccountDoor title={adminMessages.loginTitle}>
      <LoginForm />
    </AccountDoor>
  </NobodyOnly>
)
