import { AdminOnly } from "../../features/admin/admin-guard.tsx"
import { AdminSecondFactor } from "../../features/admin/admin-second-factor.tsx"
import { PortalFrame } from "../../features/admin/portal-frame.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const SecondFactorPage = () => {
  const secondFactorMessages = useMessages("secondFactor")
  return (
    <AdminOnly>
      {(username) => (
        <PortalFrame title={secondFactorMessages.title} username={username}>
          <div className="sheet pad form portal-panel portal-narrow">
            <p className="soft">{secondFactorMessages.hint}</p>
            <AdminSecondFactor />
          </div>
        </PortalFrame>
      )}
    </AdminOnly>
  )
}
