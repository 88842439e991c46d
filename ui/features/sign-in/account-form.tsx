import { type FormEvent, useState } from "react"
import { emailTexts, isEmail, normaliseEmail } from "#core/domain/accounts/email-rules.ts"
import { passwordProblem } from "#core/domain/accounts/password-rules.ts"
import { problemMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { SignInMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { type ErrorTexts, problemTextOf } from "../../text/error-text.ts"
import { EmailField } from "./email-field.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { refusedField } from "./refused-field.ts"
import { TermsLine } from "./terms-line.tsx"
import { useFormFocus } from "./use-form-focus.ts"
import { useLiveForm } from "./use-live-form.ts"
import { type SignInMode, useSignIn } from "./use-sign-in.ts"

interface AccountFormProps {
  readonly mode: SignInMode
  readonly invitation: string | null
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onIn: () => void
  readonly onCodeNeeded: () => void
}

const submitLabelsOf = (signInMessages: SignInMessages) =>
  ({
    "sign-in": [signInMessages.signIn, signInMessages.signingIn],
    "sign-up": [signInMessages.signUp, signInMessages.signingUp]
  }) as const

/** `missing`, or a rule's English text: translated while rendering, because the language may change meanwhile. */
interface AccountFieldProblems {
  readonly email: string | null
  readonly password: string | null
}

const missing = "missing"

const noFieldProblems: AccountFieldProblems = { email: null, password: null }

const problemsOf = (mode: SignInMode, email: string, password: string): AccountFieldProblems => {
  const normalised = normaliseEmail(email)
  const isNew = mode === "sign-up"
  const malformed = isNew && !isEmail(normalised) ? emailTexts.malformed : null
  const weak = isNew ? passwordProblem(password, normalised) : null
  return {
    email: normalised === "" ? missing : malformed,
    password: password === "" ? missing : weak
  }
}

const fieldProblemTextOf = (
  problem: string | null,
  missingText: string,
  apiErrors: ErrorTexts
): string | null => (problem === missing ? missingText : problemTextOf(problem, apiErrors))

export const AccountForm = ({ mode, invitation, email, onEmail, onIn, onCodeNeeded }: AccountFormProps) => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const [password, setPassword] = useState("")
  const { form, isLive } = useLiveForm({ email: onEmail, password: setPassword })
  const [tries, setTries] = useState(0)
  const [problems, setProblems] = useState(noFieldProblems)
  const signIn = useSignIn({ mode, invitation, onIn, onCodeNeeded })
  useFormFocus(form, tries, signIn.error)
  const refusal = problemMessageOf(signIn.error, signInMessages.unreachable, apiErrors)
  const refused = refusedField(signIn.error)
  const problemTexts: AccountFieldProblems = {
    email: fieldProblemTextOf(problems.email, signInMessages.emailMissing, apiErrors),
    password: fieldProblemTextOf(problems.password, signInMessages.passwordMissing, apiErrors)
  }
  const [label, busyLabel] = submitLabelsOf(signInMessages)[mode]

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const found = problemsOf(mode, email, password)
    setProblems(found)
    setTries(tries + 1)
    if (found.email === null && found.password === null) void signIn.send({ email: email.trim(), password })
  }
  const typeEmail = (typed: string): void => {
    setProblems({ ...problems, email: null })
    onEmail(typed)
  }
  const typePassword = (typed: string): void => {
    setProblems({ ...problems, password: null })
    setPassword(typed)
  }
  return (
    // Without scripts nothing is sent, because the button stays disabled; so a password never ends up in an address.
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      onChange={signIn.forgetError}
      onSubmit={onSubmit}
    >
      <EmailField
        email={email}
        error={problemTexts.email ?? (refused === "email" ? refusal : null)}
        onChange={typeEmail}
      />
      <PasswordField
        label={signInMessages.password}
        hint={mode === "sign-up" ? signInMessages.passwordHint : undefined}
        error={problemTexts.password ?? (refused === "password" ? refusal : null)}
        value={password}
        isNew={mode === "sign-up"}
        onChange={typePassword}
      />
      {refusal !== null && refused === null && <FieldProblem text={refusal} />}
      {mode === "sign-up" && <TermsLine />}
      <NeedsScript />
      <Button kind="primary" type="submit" block busy={signIn.isSending} disabled={!isLive}>
        {signIn.isSending ? busyLabel : label}
      </Button>
    </form>
  )
}
