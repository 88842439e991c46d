import type { FormEvent } from "react"
import type { SetDigest } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { RadioChoices } from "../../components/radio-choices.tsx"
import { SaveButton } from "../../components/save-button.tsx"
import type { AccountDigestMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { ScheduleFields, scheduleOf } from "./schedule-fields.tsx"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { useSaveSettings } from "./use-save-settings.ts"
import { useUnsavedChoice } from "./use-unsaved-choice.ts"

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

const DigestForm = ({ settings: { digest } }: SettingsTopic) => {
  const digestMessages = useMessages("accountDigest")
  const setDigest = useSaveSettings({
    send: (body: SetDigest) => request(calls.setDigest, { body }),
    savedText: () => digestMessages.saved,
    failedText: digestMessages.notSaved
  })
  const [every, setEvery] = useUnsavedChoice<SetDigest["every"]>(
    digest?.every ?? "never",
    setDigest.isPending
  )
  const [schedule, setSchedule] = useUnsavedChoice(scheduleOf(digest), setDigest.isPending)

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setDigest.mutate({ ...schedule, every })
  }
  return (
    <form className="form" onSubmit={onSubmit}>
      <RadioChoices
        label={digestMessages.every}
        choices={digestChoicesOf(digestMessages)}
        chosen={every}
        onChoose={setEvery}
      />
      {every !== "never" && <ScheduleFields schedule={{ ...schedule, every }} onChange={setSchedule} />}
      <SaveButton text={digestMessages.save} section={digestMessages.title} busy={setDigest.isPending} />
    </form>
  )
}
