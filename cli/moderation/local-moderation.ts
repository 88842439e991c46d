import {
  analyse,
  insight,
  insightBy,
  judge,
  languageOf,
  summarise
} from "#adapters/moderation/local/index.ts"
import type { LocalModeration } from "#adapters/moderation/remote/local-moderation.ts"
import { withFormPhrases } from "#core/domain/moderation/form-phrases.ts"
import type { Strictness } from "#core/domain/moderation/strictness.ts"

/** The local guard and analyst, as the remote ones lean on them. */
export const localModerationAt = (strictness: Strictness): LocalModeration => ({
  judge: (text) => withFormPhrases(text, judge(text, strictness)),
  analyse,
  summarise,
  insight,
  insightBy,
  isEnglish: (text) => languageOf(text) === "en"
})
