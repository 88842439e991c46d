import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request, userMessageOf } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { useOwner } from "../../app/owner-context.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { useLanguageQuery } from "../../components/language-context.ts"
import { type DraftId, useOwnerDraft } from "../../components/owner-draft.ts"
import { TextField } from "../../components/text-field.tsx"
import { showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { refusedField } from "../sign-in/refused-field.ts"
import { CurrentPassword, passwordRefusal, RefusalReason } from "./confirming.tsx"
import { FormFoot } from "./form-foot.tsx"
import { settingsQuery } from "./settings-query.ts"
import type { SettingsTopic } from "./settings-topic.ts"

interface EmailFormProps extends SettingsTopic {
  readonly onClose: () => void
}

const useChangeEmail = () => {
  const accountSettingsMessages = useMessages("accountSettings")
  const queries = useQueryClient()
  const query = useLanguageQuery()
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly password?: string }) =>
      request(calls.changeEmail, { body, query }),
    onSuccess: (settings, { email }) => {
      if ("message" in settings) {
        showToast(accountSettingsMessages.emailMailed, accountSettingsMessages.emailMailedTo({ email }))
        return
      }
      queries.setQueryData(settingsQuery.queryKey, settings)
      queries.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, email: settings.email })
      showToast(accountSettingsMessages.emailChanged)
    },
    onError: signInIfLoggedOut
  })
}

export const emailDraftOf = (ownerId: string): DraftId => ({ ownerId, form: "new email" })

export const EmailForm = ({ settings, onClose }: EmailFormProps) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const draft = useOwnerDraft(emailDraftOf(useOwner().id))
  const email = draft.fields.email ?? ""
  const [password, setPassword] = useState("")
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const change = useChangeEmail()
  const hasPassword = settings.signsInWith === "password"
  const isWhole = email.trim() !== "" && (!hasPassword || password !== "")
  const missing = (text: string, say: string) => (tries > 0 && text.trim() === "" ? say : null)
  useInvalidFocus(form, tries, change.error)
  const refusal = passwordRefusal(settings, change.error, accountSettingsMessages)
  const isEmailRefused = refusedField(change.error) === "email"

  const close = (): void => {
    draft.drop()
    onClose()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (!isWhole) return
    change.mutate({ email: email.trim(), ...(hasPassword ? { password } : {}) }, { onSuccess: close })
  }
  return (
    <form ref={form} className="form" noValidate onChange={() => forgetError(change)} onSubmit={onSubmit}>
      <TextField
        label={accountSettingsMessages.newEmail}
        error={
          missing(email, accountSettingsMessages.emailMissing) ??
          (isEmailRefused ? userMessageOf(change.error, signInMessages.unreachable, apiErrors) : null)
        }
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(typed) => draft.set("email", typed, "")}
      />
      {hasPassword && (
        <CurrentPassword
          value={password}
          error={missing(password, signInMessages.passwordMissing) ?? refusal}
          onChange={setPassword}
        />
      )}
      {change.isError && !isEmailRefused && refusal === null && (
        <RefusalReason settings={settings} error={change.error} />
      )}
      <FormFoot label={accountSettingsMessages.changeEmail} isBusy={change.isPending} onCancel={close} />
    </form>
  )
}
