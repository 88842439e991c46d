import { type FormEvent, useState } from "react"
import { userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { signInMessages } from "../../messages/sign-in.ts"
import { EmailField } from "./email-field.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { Refusal } from "./refusal.tsx"
import { refusedField } from "./refused-field.ts"
import { useLiveForm } from "./use-live-form.ts"
import { useSignIn, type Way } from "./use-sign-in.ts"

interface AccountFormProps {
  readonly way: Way
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onIn: () => void
}

const labels = {
  "sign-in": [signInMessages.signIn, signInMessages.signingIn],
  "sign-up": [signInMessages.signUp, signInMessages.signingUp]
} as const

/** Email and password. What was typed stays when the server refuses it. */
export const AccountForm = ({ way, email, onEmail, onIn }: AccountFormProps) => {
  const [password, setPassword] = useState("")
  const { form, isLive } = useLiveForm({ email: onEmail, password: setPassword })
  const [wasTried, setTried] = useState(false)
  const signIn = useSignIn(way, onIn)
  const refusal = signIn.error === null ? null : userMessageOf(signIn.error, signInMessages.unreachable)
  const refused = refusedField(signIn.error)
  const emailMissing = wasTried && email.trim() === "" ? signInMessages.emailMissing : null
  const passwordMissing = wasTried && password === "" ? signInMessages.passwordMissing : null
  const [label, busyLabel] = labels[way]

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== "" && password !== "") void signIn.send({ email: email.trim(), password })
  }
  return (
    // Without a script nothing is sent: the button waits for it, and no address ever holds a password.
    <form ref={form} className="form" method="post" noValidate onSubmit={onSubmit}>
      <EmailField
        email={email}
        error={emailMissing ?? (refused === "email" ? refusal : null)}
        onChange={onEmail}
      />
      <PasswordField
        label={signInMessages.password}
        {...(way === "sign-up" ? { hint: signInMessages.passwordHint } : {})}
        error={passwordMissing ?? (refused === "password" ? refusal : null)}
        value={password}
        isNew={way === "sign-up"}
        onChange={setPassword}
      />
      {refusal !== null && refused === null && <Refusal message={refusal} />}
      <NeedsScript />
      <Button kind="primary" type="submit" block busy={signIn.isSending} disabled={!isLive}>
        {signIn.isSending ? busyLabel : label}
      </Button>
    </form>
  )
}
