import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { issuerUrl } from "../../api/login-url.ts"
import { FieldProblem } from "../../components/field.tsx"
import { useLinkLanguage } from "../../components/language-context.ts"
import { PasswordField } from "../../components/password-field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { AccountSettingsMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { SettingsTopic } from "./settings-topic.ts"

interface CurrentPasswordProps {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

export const CurrentPassword = (props: CurrentPasswordProps) => {
  const accountSettingsMessages = useMessages("accountSettings")
  return <PasswordField label={accountSettingsMessages.currentPassword} {...props} />
}

const isUnconfirmed = (error: unknown): boolean => error instanceof ApiError && error.status === 403

export const passwordRefusal = (
  settings: SettingsTopic["settings"],
  error: unknown,
  accountSettingsMessages: AccountSettingsMessages
): string | null =>
  settings.signsInWith === "password" && isUnconfirmed(error) ? accountSettingsMessages.wrongPassword : null

interface RefusalReasonProps extends SettingsTopic {
  readonly error: unknown
}

export const RefusalReason = ({ settings, error }: RefusalReasonProps) => {
  const signInMessages = useMessages("signIn")
  const accountSettingsMessages = useMessages("accountSettings")
  const apiErrors = useErrorTexts()
  const language = useLinkLanguage()
  return (
    <>
      <FieldProblem text={userMessageOf(error, signInMessages.unreachable, apiErrors)} />
      {settings.signsInWith === "provider" && isUnconfirmed(error) && (
        <a className="button" href={issuerUrl({ returnTo: "/account", language })}>
          {accountSettingsMessages.signInAgain}
        </a>
      )}
    </>
  )
}
