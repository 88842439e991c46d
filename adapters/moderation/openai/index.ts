import { Effect, Layer } from "effect"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { openChannel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { remoteGuardHealth } from "../remote/remote-guard-health.ts"
import { remoteModerator } from "../remote/remote-moderator.ts"
import { openaiAnalysis } from "./openai-analysis.ts"
import { lazyClient, type OpenaiSettings } from "./openai-client.ts"
import { openaiGuard } from "./openai-guard.ts"

const makeOpenaiModeration = Effect.fnUntraced(function* (settings: OpenaiSettings, local: LocalModeration) {
  const client = lazyClient(settings)
  const service = openaiGuard(client)
  const judging = yield* openChannel("openai")
  // A separate channel: a failing chat model must not keep the guard from judging.
  const channel = yield* openChannel("openai's chat model")
  const analyse = openaiAnalysis({ client, model: settings.model, channel, local })
  return Layer.mergeAll(
    Layer.succeed(Moderator)(remoteModerator({ service, channel: judging, local, analyse })),
    Layer.effect(GuardHealth, remoteGuardHealth(service, judging, local))
  )
})

export const openaiModeration = (
  settings: OpenaiSettings,
  local: LocalModeration
): Layer.Layer<Moderator | GuardHealth> => Layer.unwrap(makeOpenaiModeration(settings, local))
