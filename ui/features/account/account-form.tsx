import { type FormEvent, useState } from "react"
import { userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { Field } from "../../components/field.tsx"
import { PasswordInput } from "../../components/password-input.tsx"
import { accountMessages } from "../../messages/account.ts"
import { Refusal } from "./refusal.tsx"
import { useTypedEmail } from "./typed-email.ts"
import { useSignIn, type Way } from "./use-sign-in.ts"

interface AccountFormProps {
  readonly way: Way
  readonly onDone: () => void
}

const labels = {
  "sign-in": [accountMessages.signIn, accountMessages.signingIn],
  "sign-up": [accountMessages.signUp, accountMessages.signingUp]
} as const

/** Email and password. What was typed stays when the server refuses it; the email also in the other form. */
export const AccountForm = ({ way, onDone }: AccountFormProps) => {
  const [email, setEmail] = useTypedEmail()
  const [password, setPassword] = useState("")
  const [wasTried, setTried] = useState(false)
  const signIn = useSignIn(way, onDone)
  const emailError = wasTried && email.trim() === "" ? accountMessages.emailMissing : null
  const passwordError = wasTried && password === "" ? accountMessages.passwordMissing : null
  const [label, busyLabel] = labels[way]

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== "" && password !== "") signIn.mutate({ email: email.trim(), password })
  }
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <EmailField email={email} error={emailError} onChange={setEmail} />
      <Field
        label={accountMessages.password}
        error={passwordError}
        {...(way === "sign-up" ? { hint: accountMessages.passwordHint } : {})}
      >
        {(control) => (
          <PasswordInput
            control={control}
            value={password}
            isNew={way === "sign-up"}
            onChange={setPassword}
          />
        )}
      </Field>
      {signIn.isError && <Refusal message={userMessageOf(signIn.error, accountMessages.unreachable)} />}
      <Button kind="primary" type="submit" block busy={signIn.isPending}>
        {signIn.isPending ? busyLabel : label}
      </Button>
    </form>
  )
}

interface EmailFieldProps {
  readonly email: string
  readonly error: string | null
  readonly onChange: (email: string) => void
}

const EmailField = ({ email, error, onChange }: EmailFieldProps) => (
  <Field label={accountMessages.email} error={error}>
    {(control) => (
      <input
        {...control}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
