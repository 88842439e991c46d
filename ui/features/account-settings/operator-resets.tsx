import { accountRightsMessages } from "../../messages/account-rights.ts"
import { dateWithYear } from "../../text/short-date.ts"
import type { SettingsTopic } from "./settings-topic.ts"

/** For 30 days, who made a link to a new password for this account. */
export const OperatorResets = ({ settings: { operatorResets } }: SettingsTopic) =>
  operatorResets.map(({ by, on }) => (
    <p key={`${on} ${by}`} className="sheet pad">
      {accountRightsMessages.operatorResets(dateWithYear(on), by)}
    </p>
  ))
