import { Effect, Layer } from "effect"
import { GuardHealth } from "#core/ports/guard-health.ts"
import { Moderator } from "#core/ports/moderator.ts"
import { openChannel } from "../remote/channel.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { remoteGuardHealth } from "../remote/remote-guard-health.ts"
import { remoteModerator } from "../remote/remote-moderator.ts"
import { comprehendAnalysis } from "./comprehend-analysis.ts"
import { type ComprehendSettings, lazyComprehend } from "./comprehend-client.ts"
import { comprehendGuard } from "./comprehend-guard.ts"

const makeComprehendModeration = Effect.fnUntraced(function* (
  settings: ComprehendSettings,
  local: LocalModeration
) {
  const ask = lazyComprehend(settings)
  const service = comprehendGuard(ask, local)
  const judging = yield* openChannel("comprehend")
  // A separate channel: the permission to judge does not include the one to read sentiment, nor the reverse.
  const reading = yield* openChannel("comprehend's sentiment")
  const analyse = comprehendAnalysis(ask, reading, local)
  return Layer.mergeAll(
    Layer.succeed(Moderator)(remoteModerator({ service, channel: judging, local, analyse })),
    Layer.effect(GuardHealth, remoteGuardHealth(service, judging, local))
  )
})

export const comprehendModeration = (
  settings: ComprehendSettings,
  local: LocalModeration
): Layer.Layer<Moderator | GuardHealth> => Layer.unwrap(makeComprehendModeration(settings, local))
