import { useQuery } from "@tanstack/react-query"
import { useId } from "react"
import { Button } from "../../components/button.tsx"
import { FailedToLoad } from "../../components/failed-to-load.tsx"
import { SkeletonRows } from "../../components/skeleton.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { adminsQuery, useSetAdminRole } from "./owner-queries.ts"
import { useAdminSession } from "./use-admin-session.ts"

export const AdminList = () => {
  const ownersMessages = useMessages("owners")
  const id = useId()
  return (
    <section className="sheet pad portal-panel portal-owners" aria-labelledby={id}>
      <h2 id={id} className="small">
        {ownersMessages.admins}
      </h2>
      <p className="soft">{ownersMessages.adminsAbout}</p>
      <LoadedAdmins />
    </section>
  )
}

const LoadedAdmins = () => {
  const ownersMessages = useMessages("owners")
  const admins = useQuery(adminsQuery)
  const session = useAdminSession()
  if (admins.isPending) return <SkeletonRows rows={2} lines={[40]} />
  if (admins.data === undefined) return <FailedToLoad onRetry={() => admins.refetch()} />
  return (
    <ul>
      {admins.data.map(({ username, role }) => (
        <li key={username} className="portal-owner">
          <p className="row wrap grow">
            <bdi>{username}</bdi>
            {role === "operator" && <span className="pill honey">{ownersMessages.operator}</span>}
          </p>
          {session.state === "admin" && session.username === username ? (
            <span className="soft">{ownersMessages.you}</span>
          ) : (
            <RoleButton username={username} isOperator={role === "operator"} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface RoleButtonProps {
  readonly username: string
  readonly isOperator: boolean
}

const RoleButton = ({ username, isOperator }: RoleButtonProps) => {
  const ownersMessages = useMessages("owners")
  const setRole = useSetAdminRole()
  return (
    <Button
      busy={setRole.isPending}
      label={
        isOperator ? ownersMessages.takeRoleOf({ username }) : ownersMessages.makeOperatorOf({ username })
      }
      onClick={() => setRole.mutate({ username, role: isOperator ? null : "operator" })}
    >
      {isOperator ? ownersMessages.takeRole : ownersMessages.makeOperator}
    </Button>
  )
}
