import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import type { AccountSettings, SetWebhook } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { problemMessageOf, request } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { useOwner } from "../../app/owner-context.ts"
import { type DraftId, dropSavedText, savingKeyOf, useOwnerDraft } from "../../components/owner-draft.ts"
import { RadioChoices } from "../../components/radio-choices.tsx"
import { SaveButton } from "../../components/save-button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import type { AccountWebhookMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { ScheduleFields, scheduleOf } from "./schedule-fields.tsx"
import { settingsQuery } from "./settings-query.ts"
import { useUnsavedChoice } from "./use-unsaved-choice.ts"

type MessageForm = NonNullable<SetWebhook["target"]>["form"]

const formChoicesOf = (webhookMessages: AccountWebhookMessages) =>
  [
    ["json", webhookMessages.json],
    ["ntfy", webhookMessages.ntfy]
  ] as const

const frequencyChoicesOf = (webhookMessages: AccountWebhookMessages) =>
  [
    ["day", webhookMessages.day],
    ["week", webhookMessages.week]
  ] as const

interface WebhookFormProps {
  readonly webhook: AccountSettings["webhook"]
  readonly onSecret: (secret: string | null) => void
}

const useSetWebhook = (draft: DraftId, onSecret: WebhookFormProps["onSecret"]) => {
  const webhookMessages = useMessages("accountWebhook")
  const queries = useQueryClient()
  return useMutation({
    mutationKey: savingKeyOf(draft),
    mutationFn: (body: SetWebhook) => request(calls.setWebhook, { body }),
    onSuccess: ({ account, secret }, { target }) => {
      queries.setQueryData(settingsQuery.queryKey, account)
      // A change of the schedule alone keeps the key, and its response has none.
      if (target !== undefined) {
        dropSavedText(draft, { address: target.address })
        onSecret(secret)
      }
      showToast(webhookMessages.saved)
    },
    onError: signInIfLoggedOut
  })
}

export const WebhookForm = ({ webhook, onSecret }: WebhookFormProps) => {
  const commonMessages = useMessages("common")
  const webhookMessages = useMessages("accountWebhook")
  const errorTexts = useErrorTexts()
  const draftId = { ownerId: useOwner().id, form: "webhook" }
  const draft = useOwnerDraft(draftId)
  const address = draft.fields.address ?? ""
  const [form, setForm] = useState<MessageForm>(webhook?.form ?? "json")
  const set = useSetWebhook(draftId, onSecret)
  const [schedule, setSchedule] = useUnsavedChoice(scheduleOf(webhook), set.isPending)
  const formElement = useRef<HTMLFormElement>(null)
  useInvalidFocus(formElement, 0, set.error)
  const problem = problemMessageOf(set.error, commonMessages.connectionErrorHint, errorTexts)
  const host = webhook?.host ?? null
  const isNew = host === null || address.trim() !== ""

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const target = isNew ? { target: { address, form } } : {}
    set.mutate({ ...schedule, ...target })
  }
  return (
    <form ref={formElement} className="form" noValidate onChange={() => forgetError(set)} onSubmit={onSubmit}>
      <TextField
        label={webhookMessages.address}
        hint={host === null ? webhookMessages.addressHint : webhookMessages.newAddressHint({ host })}
        error={problem}
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required={host === null}
        value={address}
        onChange={(typed) => draft.set("address", typed, "")}
      />
      {isNew && (
        <RadioChoices
          label={webhookMessages.form}
          choices={formChoicesOf(webhookMessages)}
          chosen={form}
          onChoose={setForm}
        />
      )}
      <RadioChoices
        label={webhookMessages.every}
        choices={frequencyChoicesOf(webhookMessages)}
        chosen={schedule.every}
        onChoose={(every) => setSchedule({ ...schedule, every })}
      />
      <ScheduleFields schedule={schedule} onChange={setSchedule} />
      <SaveButton text={webhookMessages.save} section={webhookMessages.title} busy={set.isPending} />
    </form>
  )
}
