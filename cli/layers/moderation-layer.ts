import { Effect, Layer } from "effect"
import { localGuardHealth, localModeration } from "#adapters/moderation/local/index.ts"
import { type GuardMissing, guardFile, openGuardFile } from "#adapters/moderation/local/node/index.ts"
import { threadModerator } from "#adapters/moderation/thread/index.ts"
import type { GuardHealth } from "#core/ports/guard-health.ts"
import type { Moderator } from "#core/ports/moderator.ts"
import type { ModerationSettings } from "../settings/moderation-settings.ts"

type Moderation = Layer.Layer<Moderator | GuardHealth>

/** Loaded only when they are chosen: a server that judges locally pays nothing for the others. */
const byService = async (
  settings: Exclude<ModerationSettings, { readonly by: "local" }>
): Promise<Moderation> => {
  const local = localModeration(settings.strictness)
  if (settings.by === "openai") {
    const { openaiModeration } = await import("#adapters/moderation/openai/index.ts")
    return openaiModeration(settings, local)
  }
  const { comprehendModeration } = await import("#adapters/moderation/comprehend/index.ts")
  return comprehendModeration(settings, local)
}

const chosenModeration = (settings: ModerationSettings): Moderation =>
  settings.by === "local"
    ? Layer.provideMerge(
        localGuardHealth(settings.strictness),
        threadModerator({ guardFile, strictness: settings.strictness })
      )
    : Layer.unwrap(Effect.promise(() => byService(settings)))

export const moderationBy = (
  settings: ModerationSettings
): Layer.Layer<Moderator | GuardHealth, GuardMissing> =>
  Layer.unwrap(Effect.map(openGuardFile, () => chosenModeration(settings)))
