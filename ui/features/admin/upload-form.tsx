import { type FormEvent, type Ref, useRef, useState } from "react"
import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { Button } from "../../components/button.tsx"
import { Field, type FieldControl } from "../../components/field.tsx"
import { dismissToast, showProblem } from "../../components/toast-store.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { badgeGroupName } from "./badge-group-name.ts"
import { badgeKeyOf, findBadge } from "./badge-key.ts"
import { BadgePreview } from "./badge-preview.tsx"
import { useUploadBadge } from "./badge-queries.ts"
import { ImageChoice } from "./image-choice.tsx"
import { usePortalWork } from "./portal-work.tsx"
import { SendingBar } from "./sending-bar.tsx"

export const UploadForm = ({ groups }: { readonly groups: AdminBadgeGroups }) => {
  const adminMessages = useMessages("admin")
  const { work, change, dropUploaded } = usePortalWork()
  const { upload } = work
  const [isTried, setTried] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const badge = findBadge(groups, upload.badge)
  const { send, isSending, share, problem, forgetProblem } = useUploadBadge(({ badge: sent, image }) => {
    dropUploaded({ badge: badgeKeyOf(sent), image })
    setTried(false)
  })
  const set = (changes: Partial<typeof upload>): void => {
    if (isTried) dismissToast()
    forgetProblem()
    change({ upload: { ...upload, ...changes } })
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (badge !== undefined && upload.image !== null) {
      send({ badge, image: upload.image })
      return
    }
    showProblem(adminMessages.missing, adminMessages.missingHint)
    const missing = badge === undefined ? select.current : opener.current
    missing?.focus()
  }
  return (
    <form className="sheet pad form portal-upload" noValidate onSubmit={onSubmit}>
      <Field
        label={adminMessages.badge}
        error={isTried && badge === undefined ? adminMessages.badgeMissing : null}
        isAnnouncedElsewhere
      >
        {(control) => (
          <BadgeSelect
            ref={select}
            control={control}
            groups={groups}
            chosen={upload.badge}
            onChoose={(chosen) => set({ badge: chosen })}
          />
        )}
      </Field>
      {badge !== undefined && <BadgePreview badge={badge} image={upload.image} />}
      <ImageChoice
        label={adminMessages.image}
        image={upload.image}
        opener={opener}
        error={isTried && upload.image === null ? adminMessages.imageMissing : problem}
        onChoose={(image) => set({ image })}
      />
      {badge !== undefined && <Holders badge={badge} />}
      {isSending && <SendingBar share={share} />}
      <div className="portal-foot">
        <Button kind="primary" type="submit" busy={isSending}>
          {adminMessages.upload}
        </Button>
      </div>
    </form>
  )
}

const Holders = ({ badge: { holders } }: { readonly badge: AdminBadge }) => {
  const adminMessages = useMessages("admin")
  return (
    <p className="portal-note">
      {holders === 0 ? adminMessages.noHolders : adminMessages.holdersOfPicture({ count: holders })}
    </p>
  )
}

interface BadgeSelectProps {
  readonly ref: Ref<HTMLSelectElement>
  readonly control: FieldControl
  readonly groups: AdminBadgeGroups
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

const BadgeSelect = ({ ref, control, groups, chosen, onChoose }: BadgeSelectProps) => {
  const adminMessages = useMessages("admin")
  const badgesMessages = useMessages("badges")
  const categoriesMessages = useMessages("categories")
  return (
    <select {...control} ref={ref} value={chosen} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{adminMessages.chooseBadge}</option>
      {groups.map(({ category, badges }) => (
        <optgroup key={category} label={badgeGroupName(category, adminMessages, categoriesMessages)}>
          {badges.map((badge) => (
            <option key={badge.tier} value={badgeKeyOf(badge)}>
              {badgeName(badge.name, badgesMessages)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
