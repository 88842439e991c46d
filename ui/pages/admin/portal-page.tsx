import { AdminOnly } from "../../features/admin/admin-guard.tsx"
import { BadgeManagement } from "../../features/admin/badge-management.tsx"
import { PortalFrame } from "../../features/admin/portal-frame.tsx"
import { PortalTabs } from "../../features/admin/portal-tabs.tsx"
import { UploadForm } from "../../features/admin/upload-form.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const PortalPage = () => {
  const adminMessages = useMessages("admin")
  return (
    <AdminOnly>
      {(username) => (
        <PortalFrame title={adminMessages.title} username={username}>
          <PortalTabs tabs={["badges", "upload"]}>
            {(tab, groups) =>
              tab === "upload" ? <UploadForm groups={groups} /> : <BadgeManagement groups={groups} />
            }
          </PortalTabs>
        </PortalFrame>
      )}
    </AdminOnly>
  )
}
