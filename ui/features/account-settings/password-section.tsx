import { useMessages } from "../../messages/messages-context.ts"
import { OpenedByButton } from "./opened-by-button.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

export const PasswordSection = ({ settings }: SettingsTopic) => {
  const accountSettingsMessages = useMessages("accountSettings")
  if (settings.signsInWith === "provider") return null
  return (
    <SettingsSection title={accountSettingsMessages.password} hint={accountSettingsMessages.passwordHint}>
      <OpenedByButton label={accountSettingsMessages.changePassword}>
        {(close) => <PasswordForm settings={settings} onClose={close} />}
      </OpenedByButton>
    </SettingsSection>
  )
}
