import type { ReleaseSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import type { Language } from "#core/domain/languages/language.ts"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { request } from "../../api/api-client.ts"
import { useLanguage } from "../../components/language-context.ts"
import type { ReleaseMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { useSaveSettings } from "../account-settings/use-save-settings.ts"

const savedText = (
  { announced }: ReleaseSettings,
  releaseMessages: ReleaseMessages,
  language: Language
): string =>
  announced === null
    ? releaseMessages.saved
    : releaseMessages.savedForLater({ from: momentOf(announced.from, language) })

export const useChooseAudience = () => {
  const releaseMessages = useMessages("release")
  const { language } = useLanguage()
  return useSaveSettings({
    send: (audience: Audience) => request(calls.chooseAudience, { body: { audience } }),
    savedText: ({ release }) => savedText(release, releaseMessages, language),
    failedText: releaseMessages.notSaved
  })
}
