import { Link } from "@tanstack/react-router"
import { operatorMessages } from "../../messages/operator.ts"
import { useAdminSession } from "./use-admin-session.ts"

/** Links between the portal's pages, for operators: other admins have the badges alone. */
export const PortalNav = () => {
  const session = useAdminSession()
  if (session.state !== "admin" || !session.isOperator) return null
  return (
    <nav className="portal-nav" aria-label={operatorMessages.sections}>
      <Link to="/admin/home">{operatorMessages.badges}</Link>
      <Link to="/admin/owners">{operatorMessages.owners}</Link>
      <Link to="/admin/invitations">{operatorMessages.invitations}</Link>
      <Link to="/admin/reports">{operatorMessages.reports}</Link>
      <Link to="/admin/installation">{operatorMessages.installation}</Link>
    </nav>
  )
}
