import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { TriangleAlertIcon } from "../components/visitor-icons.tsx"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { accountRightsMessages } from "../messages/account-rights.ts"

/** On every page, as long as nobody can write to the owner: nobody else would tell. */
export const PageNote = () => {
  const { data: settings } = useQuery(settingsQuery)
  if (settings === undefined) return null
  const { isPaused, suspendedFor } = settings
  if (!isPaused && suspendedFor === null) return null
  return (
    <p className="page-note">
      <TriangleAlertIcon size="small" />
      <span className="grow">
        {suspendedFor === null
          ? accountRightsMessages.isPaused
          : accountRightsMessages.suspended(suspendedFor)}
      </span>
      <Link className="link" to="/account">
        {accountRightsMessages.toAccount}
      </Link>
    </p>
  )
}
