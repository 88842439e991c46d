import { analyseText } from "#adapters/moderation/local/analyse-text.ts"
import { themesWithin } from "#adapters/moderation/local/analysis/find-themes.ts"
import { overviewBy, overviewOf } from "#adapters/moderation/local/analysis/overview.ts"
import { summarise } from "#adapters/moderation/local/analysis/summarise.ts"
import { judgeText } from "#adapters/moderation/local/judge-text.ts"
import { readingsOf } from "#adapters/moderation/local/model/evidence.ts"
import { understand } from "#adapters/moderation/local/model/understand-text.ts"
import type { LocalModeration } from "#adapters/moderation/remote/local-moderation.ts"

/** The local guard and analyst, as the remote ones lean on them. */
export const localModeration: LocalModeration = {
  judge: judgeText,
  analyse: analyseText,
  summarise: (text, category, sentiment) => {
    const reading = readingsOf(text).at(-1)
    const themes = reading === undefined ? [] : themesWithin(reading, category)
    return summarise({ category, themes }, sentiment)
  },
  overview: overviewOf,
  overviewBy,
  isEnglish: (text) => {
    const reading = readingsOf(text).at(-1)
    return reading !== undefined && understand(reading).dialect.language === "en"
  }
}
