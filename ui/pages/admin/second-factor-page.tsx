import { AdminOnly } from "../../features/admin/admin-guard.tsx"
import { AdminSecondFactor } from "../../features/admin/admin-second-factor.tsx"
import { PortalFrame } from "../../features/admin/portal-frame.tsx"
import { secondFactorMessages } from "../../messages/second-factor.ts"

export const SecondFactorPage = () => (
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
