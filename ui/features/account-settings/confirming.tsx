import { ApiError, userMessageOf } from "../../api/api-client.ts"
import { loginUrl } from "../../api/login-url.ts"
import { PasswordField } from "../../components/password-field.tsx"
import { accountSettingsMessages } from "../../messages/account-settings.ts"
import { signInMessages } from "../../messages/sign-in.ts"
import { Refusal } from "../sign-in/refusal.tsx"
import type { SettingsTopic } from "./settings-topic.ts"

interface CurrentPasswordProps {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

/** What shows that it is the owner who changes something. */
export const CurrentPassword = (props: CurrentPasswordProps) => (
  <PasswordField label={accountSettingsMessages.currentPassword} {...props} />
)

/** The server did not take it for the owner who asks. */
const isUnconfirmed = (error: unknown): boolean => error instanceof ApiError && error.status === 403

/** Why the present password was not taken, for its field. */
export const passwordRefusal = (settings: SettingsTopic["settings"], error: unknown): string | null =>
  settings.signsInWith === "password" && isUnconfirmed(error) ? accountSettingsMessages.wrongPassword : null

interface WhyNotProps extends SettingsTopic {
  readonly error: unknown
}

/** Why nothing was changed; and the way on, where a new sign-in stands for the password. */
export const WhyNot = ({ settings, error }: WhyNotProps) => (
  <>
    <Refusal message={userMessageOf(error, signInMessages.unreachable)} />
    {settings.signsInWith === "provider" && isUnconfirmed(error) && (
      <a className="button" href={loginUrl("/account")}>
        {accountSettingsMessages.signInAgain}
      </a>
    )}
  </>
)
