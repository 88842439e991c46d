import { useState } from "react"
import type { NewSecret } from "#core/contract/second-factor-schemas.ts"
import { FieldProblem } from "../../components/field.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FormFoot } from "../account-settings/form-foot.tsx"
import { useCodeForm } from "../sign-in/use-code-form.ts"
import type { SecondFactorCalls } from "./second-factor-calls.ts"

interface PasswordStepProps {
  readonly begin: SecondFactorCalls["begin"]
  readonly onSecret: (secret: NewSecret) => void
  readonly onCancel: () => void
}

/** The password keeps somebody who finds an open browser from locking its owner out. */
export const PasswordStep = ({ begin, onSecret, onCancel }: PasswordStepProps) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const signInMessages = useMessages("signIn")
  const secondFactorMessages = useMessages("secondFactor")
  const [password, setPassword] = useState("")
  const form = useCodeForm({
    isComplete: password !== "",
    send: () => begin({ password }),
    onDone: onSecret
  })
  return (
    <form ref={form.form} className="form" noValidate onChange={form.forgetError} onSubmit={form.onSubmit}>
      <PasswordField
        label={accountSettingsMessages.currentPassword}
        error={form.missing(password, signInMessages.passwordMissing) ?? form.problem.password}
        value={password}
        onChange={setPassword}
      />
      {form.problem.other !== null && <FieldProblem text={form.problem.other} />}
      <FormFoot label={secondFactorMessages.begin} isBusy={form.isSending} onCancel={onCancel} />
    </form>
  )
}
