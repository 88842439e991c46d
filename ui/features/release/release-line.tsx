import { useQuery } from "@tanstack/react-query"
import type { ReleaseSettings } from "#core/contract/account-settings-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { useLanguage } from "../../components/language-context.ts"
import type { ReleaseMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"

const nextText = (
  { minutes, nextAt }: ReleaseSettings,
  releaseMessages: ReleaseMessages,
  language: Language
): string => {
  if (minutes === 0) return releaseMessages.asTheyCome
  return nextAt === null
    ? releaseMessages.closed
    : releaseMessages.next({ moment: momentOf(nextAt, language) })
}

/** Says when notes may next appear. The text is the same whether any wait or not. */
export const ReleaseLine = () => {
  const releaseMessages = useMessages("release")
  const { language } = useLanguage()
  const { data: settings, isPending } = useQuery(settingsQuery)
  if (isPending)
    return (
      <p className="skeleton dashboard-placeholder" aria-hidden="true">
        {releaseMessages.asTheyCome}
      </p>
    )
  return settings === undefined ? null : (
    <p className="soft">{nextText(settings.release, releaseMessages, language)}</p>
  )
}
