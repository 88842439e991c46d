import { Link } from "@tanstack/react-router"
import { useMessages } from "../../messages/messages-context.ts"
import { useAdminSession } from "./use-admin-session.ts"

export const PortalNav = () => {
  const operatorMessages = useMessages("operator")
  const secondFactorMessages = useMessages("secondFactor")
  const session = useAdminSession()
  if (session.state !== "admin") return null
  return (
    <nav className="portal-nav" aria-label={operatorMessages.sections}>
      <Link to="/admin/home">{operatorMessages.badges}</Link>
      {session.isOperator && (
        <>
          <Link to="/admin/owners">{operatorMessages.owners}</Link>
          <Link to="/admin/invitations">{operatorMessages.invitations}</Link>
          <Link to="/admin/reports">{operatorMessages.reports}</Link>
          <Link to="/admin/installation">{operatorMessages.installation}</Link>
        </>
      )}
      <Link to="/admin/second-factor">{secondFactorMessages.title}</Link>
    </nav>
  )
}
