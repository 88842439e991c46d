import { accountSettingsMessages } from "../../messages/account-settings.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

export const EmailSection = ({ settings }: SettingsTopic) => (
  <SettingsSection title={accountSettingsMessages.email}>
    <p className="address">{settings.email}</p>
  </SettingsSection>
)
