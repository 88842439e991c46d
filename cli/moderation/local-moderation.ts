import {
  analyse,
  insight,
  insightBy,
  judge,
  languageOf,
  summarise
} from "#adapters/moderation/local/index.ts"
import type { LocalModeration } from "#adapters/moderation/remote/local-moderation.ts"

/** The local guard and analyst, as the remote ones lean on them. */
export const localModeration: LocalModeration = {
  judge,
  analyse,
  summarise,
  insight,
  insightBy,
  isEnglish: (text) => languageOf(text) === "en"
}
