import { Effect, Layer } from "effect"
import { Analyst } from "../../../core/ports/analyst.ts"
import { Guard } from "../../../core/ports/guard.ts"
import { openChannel } from "../remote/channel.ts"
import { GuardHealth, remoteGuardHealth } from "../remote/guard-health.ts"
import type { LocalModeration } from "../remote/local-moderation.ts"
import { remoteGuard } from "../remote/remote-guard.ts"
import { comprehendAnalyst } from "./comprehend-analyst.ts"
import { type ComprehendPlace, lazyComprehend } from "./comprehend-client.ts"
import { comprehendGuard } from "./comprehend-guard.ts"

const make = Effect.fnUntraced(function* (place: ComprehendPlace, local: LocalModeration) {
  const ask = lazyComprehend(place)
  const service = comprehendGuard(ask, local)
  const judging = yield* openChannel("comprehend")
  // A separate channel: the permission to judge does not include the one to read sentiment, nor the reverse.
  const reading = yield* openChannel("comprehend's sentiment")
  return Layer.mergeAll(
    Layer.succeed(Guard)(remoteGuard(service, judging, local)),
    Layer.succeed(Analyst)(comprehendAnalyst(ask, reading, local)),
    Layer.succeed(GuardHealth)(remoteGuardHealth(service, judging))
  )
})

/** Guard and analyst by Amazon Comprehend, backed by the local ones. Building the Layer makes no request. */
export const comprehendModeration = (
  place: ComprehendPlace,
  local: LocalModeration
): Layer.Layer<Guard | Analyst | GuardHealth> => Layer.unwrap(make(place, local))
