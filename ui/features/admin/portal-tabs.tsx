import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { Tabs } from "../../components/tabs.tsx"
import type { AdminMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { LoadedBadges } from "./badge-groups.tsx"
import { adminBadgesQuery } from "./badge-queries.ts"
import { type PortalTab, usePortalWork } from "./portal-work.tsx"

const tabLabelsOf = (adminMessages: AdminMessages): Readonly<Record<PortalTab, string>> => ({
  badges: adminMessages.tabBadges,
  upload: adminMessages.tabUpload,
  analytics: adminMessages.tabAnalytics
})

const panelId = "portal-panel"

interface PortalTabsProps {
  readonly tabs: ReadonlyArray<PortalTab>
  readonly children: (tab: PortalTab, groups: AdminBadgeGroups) => ReactNode
}

export const PortalTabs = ({ tabs, children }: PortalTabsProps) => {
  const adminMessages = useMessages("admin")
  const { work, change } = usePortalWork()
  const badges = useQuery(adminBadgesQuery)
  const selected = tabs.includes(work.tab) ? work.tab : "badges"
  const count = badges.data?.reduce((sum, group) => sum + group.badges.length, 0) ?? null
  return (
    <>
      <Tabs
        label={adminMessages.sections}
        tabs={tabs.map((id) => ({
          id,
          label: tabLabelsOf(adminMessages)[id],
          count: id === "badges" ? count : null
        }))}
        selected={selected}
        panelId={panelId}
        onSelect={(tab) => change({ tab })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${selected}`} className="portal-panel">
        <LoadedBadges>{(groups) => children(selected, groups)}</LoadedBadges>
      </div>
    </>
  )
}
