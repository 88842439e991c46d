import type { ReleaseSettings } from "#core/contract/account-settings-schemas.ts"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { RadioChoices } from "../../components/radio-choices.tsx"
import { useMessages } from "../../messages/messages-context.ts"

interface AudienceChoicesProps {
  readonly labelledBy: string
  readonly choices: ReleaseSettings["choices"]
  readonly chosen: Audience | null
  readonly onChoose: (audience: Audience) => void
}

export const AudienceChoices = ({ labelledBy, choices, chosen, onChoose }: AudienceChoicesProps) => {
  const releaseMessages = useMessages("release")
  return (
    <RadioChoices
      labelledBy={labelledBy}
      choices={choices.map(({ audience, ...rule }) => [
        audience,
        <span key={audience} className="choice-text">
          <b>{releaseMessages.title({ audience })}</b>
          <span className="soft">{releaseMessages.meaning({ audience, rule })}</span>
        </span>
      ])}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
