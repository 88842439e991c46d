import { Effect, Layer } from "effect"
import { Analyst } from "../../../core/ports/analyst.ts"
import { Guard } from "../../../core/ports/guard.ts"
import { openChannel } from "../remote/channel.ts"
import { GuardHealth, remoteGuardHealth } from "../remote/guard-health.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { remoteGuard } from "../remote/remote-guard.ts"
import { openaiAnalyst } from "./openai-analyst.ts"
import { lazyClient, type OpenaiPlace } from "./openai-client.ts"
import { openaiGuard } from "./openai-guard.ts"

const make = Effect.fnUntraced(function* (place: OpenaiPlace, local: LocalModeration) {
  const client = lazyClient(place)
  const service = openaiGuard(client)
  const judging = yield* openChannel("openai")
  // A separate channel: a failing chat model must not keep the guard from judging.
  const channel = yield* openChannel("openai's chat model")
  return Layer.mergeAll(
    Layer.succeed(Guard)(remoteGuard(service, judging, local)),
    Layer.succeed(Analyst)(openaiAnalyst({ client, model: place.model, channel, local })),
    Layer.succeed(GuardHealth)(remoteGuardHealth(service, judging))
  )
})

/** Guard and analyst by OpenAI, backed by the local ones. Building the Layer makes no request. */
export const openaiModeration = (
  place: OpenaiPlace,
  local: LocalModeration
): Layer.Layer<Guard | Analyst | GuardHealth> => Layer.unwrap(make(place, local))
