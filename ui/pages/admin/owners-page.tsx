import { AdminList } from "../../features/admin/admin-list.tsx"
import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { OwnerList } from "../../features/admin/owner-list.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const OwnersPage = () => {
  const operatorMessages = useMessages("operator")
  return (
    <OperatorPage title={operatorMessages.owners}>
      <OwnerList />
      <AdminList />
    </OperatorPage>
  )
}
