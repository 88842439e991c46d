import { useLanguage } from "../../components/language-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { dateWithYear } from "../../text/short-date.ts"
import type { SettingsTopic } from "./settings-topic.ts"

export const OperatorResets = ({ settings: { operatorResets } }: SettingsTopic) => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  return operatorResets.map(({ by, on }) => (
    <p key={`${on} ${by}`} className="sheet pad">
      {accountRightsMessages.operatorResets({ day: dateWithYear(on, language), name: by })}
    </p>
  ))
}
