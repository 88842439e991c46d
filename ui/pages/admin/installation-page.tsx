import { InstallationPanel } from "../../features/admin/installation-panel.tsx"
import { OperatorPage } from "../../features/admin/operator-page.tsx"
import { operatorMessages } from "../../messages/operator.ts"

export const InstallationPage = () => (
  <OperatorPage title={operatorMessages.installation}>
    <InstallationPanel />
  </OperatorPage>
)
