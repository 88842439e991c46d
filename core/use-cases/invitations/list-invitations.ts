import { Effect } from "effect"
import type { Invitation } from "../../domain/invitations/invitation.ts"
import { isOpenInvitation } from "../../domain/invitations/invitation-rules.ts"
import type { Day } from "../../domain/values/day.ts"
import { InstallationStore } from "../../ports/installation-store.ts"
import { today } from "../time/today.ts"

export const invitationView = (invitation: Invitation, now: Day) => {
  const { id, madeOn, lastDay, uses, used } = invitation
  return { id, madeOn, lastDay, uses, used, isOpen: isOpenInvitation(invitation, now) }
}

export const listInvitations = Effect.gen(function* () {
  const stored = yield* (yield* InstallationStore).invitations
  const now = yield* today
  return stored
    .map((invitation) => invitationView(invitation, now))
    .toSorted((a, b) => b.madeOn.localeCompare(a.madeOn) || a.id.localeCompare(b.id))
})
