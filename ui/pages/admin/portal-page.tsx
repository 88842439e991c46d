import { AdminOnly } from "../../features/admin/admin-guard.tsx"
import { BadgeManagement } from "../../features/admin/badge-management.tsx"
import { PortalFrame } from "../../features/admin/portal-frame.tsx"
import { PortalTabs } from "../../features/admin/portal-tabs.tsx"
import { UploadForm } from "../../features/admin/upload-form.tsx"
import { adminMessages } from "../../messages/admin.ts"

export const PortalPage = () => (
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
