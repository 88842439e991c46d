import { type FormEvent, useState } from "react"
import type { BodyOf } from "#core/contract/call.ts"
import type { calls } from "#core/contract/calls.ts"
import { isMailedLinkUnusable, problemMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { LinkUnusable, type UnusableLink } from "./link-unusable.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { refusedField } from "./refused-field.ts"
import { autoFocus, useFormFocus } from "./use-form-focus.ts"
import { useLinkSecret } from "./use-link-secret.ts"
import { useLiveForm } from "./use-live-form.ts"
import { useSending } from "./use-sending.ts"

interface PasswordLinkPageProps {
  readonly title: string
  readonly lead?: string
  readonly field: string
  readonly label: string
  readonly busyLabel: string
  readonly use: (chosen: BodyOf<typeof calls.resetPassword>) => Promise<unknown>
  readonly onDone: () => void
  readonly unusable: UnusableLink
}

export const PasswordLinkPage = (props: PasswordLinkPageProps) => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const { title, lead, field, label, busyLabel, use, onDone, unusable } = props
  const token = useLinkSecret()
  const [password, setPassword] = useState("")
  const { form } = useLiveForm({ password: setPassword })
  const [tries, setTries] = useState(0)
  const saving = useSending(use, onDone)
  useFormFocus(form, tries, saving.error)
  const isForgotten = token === ""
  if (isForgotten || isMailedLinkUnusable(saving.error))
    return <LinkUnusable {...unusable} isForgotten={isForgotten} />
  const refusal = problemMessageOf(saving.error, signInMessages.unreachable, apiErrors)
  const isAtField = refusedField(saving.error) === "password"
  const missing = tries > 0 && password === "" ? signInMessages.passwordMissing : null

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (password !== "" && token !== null) void saving.send({ token, password })
  }
  return (
    <AuthLayout title={title}>
      <form
        ref={form}
        className="form"
        method="post"
        noValidate
        onChange={saving.forgetError}
        onSubmit={onSubmit}
      >
        {lead !== undefined && <p className="soft">{lead}</p>}
        <PasswordField
          label={field}
          hint={signInMessages.passwordHint}
          error={missing ?? (isAtField ? refusal : null)}
          value={password}
          isNew
          autoFocus={autoFocus}
          onChange={setPassword}
        />
        {refusal !== null && !isAtField && <FieldProblem text={refusal} />}
        <NeedsScript />
        <Button kind="primary" type="submit" block busy={saving.isSending} disabled={token === null}>
          {saving.isSending ? busyLabel : label}
        </Button>
      </form>
    </AuthLayout>
  )
}
