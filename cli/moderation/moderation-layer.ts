import { Context, Effect, Layer } from "effect"
import { guardName, guardVersionAt, insight, insightBy } from "#adapters/moderation/local/index.ts"
import { GuardHealth, soundGuard } from "#adapters/moderation/remote/guard-health.ts"
import type { Strictness } from "#core/domain/moderation/strictness.ts"
import { Analyst, AnalystUnavailable } from "#core/ports/analyst.ts"
import { Guard, GuardUnavailable } from "#core/ports/guard.ts"
import type { ModerationPlace } from "../settings/moderation-place.ts"
import { type GuardMissing, guardFile, openGuardFile } from "./guard-files.ts"
import { makeJudgingThread } from "./judging-thread.ts"

type Moderation = Layer.Layer<Guard | Analyst | GuardHealth>

/** Loaded only when they are chosen: who judges locally pays nothing for the others. */
const byOthers = async (place: Exclude<ModerationPlace, { readonly by: "local" }>): Promise<Moderation> => {
  const { localModerationAt } = await import("./local-moderation.ts")
  const local = localModerationAt(place.strictness)
  if (place.by === "openai") {
    const { openaiModeration } = await import("#adapters/moderation/openai/openai-moderation.ts")
    return openaiModeration(place, local)
  }
  const { comprehendModeration } = await import("#adapters/moderation/comprehend/comprehend-moderation.ts")
  return comprehendModeration(place, local)
}

/** The local guard in a thread of its own: no page waits while it judges. What a hive says together is found here. */
const inThread = (strictness: Strictness): Layer.Layer<Guard | Analyst> =>
  Layer.effectContext(
    Effect.gen(function* () {
      const thread = yield* Effect.acquireRelease(
        Effect.sync(() => makeJudgingThread({ guardFile, strictness })),
        ({ stop }) => Effect.promise(stop)
      )
      return Context.empty().pipe(
        Context.add(Guard, {
          judge: (text) =>
            Effect.tryPromise({
              try: () => thread.judge(text),
              catch: (cause) => new GuardUnavailable({ cause })
            }),
          isCurrent: ({ guard, version }) => guard === guardName && version === guardVersionAt(strictness)
        }),
        Context.add(Analyst, {
          analyse: (text) =>
            Effect.tryPromise({
              try: () => thread.analyse(text),
              catch: (cause) => new AnalystUnavailable({ cause })
            }),
          insight,
          insightBy
        })
      )
    })
  )

const chosen = (place: ModerationPlace): Moderation =>
  place.by === "local"
    ? Layer.mergeAll(inThread(place.strictness), Layer.succeed(GuardHealth)(soundGuard("local")))
    : Layer.unwrap(Effect.promise(() => byOthers(place)))

/** Guard and analyst, as the configuration wants them. */
export const moderationBy = (
  place: ModerationPlace
): Layer.Layer<Guard | Analyst | GuardHealth, GuardMissing> =>
  Layer.unwrap(Effect.map(openGuardFile, () => chosen(place)))
