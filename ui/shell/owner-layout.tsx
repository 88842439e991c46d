import { useQuery } from "@tanstack/react-query"
import { Outlet } from "@tanstack/react-router"
import { OwnerContext } from "../app/owner-context.ts"
import { currentUserQuery } from "../app/session-query.ts"
import { TooltipArea } from "../components/tooltip.tsx"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { NewFeedbackProvider } from "../features/feedback/new-feedback/new-feedback-provider.tsx"
import { PendingDeletionPage, RemovedAccountPage } from "../pages/pending-deletion-page.tsx"
import { SignedOutPage } from "../pages/signed-out-page.tsx"
import { AppShell } from "./app-shell.tsx"
import { useOtherAccountNotice } from "./use-other-account-notice.ts"

export const OwnerLayout = () => {
  const { data: owner } = useQuery(currentUserQuery)
  const { data: settings } = useQuery({ ...settingsQuery, enabled: owner !== undefined && owner !== null })
  useOtherAccountNotice()
  if (owner === undefined || owner === null) return <SignedOutPage />
  if (typeof settings?.removedAt === "string") return <RemovedAccountPage removedAt={settings.removedAt} />
  if (typeof settings?.leavesAt === "string") return <PendingDeletionPage leavesAt={settings.leavesAt} />
  return (
    <OwnerContext value={owner}>
      <NewFeedbackProvider ownerId={owner.id}>
        <TooltipArea>
          <AppShell>
            <Outlet />
          </AppShell>
        </TooltipArea>
      </NewFeedbackProvider>
    </OwnerContext>
  )
}
