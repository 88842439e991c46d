import { Effect, Layer } from "effect"
import { defaultStrictness, type Strictness } from "#core/domain/moderation/strictness.ts"
import { Analyst, AnalystUnavailable } from "#core/ports/analyst.ts"
import { Guard, GuardUnavailable } from "#core/ports/guard.ts"
import { Languages } from "#core/ports/languages.ts"
import { analyseText as analyse } from "./engine/analyse-text.ts"
import { insightOf as insight, insightBy } from "./engine/analysis/insight.ts"
import { guardName, guardVersionAt, judgeText as judge } from "./engine/judge-text.ts"
import { languageOf } from "./engine/language-of.ts"

export { openGuard } from "./engine/compiled/guard-file.ts"
export { summariseText as summarise } from "./engine/summarise-text.ts"
export { languages } from "./engine/text/script.ts"
export { analyse, guardName, guardVersionAt, insight, insightBy, judge, languageOf }

/** Must succeed before a text can be judged, where `openGuard` is called late. */
type Ready = Effect.Effect<unknown, unknown>

/** Yields to the event loop after each step, because judging blocks it. */
const sayAfter = <Said>(ready: Ready, say: () => Said): Effect.Effect<Said, unknown> =>
  Effect.tap(Effect.map(ready, say), () => Effect.yieldNow)

/** The local guard: word lists, patterns and a trained classifier for five languages. Needs no network. */
export const guardAfter = (ready: Ready, strictness: Strictness = defaultStrictness): Layer.Layer<Guard> =>
  Layer.succeed(Guard, {
    judge: (text) =>
      Effect.mapError(
        sayAfter(ready, () => judge(text, strictness)),
        (cause) => new GuardUnavailable({ cause })
      ),
    isCurrent: ({ guard, version }) => guard === guardName && version === guardVersionAt(strictness)
  })

/** The analyst that goes with it. */
export const analystAfter = (ready: Ready): Layer.Layer<Analyst> =>
  Layer.succeed(Analyst, {
    analyse: (text) =>
      Effect.mapError(
        sayAfter(ready, () => analyse(text)),
        (cause) => new AnalystUnavailable({ cause })
      ),
    insight,
    insightBy
  })

export const localGuard = guardAfter(Effect.void)
export const localAnalyst = analystAfter(Effect.void)
export const localLanguages: Layer.Layer<Languages> = Layer.succeed(Languages, { languageOf })
