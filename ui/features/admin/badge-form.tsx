import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef } from "react"
import type { AdminBadge } from "#core/contract/admin-schemas.ts"
import { Button } from "../../components/button.tsx"
import { Problem } from "../../components/problem.tsx"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeName } from "../../text/badge-texts.ts"
import { type BadgeChanges, defaultsIfChanged, draftOf, isChanged } from "./badge-draft.ts"
import { BonusField, DescriptionField, NameField } from "./badge-fields.tsx"
import { badgeKeyOf } from "./badge-key.ts"
import { BadgePreview } from "./badge-preview.tsx"
import { adminBadgesQuery, useUpdateBadge } from "./badge-queries.ts"
import { ImageChoice } from "./image-choice.tsx"
import { usePortalWork } from "./portal-work.tsx"
import { SendingBar } from "./sending-bar.tsx"

interface BadgeFormProps {
  readonly badge: AdminBadge
  readonly onDone: () => void
}

const useBadgeDraft = (badge: AdminBadge) => {
  const { work, setDraft, dropSent } = usePortalWork()
  const key = badgeKeyOf(badge)
  const changes = work.drafts[key] ?? {}
  const draft = { ...draftOf(badge), ...changes }
  const set = (edited: BadgeChanges, isSending: boolean): void =>
    setDraft(key, isSending || isChanged({ ...draft, ...edited }, badge) ? { ...changes, ...edited } : null)
  return {
    changes,
    draft,
    set,
    drop: () => setDraft(key, null),
    dropSent: (sent: BadgeChanges) => dropSent(key, sent)
  }
}

/** The number of owners with a badge may have changed since the list was read. */
const useFreshBadges = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => void queryClient.invalidateQueries(adminBadgesQuery), [queryClient])
}

export const BadgeForm = ({ badge, onDone }: BadgeFormProps) => {
  const adminMessages = useMessages("admin")
  const commonMessages = useMessages("common")
  const badgesMessages = useMessages("badges")
  useFreshBadges()
  const { changes, draft, set, drop, dropSent } = useBadgeDraft(badge)
  const original = defaultsIfChanged(badge)
  const leave = (): void => {
    drop()
    onDone()
  }
  const { send, isSending, hasBegun, share, error, problem, refusedField, forgetProblem } = useUpdateBadge(
    (sent) => dropSent(sent.changes)
  )
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, 0, error)
  const problemAt = (field: typeof refusedField): string | null => (field === refusedField ? problem : null)
  const change = (edited: BadgeChanges): void => {
    forgetProblem()
    set(edited, hasBegun())
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    send({ badge, changes }, { onSuccess: onDone })
  }
  return (
    <form ref={form} className="form portal-form" noValidate onSubmit={onSubmit}>
      <BadgePreview badge={draft.dropsImage ? { ...badge, imageUrl: null } : badge} image={draft.image} />
      <NameField value={draft.name} error={problemAt("name")} onChange={(name) => change({ name })} />
      <DescriptionField
        value={draft.description}
        error={problemAt("description")}
        onChange={(description) => change({ description })}
      />
      <BonusField value={draft.bonus} error={problemAt("bonus")} onChange={(bonus) => change({ bonus })} />
      <ImageChoice
        label={adminMessages.image}
        image={draft.image}
        onChoose={(image) => change({ image, dropsImage: false })}
      />
      {original !== null && (
        <div>
          <Button
            disabled={isSending}
            label={adminMessages.restoreOf({ name: badgeName(badge.name, badgesMessages) })}
            onClick={() => change(original)}
          >
            {adminMessages.restoreOriginal}
          </Button>
        </div>
      )}
      <p className="portal-note">
        {badge.holders === 0 ? adminMessages.noHolders : adminMessages.holders({ count: badge.holders })}
      </p>
      <div className="portal-foot foot">
        {problem !== null && refusedField === undefined && <Problem text={problem} isAnnouncedElsewhere />}
        {isSending && draft.image !== null && <SendingBar share={share} />}
        <Button kind="ghost" disabled={isSending} onClick={leave}>
          {commonMessages.discard}
        </Button>
        <Button kind="primary" type="submit" busy={isSending}>
          {adminMessages.saveChanges}
        </Button>
      </div>
    </form>
  )
}
