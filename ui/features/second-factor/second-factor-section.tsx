import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"
import { SettingsSection } from "../account-settings/settings-section.tsx"
import type { SettingsTopic } from "../account-settings/settings-topic.ts"
import { ownerSecondFactorCalls, withFailures } from "./second-factor-calls.ts"
import { SecondFactorPanel } from "./second-factor-panel.tsx"

const calls = withFailures(ownerSecondFactorCalls, signInIfLoggedOut)

/** Empty if an identity provider signs people in, because it asks for their second factor. */
export const SecondFactorSection = ({ settings }: SettingsTopic) => {
  const secondFactorMessages = useMessages("secondFactor")
  if (settings.signsInWith === "provider") return null
  return (
    <SettingsSection title={secondFactorMessages.title} hint={secondFactorMessages.hint}>
      <SecondFactorPanel
        calls={calls}
        recoveryCodesLeft={settings.secondFactor?.recoveryCodesLeft ?? null}
        queryKey={settingsQuery.queryKey}
      />
    </SettingsSection>
  )
}
