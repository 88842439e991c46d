import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useId, useState } from "react"
import type { SetDigest } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { Button } from "../../components/button.tsx"
import { Field } from "../../components/field.tsx"
import { RadioChoices } from "../../components/radio-choices.tsx"
import { showToast } from "../../components/toast-store.ts"
import type { AccountDigestMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "./settings-query.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

const useSetDigest = () => {
  const digestMessages = useMessages("accountDigest")
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SetDigest) => request(calls.setDigest, { body }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(digestMessages.saved)
    },
    onError: showFailure(digestMessages.notSaved)
  })
}

export const DigestSection = ({ settings }: SettingsTopic) => {
  const digestMessages = useMessages("accountDigest")
  return (
    settings.sendsMail && (
      <SettingsSection title={digestMessages.title} hint={digestMessages.hint}>
        <DigestForm settings={settings} />
      </SettingsSection>
    )
  )
}

const digestChoicesOf = (digestMessages: AccountDigestMessages) =>
  [
    ["never", digestMessages.never],
    ["day", digestMessages.day],
    ["week", digestMessages.week]
  ] as const

const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${String(hour).padStart(2, "0")}:00`] as const)
const weekdaysOf = (digestMessages: AccountDigestMessages) =>
  digestMessages.weekdays.map((name, index) => [index + 1, name] as const)

const DigestForm = ({ settings: { digest } }: SettingsTopic) => {
  const digestMessages = useMessages("accountDigest")
  const id = useId()
  const [every, setEvery] = useState<SetDigest["every"]>(digest?.every ?? "never")
  const [hour, setHour] = useState(digest?.hour ?? 9)
  const [weekday, setWeekday] = useState(digest?.weekday ?? 1)
  const setDigest = useSetDigest()
  // Saved along, since an owner who moves means the hour at the new place.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setDigest.mutate({ every, hour, weekday, zone })
  }
  return (
    <form className="form" onSubmit={onSubmit}>
      <span className="visually-hidden" id={id}>
        {digestMessages.every}
      </span>
      <RadioChoices
        labelledBy={id}
        choices={digestChoicesOf(digestMessages)}
        chosen={every}
        onChoose={setEvery}
      />
      {every === "week" && (
        <NumberChoice
          label={digestMessages.weekday}
          choices={weekdaysOf(digestMessages)}
          chosen={weekday}
          onChoose={setWeekday}
        />
      )}
      {every !== "never" && (
        <NumberChoice
          label={digestMessages.hour}
          hint={digestMessages.zone({ zone: zone.replaceAll("_", " ") })}
          choices={hours}
          chosen={hour}
          onChoose={setHour}
        />
      )}
      <Button type="submit" busy={setDigest.isPending}>
        {digestMessages.save}
      </Button>
    </form>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly hint?: string
  readonly choices: ReadonlyArray<readonly [value: number, name: string]>
  readonly chosen: number
  readonly onChoose: (value: number) => void
}

const NumberChoice = ({ label, hint, choices: offered, chosen, onChoose }: NumberChoiceProps) => (
  <Field label={label} {...(hint === undefined ? {} : { hint })}>
    {(control) => (
      <select {...control} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {offered.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
