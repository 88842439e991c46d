import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useRef } from "react"
import type { SetSyndication } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import { problemMessageOf, request } from "../../api/api-client.ts"
import { forgetError } from "../../api/forget-error.ts"
import { signInIfLoggedOut } from "../../api/lost-session.ts"
import { useOwner } from "../../app/owner-context.ts"
import { publicOrigin } from "../../app/public-url.ts"
import { Checkbox } from "../../components/checkbox.tsx"
import { useAddressIn } from "../../components/language-context.ts"
import { DiscardUnsaved } from "../../components/not-saved.tsx"
import { type DraftId, dropSavedText, savingKeyOf, useOwnerDraft } from "../../components/owner-draft.ts"
import { SaveButton } from "../../components/save-button.tsx"
import { TextAreaField } from "../../components/text-area-field.tsx"
import { showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import type { SyndicationMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { publicUrlOf } from "../links/share-urls.ts"
import { settingsQuery } from "./settings-query.ts"
import { SettingsSection } from "./settings-section.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { ShownText } from "./shown-text.tsx"
import { useUnsavedChoice } from "./use-unsaved-choice.ts"

interface TypedSyndication extends Pick<SetSyndication, "feed"> {
  readonly origins: string
}

const useSetSyndication = (draft: DraftId) => {
  const syndicationMessages = useMessages("syndication")
  const queries = useQueryClient()
  return useMutation({
    mutationKey: savingKeyOf(draft),
    mutationFn: ({ feed, origins }: TypedSyndication) =>
      request(calls.setSyndication, { body: { feed, embedOrigins: linesOf(origins) } }),
    onSuccess: (settings, { origins }) => {
      dropSavedText(draft, { origins })
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(syndicationMessages.saved)
    },
    onError: signInIfLoggedOut
  })
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

export const SyndicationSection = ({ settings }: SettingsTopic) => {
  const syndicationMessages = useMessages("syndication")
  const { feedbackLink } = useOwner()
  return (
    <SettingsSection title={syndicationMessages.title} hint={syndicationMessages.hint}>
      {feedbackLink === null ? (
        <p className="soft">{syndicationMessages.needsLink}</p>
      ) : (
        <SyndicationForm settings={settings} link={feedbackLink} />
      )}
    </SettingsSection>
  )
}

interface SyndicationFormProps extends SettingsTopic {
  readonly link: string
}

const SyndicationForm = ({ settings: { syndication }, link }: SyndicationFormProps) => {
  const commonMessages = useMessages("common")
  const syndicationMessages = useMessages("syndication")
  const apiErrors = useErrorTexts()
  const addressIn = useAddressIn()
  const draftId = { ownerId: useOwner().id, form: "syndication" }
  const draft = useOwnerDraft(draftId)
  const stored = syndication.embedOrigins.join("\n")
  const origins = draft.fields.origins ?? stored
  const set = useSetSyndication(draftId)
  const [feed, setFeed] = useUnsavedChoice(syndication.feed, set.isPending)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, 0, set.error)
  const problem = problemMessageOf(set.error, commonMessages.connectionErrorHint, apiErrors)

  const discard = (): void => {
    forgetError(set)
    draft.drop()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    set.mutate({ feed, origins })
  }
  return (
    <form ref={form} className="form" onChange={() => forgetError(set)} onSubmit={onSubmit}>
      <Checkbox label={syndicationMessages.feed} checked={feed} onChange={setFeed} />
      {syndication.feed && (
        <ShownText
          label={syndicationMessages.feedAddress}
          text={addressIn(publicUrlOf(`feed/${link}`, publicOrigin()))}
        />
      )}
      <TextAreaField
        label={syndicationMessages.origins}
        hint={syndicationMessages.originsHint}
        error={problem}
        rows={3}
        dir="ltr"
        lang={undefined}
        spellCheck={false}
        autoCapitalize="none"
        value={origins}
        onChange={(text) => draft.set("origins", text, stored)}
      />
      {syndication.embedOrigins.length > 0 && (
        <ShownText
          label={syndicationMessages.snippet}
          text={snippetOf(addressIn(publicUrlOf(`embed/${link}`, publicOrigin())), syndicationMessages)}
        />
      )}
      <div className="row wrap">
        <SaveButton
          text={syndicationMessages.save}
          section={syndicationMessages.title}
          busy={set.isPending}
        />
        {draft.isKept && <DiscardUnsaved onDiscard={discard} />}
      </div>
    </form>
  )
}

const snippetOf = (address: string, { frameTitle }: SyndicationMessages): string =>
  `<iframe src="${address}" title="${frameTitle}" width="100%" height="480" loading="lazy"></iframe>`
