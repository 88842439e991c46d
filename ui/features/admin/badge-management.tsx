import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { PencilIcon } from "../../components/icons.tsx"
import { NotSaved } from "../../components/not-saved.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { BadgeEditor } from "./badge-editor.tsx"
import { BadgeGroups } from "./badge-groups.tsx"
import { badgeKeyOf, findBadge } from "./badge-key.ts"
import { usePortalWork } from "./portal-work.tsx"

const editButtonId = (key: string): string => `edit-${key.replace(/\W+/g, "-")}`

export const BadgeManagement = ({ groups }: { readonly groups: AdminBadgeGroups }) => {
  const { work, change } = usePortalWork()
  const open = findBadge(groups, work.openBadge)
  const close = (): void => {
    change({ openBadge: null })
    document.getElementById(editButtonId(work.openBadge ?? ""))?.focus()
  }
  return (
    <div className={open === undefined ? undefined : "portal-two"}>
      <BadgeGroups
        groups={groups}
        openBadge={work.openBadge}
        action={(badge) => <EditButton badge={badge} />}
      />
      {open !== undefined && <BadgeEditor key={badgeKeyOf(open)} badge={open} onClose={close} />}
    </div>
  )
}

const EditButton = ({ badge }: { readonly badge: AdminBadge }) => {
  const adminMessages = useMessages("admin")
  const badgesMessages = useMessages("badges")
  const { work, change } = usePortalWork()
  const key = badgeKeyOf(badge)
  return (
    <span className="portal-edit">
      {work.drafts[key] !== undefined && <NotSaved />}
      <button
        type="button"
        className="button ghost"
        id={editButtonId(key)}
        aria-expanded={work.openBadge === key}
        aria-label={adminMessages.editBadge({ name: badgeName(badge.name, badgesMessages) })}
        onClick={() => change({ openBadge: key })}
      >
        <PencilIcon size="small" />
        {adminMessages.edit}
      </button>
    </span>
  )
}
