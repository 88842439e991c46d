import type { FormEvent } from "react"
import type { SetPreview } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { request } from "../../api/api-client.ts"
import { useOwner } from "../../app/owner-context.ts"
import { Checkbox } from "../../components/checkbox.tsx"
import { SaveButton } from "../../components/save-button.tsx"
import { useSettings } from "../../components/settings-context.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { useSaveSettings } from "./use-save-settings.ts"
import { useUnsavedChoice } from "./use-unsaved-choice.ts"

export const PreviewSection = ({ settings }: SettingsTopic) => {
  const linkPreviewMessages = useMessages("linkPreview")
  const { hasPreviews } = useSettings()
  const { feedbackLink } = useOwner()
  if (!hasPreviews) return null
  return (
    <SettingsSection title={linkPreviewMessages.title} hint={linkPreviewMessages.hint}>
      {feedbackLink === null ? (
        <p className="soft">{linkPreviewMessages.needsLink}</p>
      ) : (
        <PreviewForm settings={settings} link={feedbackLink} />
      )}
    </SettingsSection>
  )
}

interface PreviewFormProps extends SettingsTopic {
  readonly link: string
}

const PreviewForm = ({ settings: { previewPhoto }, link }: PreviewFormProps) => {
  const linkPreviewMessages = useMessages("linkPreview")
  const set = useSaveSettings({
    send: (body: SetPreview) => request(calls.setPreview, { body }),
    savedText: () => linkPreviewMessages.saved,
    failedText: linkPreviewMessages.notSaved
  })
  const [photo, setPhoto] = useUnsavedChoice(previewPhoto, set.isPending)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    set.mutate({ photo })
  }
  return (
    <form className="form" onSubmit={onSubmit}>
      <Checkbox label={linkPreviewMessages.photo} checked={photo} onChange={setPhoto} />
      <p className="field-message">{linkPreviewMessages.photoHint}</p>
      <p>
        <a href={`/share/${link}.png`} target="_blank" rel="noopener noreferrer">
          {linkPreviewMessages.open}
        </a>
      </p>
      <SaveButton text={linkPreviewMessages.save} section={linkPreviewMessages.title} busy={set.isPending} />
    </form>
  )
}
