import { useQuery } from "@tanstack/react-query"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { AdminLog } from "./admin-log.tsx"
import { BackupSection } from "./backup-section.tsx"
import { installationQuery } from "./installation-queries.ts"
import { InstallationState } from "./installation-state.tsx"
import { useAdminSession } from "./use-admin-session.ts"

export const InstallationPanel = () => {
  const session = useAdminSession()
  const { data: state, isError, refetch } = useQuery(installationQuery)
  if (state === undefined)
    return (
      <div className="sheet pad portal-panel">
        {isError ? (
          <FailedToLoad onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} lines={[20, 60]} />
        )}
      </div>
    )
  return (
    <div className="portal-groups portal-panel">
      <InstallationState state={state} />
      {session.state === "admin" && state.isDownloadDue !== null && (
        <BackupSection username={session.username} isDue={state.isDownloadDue} />
      )}
      <AdminLog />
    </div>
  )
}
