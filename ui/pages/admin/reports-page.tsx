import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { operatorMessages } from "../../messages/operator.ts"

export const ReportsPage = () => <OperatorPage title={operatorMessages.reports} />
