import { AdminList } from "../../features/admin/admin-list.tsx"
import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { OwnerList } from "../../features/admin/owner-list.tsx"
import { operatorMessages } from "../../messages/operator.ts"

export const OwnersPage = () => (
  <OperatorPage title={operatorMessages.owners}>
    <OwnerList />
    <AdminList />
  </OperatorPage>
)
