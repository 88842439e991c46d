import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { calls } from "#core/contract/calls.ts"
import { type Language, languageParameter, statedLanguage } from "#core/domain/languages/language.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { useLanguage } from "../../components/language-context.ts"
import { documentLanguage } from "../../components/language-provider.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "./settings-query.ts"

export const useOwnerLanguage = (): void => {
  const { data: settings } = useQuery(settingsQuery)
  const { show } = useLanguage()
  const chosen = settings?.language ?? null
  useEffect(() => {
    // Showing again what is shown would cancel a newer choice whose texts still load.
    if (chosen === null || chosen === documentLanguage()) return
    if (statedLanguage(new URLSearchParams(window.location.search)) === null) void show(chosen)
  }, [chosen, show])
}

const accountAlone = { queryKey: settingsQuery.queryKey, exact: true } as const

export const useChooseLanguage = (): ((language: Language) => void) => {
  const shellMessages = useMessages("shell")
  const queries = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: "language" },
    mutationFn: async (language: Language) => {
      // A response that is under way with the former language would show that again.
      await queries.cancelQueries(accountAlone)
      return request(calls.chooseLanguage, { body: { language } })
    },
    onSuccess: (settings) => {
      const isLatest = settings.language === documentLanguage()
      if (isLatest) queries.setQueryData(settingsQuery.queryKey, settings)
    },
    onError: (error) => {
      showFailure(shellMessages.languageNotSaved)(error)
      void queries.invalidateQueries(accountAlone)
    }
  })
  return (language) => {
    const address = new URL(window.location.href)
    address.searchParams.delete(languageParameter)
    window.history.replaceState(window.history.state, "", address)
    mutate(language)
  }
}
