import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { availabilityOf } from "../../app/page-availability.ts"
import { Button } from "../../components/button.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { showToast } from "../../components/toast-store.ts"
import type { AccountRightsMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { type PauseState, pauseText } from "./pause-text.ts"
import { settingsQuery } from "./settings-query.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

const usePause = () => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (paused: boolean) => request(calls.pauseAccount, { body: { paused } }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(pauseText(settings, accountRightsMessages, language) ?? accountRightsMessages.resumed)
    },
    onError: showFailure(accountRightsMessages.notChanged)
  })
}

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
  const pause = usePause()
  if (availabilityOf(settings) === "closed") {
    return (
      <SettingsSection title={accountRightsMessages.pauseTitle}>
        <p>{accountRightsMessages.isClosed}</p>
      </SettingsSection>
    )
  }
  const isOpenSoon = !settings.isPaused || settings.opensAt !== null
  return (
    <SettingsSection title={accountRightsMessages.pauseTitle} hint={accountRightsMessages.pauseHint}>
      <p role="status">
        {pauseText(settings, accountRightsMessages, language) ?? accountRightsMessages.isOpen}
      </p>
      <Button busy={pause.isPending} onClick={() => pause.mutate(isOpenSoon)}>
        {buttonText(settings, accountRightsMessages)}
      </Button>
    </SettingsSection>
  )
}
