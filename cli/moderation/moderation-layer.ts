import { Effect, Layer } from "effect"
import { localModeration } from "#adapters/moderation/local/index.ts"
import { threadModerator } from "#adapters/moderation/thread/index.ts"
import { GuardHealth } from "#core/ports/guard-health.ts"
import type { Moderator } from "#core/ports/moderator.ts"
import type { ModerationPlace } from "../settings/moderation-place.ts"
import { type GuardMissing, guardFile, openGuardFile } from "./guard-files.ts"

type Moderation = Layer.Layer<Moderator | GuardHealth>

/** Imported on demand, so that local moderation doesn't load the remote services' code. */
const byOthers = async (place: Exclude<ModerationPlace, { readonly by: "local" }>): Promise<Moderation> => {
  const { localModerationAt } = await import("./local-moderation.ts")
  const local = localModerationAt(place.strictness)
  if (place.by === "openai") {
    const { openaiModeration } = await import("#adapters/moderation/openai/index.ts")
    return openaiModeration(place, local)
  }
  const { comprehendModeration } = await import("#adapters/moderation/comprehend/index.ts")
  return comprehendModeration(place, local)
}

/** Runs the local guard in a worker thread, so that no page waits for it. Insights are computed in this thread. */
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
    ? Layer.merge(threadModerator({ guardFile, strictness: place.strictness }), localHealth)
    : Layer.unwrap(Effect.promise(() => byService(place)))

export const moderationBy = (
  place: ModerationPlace
): Layer.Layer<Guard | Analyst | GuardHealth, GuardMissing> =>
  Layer.unwrap(Effect.map(openGuardFile, () => chosen(place)))
