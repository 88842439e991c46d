import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { Reports } from "../../features/admin/report-list.tsx"
import { ShownNotes } from "../../features/admin/shown-note-list.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const ReportsPage = () => {
  const operatorMessages = useMessages("operator")
  return (
    <OperatorPage title={operatorMessages.reports}>
      <Reports />
      <ShownNotes />
    </OperatorPage>
  )
}
