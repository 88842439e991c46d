import { Effect, Layer } from "effect"
import { withFormPhrases } from "#core/domain/moderation/form-phrases.ts"
import { defaultStrictness, type Strictness } from "#core/domain/moderation/strictness.ts"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { Languages } from "#core/ports/languages.ts"
import { type Assessment, Moderator, ModeratorUnavailable } from "#core/ports/moderator.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { analyseText } from "./engine/analyse-text.ts"
import { insightBy, insightOf } from "./engine/analysis/insight.ts"
import { guardName, guardVersionAt, judgeText } from "./engine/judge-text.ts"
import { languageOf } from "./engine/language-of.ts"
import { summariseText } from "./engine/summarise-text.ts"

export { openGuard } from "./engine/compiled/guard-file.ts"
export { languages } from "./engine/text/script.ts"
export { warmUpTexts } from "./engine/warm-up-texts.ts"

/** Blocks for a fraction of a millisecond. Throws when the guard's file cannot be read. */
export const assess = (text: string, strictness: Strictness): Assessment => {
  const verdict = judgeText(text, strictness)
  return { verdict, analysis: verdict.decision === "rejected" ? undefined : analyseText(text) }
}

export const localModeration = (strictness: Strictness): LocalModeration => ({
  judge: (text) => withFormPhrases(text, judgeText(text, strictness)),
  analyse: analyseText,
  summarise: summariseText,
  isCurrent: ({ guard, version }) => guard === guardName && version === guardVersionAt(strictness),
  version: guardVersionAt(strictness),
  isEnglish: (text) => languageOf(text) === "en",
  insight: insightOf,
  insightBy
})

/**
 * Word lists, patterns and a trained classifier for five languages; needs no network. `opened` must succeed before a
 * text can be judged, where `openGuard` is called late. Yields to the event loop after each text, because judging blocks.
 */
export const localModerator = (
  opened: Effect.Effect<unknown, unknown> = Effect.void,
  strictness: Strictness = defaultStrictness
): Layer.Layer<Moderator> => {
  const { insight, isCurrent } = localModeration(strictness)
  return Layer.succeed(Moderator, {
    assess: (text) =>
      Effect.map(opened, () => assess(text, strictness)).pipe(
        Effect.tap(() => Effect.yieldNow),
        Effect.mapError((cause) => new ModeratorUnavailable({ cause }))
      ),
    asksElsewhere: false,
    isCurrent,
    insight,
    insightBy
  })
}

const checkText = "Hello."

const checkTimeout = "10 seconds"

export const localGuardHealth = (strictness: Strictness): Layer.Layer<GuardHealth, never, Moderator> =>
  Layer.effect(
    GuardHealth,
    Effect.gen(function* () {
      const { assess: judge } = yield* Moderator
      const check = Effect.isSuccess(
        Effect.timeout(judge(checkText, { mayDecideAlone: false }), checkTimeout)
      )
      return {
        state: Effect.succeed("local"),
        version: guardVersionAt(strictness),
        isWorking: yield* Effect.cachedWithTTL(check, "1 minute"),
        probe: Effect.void
      }
    })
  )

export const localLanguages: Layer.Layer<Languages> = Layer.succeed(Languages, { languageOf })
