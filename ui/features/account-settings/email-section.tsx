import { useOwner } from "../../app/owner-context.ts"
import { isDraftOpen } from "../../components/owner-draft.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { EmailForm, emailDraftOf } from "./email-form.tsx"
import { OpenedByButton } from "./opened-by-button.tsx"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

export const EmailSection = ({ settings }: SettingsTopic) => {
  const accountSettingsMessages = useMessages("accountSettings")
  const { id } = useOwner()
  return (
    <SettingsSection
      title={accountSettingsMessages.email}
      hint={
        settings.signsInWith === "password"
          ? accountSettingsMessages.emailHint
          : accountSettingsMessages.providerHint
      }
    >
      <p className="account-address">{settings.email}</p>
      <OpenedByButton
        label={accountSettingsMessages.changeEmail}
        isOpenAtFirst={isDraftOpen(emailDraftOf(id))}
      >
        {(close) => <EmailForm settings={settings} onClose={close} />}
      </OpenedByButton>
    </SettingsSection>
  )
}
