import { useEffect, useState } from "react"
import type { AdminBadge } from "#core/contract/admin-schemas.ts"
import { BadgeImage } from "../../components/badge-image.tsx"
import { Problem } from "../../components/problem.tsx"
import { useObjectUrl } from "../../components/use-object-url.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeGroupName } from "./badge-group-name.ts"
import { requirementText } from "./badge-groups.tsx"

interface BadgePreviewProps {
  readonly badge: AdminBadge
  readonly image: File | null
}

export const BadgePreview = ({ badge, image }: BadgePreviewProps) => {
  const adminMessages = useMessages("admin")
  const categoriesMessages = useMessages("categories")
  const url = useObjectUrl(image)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(false), [image])
  const shown = { ...badge, imageUrl: url === null || isBroken ? badge.imageUrl : url }
  const isNew = shown.imageUrl !== badge.imageUrl
  return (
    <div className="portal-preview" onErrorCapture={() => setBroken(url !== null)}>
      <div className="large">
        <BadgeImage
          badge={shown}
          size={120}
          alt={isNew ? adminMessages.newPicture : adminMessages.currentPicture}
        />
      </div>
      <div className="portal-medium">
        <BadgeImage badge={shown} size={64} alt="" />
      </div>
      <div className="small">
        <BadgeImage badge={shown} size={24} alt="" />
      </div>
      <div className="portal-caption">
        <p className="soft">
          {isNew
            ? adminMessages.newPicture
            : adminMessages.place({
                category: badgeGroupName(badge.category, adminMessages, categoriesMessages),
                needs: requirementText(badge, adminMessages)
              })}
        </p>
        <Problem text={isBroken ? adminMessages.notAPicture : null} />
      </div>
    </div>
  )
}
