import { useState } from "react"
import { Button } from "../../components/button.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { DeleteAccountDialog } from "./delete-account-dialog.tsx"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

export const DeleteAccountSection = ({ settings }: SettingsTopic) => {
  const accountRightsMessages = useMessages("accountRights")
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsSection title={accountRightsMessages.leaveTitle} hint={accountRightsMessages.leaveHint}>
      <Button kind="danger-text" onClick={() => setAsking(true)}>
        {accountRightsMessages.leave}
      </Button>
      {isAsking && <DeleteAccountDialog settings={settings} onClose={() => setAsking(false)} />}
    </SettingsSection>
  )
}
