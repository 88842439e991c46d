import { type FormEvent, useRef, useState } from "react"
import { Button } from "../../components/button.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { useFormFocus } from "../sign-in/use-form-focus.ts"
import { hasWork, usePortalWork } from "./portal-work.tsx"
import { useAdminLogin } from "./use-admin-session.ts"

const missingMessage = (wasTried: boolean, text: string, message: string): string | null =>
  wasTried && text === "" ? message : null

interface LoginFormProps {
  readonly onCodeNeeded: () => void
}

export const LoginForm = ({ onCodeNeeded }: LoginFormProps) => {
  const adminMessages = useMessages("admin")
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const { logIn, isLoggingIn, forgetProblem } = useAdminLogin(onCodeNeeded)
  useFormFocus(form, tries, null)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (username.trim() !== "" && password !== "") logIn({ username: username.trim(), password })
  }
  return (
    <form ref={form} className="form" noValidate onChange={forgetProblem} onSubmit={onSubmit}>
      <SessionEnded />
      <TextField
        label={adminMessages.username}
        error={missingMessage(tries > 0, username.trim(), adminMessages.usernameRequired)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        label={adminMessages.password}
        error={missingMessage(tries > 0, password, adminMessages.passwordRequired)}
        value={password}
        onChange={setPassword}
      />
      <Button kind="primary" type="submit" block busy={isLoggingIn}>
        {isLoggingIn ? adminMessages.loggingIn : adminMessages.logIn}
      </Button>
    </form>
  )
}

const SessionEnded = () => {
  const adminMessages = useMessages("admin")
  const { work } = usePortalWork()
  if (work.admin === null) return null
  return (
    <p className="portal-note">
      {hasWork(work) ? adminMessages.sessionEndedKept : adminMessages.sessionEnded}
    </p>
  )
}
