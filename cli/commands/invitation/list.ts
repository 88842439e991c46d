import type { InvitationView } from "#core/contract/invitation-schemas.ts"
import { listInvitations } from "#core/use-cases/invitations/list-invitations.ts"
import { readingTask } from "../../data-tasks/data-task.ts"

const invitationLine = ({ id, madeOn, lastDay, uses, used, isOpen }: InvitationView): string =>
  `${madeOn}  ${used} of ${uses} used  ${isOpen ? `until ${lastDay}` : "used up or ended"}  ${id}`

export const invitationList = readingTask("invitation-list", listInvitations, (invitations) => ({
  lines: invitations.length === 0 ? ["There is no invitation."] : invitations.map(invitationLine),
  data: invitations
}))
