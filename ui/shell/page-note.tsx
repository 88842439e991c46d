import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useLanguage } from "../components/language-context.ts"
import { Sentence } from "../components/sentence.tsx"
import { TriangleAlertIcon } from "../components/visitor-icons.tsx"
import { pauseText } from "../features/account-settings/pause-text.ts"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { useMessages } from "../messages/messages-context.ts"
import { languageOf } from "../text/script-language.ts"

/** Shown on every page while nobody can write to the owner, because nobody else would tell the owner. */
export const PageNote = () => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const { data: settings } = useQuery(settingsQuery)
  if (settings === undefined) return null
  const { suspendedFor } = settings
  const text =
    suspendedFor === null ? (
      pauseText(settings, accountRightsMessages, language)
    ) : (
      <Sentence
        parts={accountRightsMessages.suspended({
          reason: suspendedFor,
          words: (reason) => <bdi lang={languageOf(reason)}>{reason}</bdi>
        })}
      />
    )
  if (text === undefined) return null
  return (
    <p className="shell-page-note">
      <TriangleAlertIcon size="small" />
      <span className="grow shell-page-words">
        <span>{text}</span>
        <Link className="link" to="/account" hash="receiving">
          {accountRightsMessages.toAccount}
        </Link>
      </span>
    </p>
  )
}
