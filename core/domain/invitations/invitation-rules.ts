import { type Day, dayOf } from "../values/day.ts"
import { dayMillis } from "../values/durations.ts"
import type { Invitation } from "./invitation.ts"

export const maxInvitationUses = 50

export const maxOpenInvitations = 500

const invitationLifeMillis = 7 * dayMillis

export const lastDayOf = (madeOn: Day): Day => dayOf(Date.parse(madeOn) + invitationLifeMillis)

export const isOpenInvitation = ({ lastDay, uses, used }: Invitation, today: Day): boolean =>
  used < uses && today <= lastDay

export interface InvitationUse {
  readonly id: string
  readonly today: Day
}

export const spentInvitation = (invitation: Invitation | undefined, today: Day): Invitation | undefined =>
  invitation !== undefined && isOpenInvitation(invitation, today)
    ? { ...invitation, used: invitation.used + 1 }
    : undefined
