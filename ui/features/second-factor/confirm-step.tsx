import { useState } from "react"
import { FieldProblem } from "../../components/field.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FormFoot } from "../account-settings/form-foot.tsx"
import { CodeField } from "../sign-in/code-field.tsx"
import { useCodeForm } from "../sign-in/use-code-form.ts"
import type { ConfirmedCode } from "./second-factor-calls.ts"

interface ConfirmStepProps<Answer> {
  readonly label: string
  readonly send: (confirmed: ConfirmedCode) => Promise<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onCancel: () => void
}

/** Password and code together, for what weakens the second factor. */
export const ConfirmStep = <Answer,>({ label, send, onDone, onCancel }: ConfirmStepProps<Answer>) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const signInMessages = useMessages("signIn")
  const secondFactorMessages = useMessages("secondFactor")
  const [password, setPassword] = useState("")
  const [code, setCode] = useState("")
  const form = useCodeForm({
    isComplete: password !== "" && code.trim() !== "",
    send: () => send({ password, code }),
    onDone
  })
  return (
    <form ref={form.form} className="form" noValidate onChange={form.forgetError} onSubmit={form.onSubmit}>
      <PasswordField
        label={accountSettingsMessages.currentPassword}
        error={form.missing(password, signInMessages.passwordMissing) ?? form.problem.password}
        value={password}
        onChange={setPassword}
      />
      <CodeField
        label={secondFactorMessages.codeOrRecovery}
        error={form.missing(code, secondFactorMessages.codeMissing) ?? form.problem.code}
        hasLetters
        value={code}
        onChange={setCode}
      />
      {form.problem.other !== null && <FieldProblem text={form.problem.other} />}
      <FormFoot label={label} isBusy={form.isSending} onCancel={onCancel} />
    </form>
  )
}
