import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { sayWhyNot } from "../../api/lost-session.ts"
import { Button } from "../../components/button.tsx"
import { showToast } from "../../components/toast-store.ts"
import { accountRightsMessages } from "../../messages/account-rights.ts"
import { settingsQuery } from "./settings-query.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

const usePause = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (paused: boolean) => request(calls.pauseAccount, { body: { paused } }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(settings.isPaused ? accountRightsMessages.paused : accountRightsMessages.resumed)
    },
    onError: sayWhyNot(accountRightsMessages.notChanged)
  })
}

/** Whether people can write at the moment, and the other way round. */
export const PauseSection = ({ settings: { isPaused } }: SettingsTopic) => {
  const pause = usePause()
  return (
    <SettingsSection title={accountRightsMessages.pauseTitle} hint={accountRightsMessages.pauseHint}>
      <p role="status">{isPaused ? accountRightsMessages.isPaused : accountRightsMessages.isOpen}</p>
      <Button busy={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
        {isPaused ? accountRightsMessages.resume : accountRightsMessages.pause}
      </Button>
    </SettingsSection>
  )
}
