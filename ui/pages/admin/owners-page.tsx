import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { operatorMessages } from "../../messages/operator.ts"

export const OwnersPage = () => <OperatorPage title={operatorMessages.owners} />
