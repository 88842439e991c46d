import { type FormEvent, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { isUsedUp, request, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { signInMessages } from "../../messages/sign-in.ts"
import { NeedsScript } from "./needs-script.tsx"
import { Refusal } from "./refusal.tsx"
import { useLiveForm } from "./use-live-form.ts"
import { useSending } from "./use-sending.ts"

interface ResetFormProps {
  /** What the link holds; null until it is read. */
  readonly token: string | null
  readonly onDone: () => void
  /** The link opens nothing. */
  readonly onUsedUp: () => void
}

/** Takes the new password of whoever came with a link. */
export const ResetForm = ({ token, onDone, onUsedUp }: ResetFormProps) => {
  const [password, setPassword] = useState("")
  const { form } = useLiveForm({ password: setPassword })
  const [wasTried, setTried] = useState(false)
  const save = async (next: string): Promise<void> => {
    try {
      await request(calls.resetPassword, { body: { token: token ?? "", password: next } })
    } catch (problem) {
      if (isUsedUp(problem)) onUsedUp()
      throw problem
    }
  }
  const saving = useSending(save, onDone)
  const error = wasTried && password === "" ? signInMessages.passwordMissing : null

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (password !== "") void saving.send(password)
  }
  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={onSubmit}>
      <PasswordField
        label={signInMessages.newPassword}
        hint={signInMessages.passwordHint}
        error={error}
        value={password}
        isNew
        onChange={setPassword}
      />
      {saving.error !== null && <Refusal message={userMessageOf(saving.error, signInMessages.unreachable)} />}
      <NeedsScript />
      <Button kind="primary" type="submit" block busy={saving.isSending} disabled={token === null}>
        {saving.isSending ? signInMessages.savingNewPassword : signInMessages.saveNewPassword}
      </Button>
    </form>
  )
}
