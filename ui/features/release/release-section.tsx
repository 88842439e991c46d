import { type FormEvent, useId, useState } from "react"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { useLanguage } from "../../components/language-context.ts"
import { SaveButton } from "../../components/save-button.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { announcedRuleText, ruleText } from "../../text/release-rule.ts"
import { SettingsSection } from "../account-settings/settings-section.tsx"
import type { SettingsTopic } from "../account-settings/settings-topic.ts"
import { AudienceChoices } from "./audience-choices.tsx"
import { useChooseAudience } from "./use-choose-audience.ts"

export const ReleaseSection = ({ settings: { release } }: SettingsTopic) => {
  const releaseMessages = useMessages("release")
  const ruleMessages = useMessages("releaseRule")
  const { language } = useLanguage()
  const id = useId()
  const [changed, setChanged] = useState<Audience | null>(null)
  const choose = useChooseAudience()
  const isOwn = release.audience === null
  const chosen = changed ?? release.announced?.audience ?? release.audience
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (chosen !== null)
      choose.mutate(chosen, { onSuccess: () => setChanged((now) => (now === chosen ? null : now)) })
  }
  return (
    <SettingsSection title={releaseMessages.question} hint={releaseMessages.hint} anchor="who-writes">
      <form className="form" onSubmit={onSubmit}>
        <span className="visually-hidden" id={id}>
          {releaseMessages.question}
        </span>
        {isOwn && (
          <p>
            {releaseMessages.own} {ruleText(release, ruleMessages)}
          </p>
        )}
        <AudienceChoices labelledBy={id} choices={release.choices} chosen={chosen} onChoose={setChanged} />
        <p className="soft" role="status">
          {release.announced === null
            ? releaseMessages.loosenHint
            : announcedRuleText(momentOf(release.announced.from, language), release.announced, ruleMessages)}
          {release.announced !== null &&
            !isOwn &&
            ` ${releaseMessages.untilThen} ${ruleText(release, ruleMessages)} ${releaseMessages.cancelHint}`}
          {release.announced === null &&
            release.mayLoosenFrom !== null &&
            ` ${releaseMessages.loosenFrom({ moment: momentOf(release.mayLoosenFrom, language) })}`}
        </p>
        <SaveButton
          text={releaseMessages.save}
          section={releaseMessages.question}
          busy={choose.isPending}
          disabled={chosen === null}
        />
      </form>
    </SettingsSection>
  )
}
