import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { AdminOnly } from "./admin-guard.tsx"
import { AdminSecondFactor } from "./admin-second-factor.tsx"
import { PortalFrame } from "./portal-frame.tsx"
import { adminSecondFactorQuery } from "./second-factor-query.ts"
import { useAdminSession } from "./use-admin-session.ts"

interface OperatorPageProps {
  readonly title: string
  readonly children?: ReactNode
}

export const OperatorPage = ({ title, children }: OperatorPageProps) => (
  <AdminOnly>
    {(username) => (
      <PortalFrame title={title} username={username}>
        <OperatorOnly>{children}</OperatorOnly>
      </PortalFrame>
    )}
  </AdminOnly>
)

const OperatorOnly = ({ children }: { readonly children: ReactNode }) => {
  const operatorMessages = useMessages("operator")
  const session = useAdminSession()
  if (session.state === "admin" && session.isOperator) return <WithSecondFactor>{children}</WithSecondFactor>
  return (
    <div className="sheet pad portal-panel">
      <EmptyState title={operatorMessages.forOperators} text={operatorMessages.forOperatorsHint}>
        <Link className="button" to="/admin/home">
          {operatorMessages.toBadges}
        </Link>
      </EmptyState>
    </div>
  )
}

/** Requires a second factor: a password alone opens nobody else's account. */
const WithSecondFactor = ({ children }: { readonly children: ReactNode }) => {
  const secondFactorMessages = useMessages("secondFactor")
  const { data } = useQuery(adminSecondFactorQuery)
  if (data?.isOn === true) return children
  return (
    <div className="sheet pad form portal-panel portal-narrow">
      {data !== undefined && (
        <>
          <h2 className="small">{secondFactorMessages.forOperators}</h2>
          <p className="soft">{secondFactorMessages.forOperatorsHint}</p>
        </>
      )}
      <AdminSecondFactor />
    </div>
  )
}
