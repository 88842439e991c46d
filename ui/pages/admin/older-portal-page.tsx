import { Link } from "@tanstack/react-router"
import type { AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { ChevronRightIcon } from "../../components/icons.tsx"
import { AdminOnly } from "../../features/admin/admin-guard.tsx"
import { AnalyticsPanel } from "../../features/admin/analytics-panel.tsx"
import { BadgeGroups } from "../../features/admin/badge-groups.tsx"
import { PortalFrame } from "../../features/admin/portal-frame.tsx"
import { PortalTabs } from "../../features/admin/portal-tabs.tsx"
import type { PortalTab } from "../../features/admin/portal-work.tsx"
import { UploadForm } from "../../features/admin/upload-form.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const OlderPortalPage = () => {
  const adminMessages = useMessages("admin")
  return (
    <AdminOnly>
      {(username) => (
        <PortalFrame title={adminMessages.olderTitle} username={username}>
          <PortalTabs tabs={["badges", "upload", "analytics"]}>
            {(tab, groups) => <Section tab={tab} groups={groups} />}
          </PortalTabs>
        </PortalFrame>
      )}
    </AdminOnly>
  )
}

interface SectionProps {
  readonly tab: PortalTab
  readonly groups: AdminBadgeGroups
}

const Section = ({ tab, groups }: SectionProps) => {
  const adminMessages = useMessages("admin")
  if (tab === "upload") return <UploadForm groups={groups} />
  if (tab === "analytics") return <AnalyticsPanel groups={groups} />
  return (
    <>
      <p className="portal-read-only soft">
        {adminMessages.readOnly}{" "}
        <Link className="link" to="/admin/home">
          {adminMessages.toCurrent}
          <ChevronRightIcon size="small" />
        </Link>
      </p>
      <BadgeGroups groups={groups} />
    </>
  )
}
