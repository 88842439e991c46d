import { InstallationPanel } from "../../features/admin/installation-panel.tsx"
import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { useMessages } from "../../messages/messages-context.ts"

export const InstallationPage = () => {
  const operatorMessages = useMessages("operator")
  return (
    <OperatorPage title={operatorMessages.installation}>
      <InstallationPanel />
    </OperatorPage>
  )
}
