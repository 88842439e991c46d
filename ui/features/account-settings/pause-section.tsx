import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { availabilityOf } from "../../app/page-availability.ts"
import { Button } from "../../components/button.tsx"
import { useLanguage } from "../../components/language-context.ts"
import type { AccountRightsMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { type PauseState, pauseText } from "./pause-text.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { useSaveSettings } from "./use-save-settings.ts"

const buttonText = (
  { isPaused, opensAt }: PauseState,
  accountRightsMessages: AccountRightsMessages
): string => {
  if (opensAt !== null) return accountRightsMessages.stayPaused
  return isPaused ? accountRightsMessages.resume : accountRightsMessages.pause
}

export const PauseSection = ({ settings }: SettingsTopic) => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const pause = useSaveSettings({
    send: (paused: boolean) => request(calls.pauseAccount, { body: { paused } }),
    savedText: (saved) => pauseText(saved, accountRightsMessages, language) ?? accountRightsMessages.resumed,
    failedText: accountRightsMessages.notChanged
  })
  if (availabilityOf(settings) === "closed") {
    return (
      <SettingsSection title={accountRightsMessages.pauseTitle} anchor="receiving">
        <p>{accountRightsMessages.isClosed}</p>
      </SettingsSection>
    )
  }
  const isOpenSoon = !settings.isPaused || settings.opensAt !== null
  return (
    <SettingsSection
      title={accountRightsMessages.pauseTitle}
      hint={accountRightsMessages.pauseHint}
      anchor="receiving"
    >
      <p role="status">
        {pauseText(settings, accountRightsMessages, language) ?? accountRightsMessages.isOpen}
      </p>
      <Button busy={pause.isPending} onClick={() => pause.mutate(isOpenSoon)}>
        {buttonText(settings, accountRightsMessages)}
      </Button>
    </SettingsSection>
  )
}
