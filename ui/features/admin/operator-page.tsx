import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import { operatorMessages } from "../../messages/operator.ts"
import { AdminOnly } from "./admin-guard.tsx"
import { PortalFrame } from "./portal-frame.tsx"
import { useAdminSession } from "./use-admin-session.ts"

interface OperatorPageProps {
  readonly title: string
  readonly children?: ReactNode
}

/** A page of the portal for operators; other admins read who can give them the role. */
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
  const session = useAdminSession()
  if (session.state === "admin" && session.isOperator) return children
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
