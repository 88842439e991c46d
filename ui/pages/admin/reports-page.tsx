import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { Reports } from "../../features/admin/report-list.tsx"
import { ShownNotes } from "../../features/admin/shown-note-list.tsx"
import { operatorMessages } from "../../messages/operator.ts"

export const ReportsPage = () => (
  <OperatorPage title={operatorMessages.reports}>
    <Reports />
    <ShownNotes />
  </OperatorPage>
)
