import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { PasswordField } from "../../components/password-field.tsx"
import { showToast } from "../../components/toast-store.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { CurrentPassword, passwordRefusal, RefusalReason } from "./confirming.tsx"
import { FormFoot } from "./form-foot.tsx"
import { sessionsQuery } from "./sessions-query.ts"
import type { SettingsTopic } from "./settings-topic.ts"

interface PasswordFormProps extends SettingsTopic {
  readonly onClose: () => void
}

const useChangePassword = () => {
  const accountSettingsMessages = useMessages("accountSettings")
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly current: string; readonly next: string }) =>
      request(calls.changePassword, { body }),
    onSuccess: () => {
      void queries.invalidateQueries(sessionsQuery)
      showToast(accountSettingsMessages.passwordChanged, accountSettingsMessages.signedOutElsewhere)
    },
    onError: signInIfLoggedOut
  })
}

export const PasswordForm = ({ settings, onClose }: PasswordFormProps) => {
  const signInMessages = useMessages("signIn")
  const accountSettingsMessages = useMessages("accountSettings")
  const [current, setCurrent] = useState("")
  const [next, setNext] = useState("")
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const change = useChangePassword()
  const missing = (text: string, say: string) => (tries > 0 && text === "" ? say : null)
  useInvalidFocus(form, tries, change.error)
  const refusal = passwordRefusal(settings, change.error, accountSettingsMessages)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (current !== "" && next !== "") change.mutate({ current, next }, { onSuccess: onClose })
  }
  return (
    <form ref={form} className="form" noValidate onChange={() => forgetError(change)} onSubmit={onSubmit}>
      {/* Password managers store the new password under this user name. */}
      <input
        className="visually-hidden"
        tabIndex={-1}
        autoComplete="username"
        aria-hidden
        readOnly
        value={settings.email}
      />
      <CurrentPassword
        value={current}
        error={missing(current, signInMessages.passwordMissing) ?? refusal}
        onChange={setCurrent}
      />
      <PasswordField
        label={accountSettingsMessages.newPassword}
        hint={signInMessages.passwordHint}
        error={missing(next, accountSettingsMessages.newMissing)}
        value={next}
        isNew
        onChange={setNext}
      />
      {change.isError && refusal === null && <RefusalReason settings={settings} error={change.error} />}
      <FormFoot label={accountSettingsMessages.changePassword} isBusy={change.isPending} onCancel={onClose} />
    </form>
  )
}
