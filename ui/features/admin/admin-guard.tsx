import { Navigate } from "@tanstack/react-router"
import { Fragment, type ReactNode } from "react"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { useAdminSession } from "./use-admin-session.ts"

const SessionSkeleton = () => (
  <main className="portal-asking">
    <SkeletonRows rows={3} lines={[40, 90]} />
  </main>
)

interface AdminOnlyProps {
  readonly children: (username: string) => ReactNode
}

export const AdminOnly = ({ children }: AdminOnlyProps) => {
  const session = useAdminSession()
  if (session.state === "loading") return <SessionSkeleton />
  if (session.state === "nobody") return <Navigate to="/admin/login" replace />
  return <Fragment key={session.username}>{children(session.username)}</Fragment>
}

export const NobodyOnly = ({ children }: { readonly children: ReactNode }) => {
  const session = useAdminSession()
  if (session.state === "loading") return <SessionSkeleton />
  return session.state === "admin" ? <Navigate to="/admin/home" replace /> : children
}
