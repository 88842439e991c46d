import { Effect, Layer } from "effect"
import { localAnalyst, localGuardAt } from "#adapters/moderation/local/index.ts"
import { GuardHealth, soundGuard } from "#adapters/moderation/remote/guard-health.ts"
import type { Analyst } from "#core/ports/analyst.ts"
import type { Guard } from "#core/ports/guard.ts"
import type { ModerationPlace } from "../settings/moderation-place.ts"
import { type GuardMissing, openGuardFile } from "./guard-files.ts"

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

const chosen = (place: ModerationPlace): Moderation =>
  place.by === "local"
    ? Layer.mergeAll(
        localGuardAt(place.strictness),
        localAnalyst,
        Layer.succeed(GuardHealth)(soundGuard("local"))
      )
    : Layer.unwrap(Effect.promise(() => byOthers(place)))

/** Guard and analyst, as the configuration wants them. */
export const moderationBy = (
  place: ModerationPlace
): Layer.Layer<Guard | Analyst | GuardHealth, GuardMissing> =>
  Layer.unwrap(Effect.map(openGuardFile, () => chosen(place)))
