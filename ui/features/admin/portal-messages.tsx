import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ReactNode, useContext, useMemo } from "react"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { loadAdminMessages } from "../../messages/load-messages.ts"
import { MessagesContext } from "../../messages/messages-context.ts"

export const PortalMessages = ({ children }: { readonly children: ReactNode }) => {
  const { language } = useLanguage()
  const loaded = useContext(MessagesContext)
  const { data, isError } = useQuery({
    queryKey: ["portal-messages", language],
    queryFn: () => loadAdminMessages(language),
    placeholderData: keepPreviousData
  })
  const messages = useMemo(() => ({ ...loaded, ...data }), [loaded, data])
  if (isError) return <FailedToLoad onRetry={() => window.location.reload()} />
  return data !== undefined && <MessagesContext value={messages}>{children}</MessagesContext>
}
