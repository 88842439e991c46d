import { useSettings } from "../../components/settings-context.ts"
import { InvitationList } from "../../features/admin/invitations/invitation-list.tsx"
import { MakeInvitationForm } from "../../features/admin/invitations/make-invitation-form.tsx"
import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const InvitationsPage = () => {
  const operatorMessages = useMessages("operator")
  return (
    <OperatorPage title={operatorMessages.invitations}>
      <Invitations />
    </OperatorPage>
  )
}

const Invitations = () => {
  const invitationMessages = useMessages("invitations")
  const { signUp } = useSettings()
  return (
    <>
      {signUp !== "invited" && (
        <p className="portal-note portal-panel">{invitationMessages.notNeeded[signUp]}</p>
      )}
      <section className="sheet pad portal-panel portal-form-panel" aria-labelledby="make-invitation">
        <div>
          <h2 className="small" id="make-invitation">
            {invitationMessages.makeTitle}
          </h2>
          <p className="soft">{invitationMessages.makeHint}</p>
        </div>
        <MakeInvitationForm />
      </section>
      <section className="sheet pad portal-panel" aria-labelledby="invitations">
        <h2 className="small" id="invitations">
          {invitationMessages.listTitle}
        </h2>
        <p className="soft">{invitationMessages.listHint}</p>
        <InvitationList />
      </section>
    </>
  )
}
