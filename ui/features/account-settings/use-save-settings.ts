import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { AccountSettings } from "#core/contract/account-settings-schemas.ts"
import { showFailure } from "../../api/lost-session.ts"
import { showToast } from "../../components/toast-store.ts"
import { settingsQuery } from "./settings-query.ts"

interface SaveSettingsOptions<Input> {
  readonly send: (input: Input) => Promise<AccountSettings>
  readonly savedText: (settings: AccountSettings) => string
  readonly failedText: string
}

export const useSaveSettings = <Input = void>({
  send,
  savedText,
  failedText
}: SaveSettingsOptions<Input>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(savedText(settings))
    },
    onError: showFailure(failedText)
  })
}
