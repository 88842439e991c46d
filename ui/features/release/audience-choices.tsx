import type { ReleaseSettings } from "#core/contract/account-settings-schemas.ts"
import type { Audience, ReleaseRule } from "#core/domain/release/release-rule.ts"
import { dayMinutes } from "#core/domain/values/durations.ts"
import { RadioChoices } from "../../components/radio-choices.tsx"
import type { ReleaseMessages, ReleaseRuleMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { ruleText } from "../../text/release-rule.ts"

interface AudienceChoicesProps {
  readonly labelledBy: string
  readonly choices: ReleaseSettings["choices"]
  readonly chosen: Audience | null
  readonly onChoose: (audience: Audience) => void
}

const protectionOf = ({ minutes }: ReleaseRule): keyof ReleaseMessages["protection"] => {
  if (minutes === 0) return "none"
  return minutes < dayMinutes ? "some" : "full"
}

const meaningOf = (
  audience: Audience,
  rule: ReleaseRule,
  { protection, bestForColleagues }: ReleaseMessages,
  ruleMessages: ReleaseRuleMessages
): string => {
  const meaning = `${ruleText(rule, ruleMessages)} ${protection[protectionOf(rule)]}`
  return audience === "team" ? `${meaning} ${bestForColleagues}` : meaning
}

export const AudienceChoices = ({ labelledBy, choices, chosen, onChoose }: AudienceChoicesProps) => {
  const releaseMessages = useMessages("release")
  const ruleMessages = useMessages("releaseRule")
  return (
    <RadioChoices
      labelledBy={labelledBy}
      choices={choices.map(({ audience, ...rule }) => [
        audience,
        <span key={audience} className="choice-text">
          <b>{releaseMessages.titles[audience]}</b>
          <span className="soft">{meaningOf(audience, rule, releaseMessages, ruleMessages)}</span>
        </span>
      ])}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
