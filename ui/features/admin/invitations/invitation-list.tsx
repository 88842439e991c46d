import { useQuery } from "@tanstack/react-query"
import type { InvitationView } from "#core/contract/invitation-schemas.ts"
import { Button } from "../../../components/button.tsx"
import { EmptyState } from "../../../components/empty-state.tsx"
import { FailedToLoad } from "../../../components/failed-to-load.tsx"
import { passFocusOn } from "../../../components/focus-target.ts"
import { useLanguage } from "../../../components/language-context.ts"
import { SkeletonRows } from "../../../components/skeleton.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { shortDate } from "../../../text/short-date.ts"
import { invitationsQuery, useWithdrawInvitation } from "./invitation-queries.ts"

export const InvitationList = () => {
  const invitationMessages = useMessages("invitations")
  const { data: invitations, isPending, refetch } = useQuery(invitationsQuery)
  const withdrawing = useWithdrawInvitation()
  const withdrawIfSure = ({ id }: InvitationView): void => {
    if (window.confirm(invitationMessages.withdrawSure)) withdrawing.mutate(id)
  }
  if (isPending) return <SkeletonRows rows={2} lines={[60]} />
  if (invitations === undefined) return <FailedToLoad onRetry={() => refetch()} />
  if (invitations.length === 0)
    return <EmptyState title={invitationMessages.empty} text={invitationMessages.emptyHint} />
  return (
    <ul className="portal-rows">
      {invitations.map((invitation) => (
        <li key={invitation.id} ref={passFocusOn} className="row between">
          <InvitationRow
            invitation={invitation}
            isWithdrawing={withdrawing.isPending && withdrawing.variables === invitation.id}
            onWithdraw={() => withdrawIfSure(invitation)}
          />
        </li>
      ))}
    </ul>
  )
}

interface InvitationRowProps {
  readonly invitation: InvitationView
  readonly isWithdrawing: boolean
  readonly onWithdraw: () => void
}

const InvitationRow = ({ invitation, isWithdrawing, onWithdraw }: InvitationRowProps) => {
  const invitationMessages = useMessages("invitations")
  const { language } = useLanguage()
  const { uses, used, isOpen } = invitation
  const [madeOn, lastDay] = [shortDate(invitation.madeOn, language), shortDate(invitation.lastDay, language)]
  return (
    <>
      <span>
        {invitationMessages.usedOf({ used, uses })}
        <span className="soft">
          {isOpen ? invitationMessages.openUntil({ madeOn, lastDay }) : invitationMessages.closed({ madeOn })}
        </span>
      </span>
      {isOpen && (
        <Button
          kind="ghost"
          busy={isWithdrawing}
          label={invitationMessages.withdrawOf({ madeOn, used, uses })}
          onClick={onWithdraw}
        >
          {invitationMessages.withdraw}
        </Button>
      )}
    </>
  )
}
