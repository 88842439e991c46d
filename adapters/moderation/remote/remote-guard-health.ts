import { Effect } from "effect"
import type { GuardHealth } from "#core/ports/guard-health.ts"
import { type Channel, type ChannelState, channelLimits } from "./channel.ts"
import type { LocalModeration } from "./local-moderation.ts"
import type { JudgingService } from "./remote-moderator.ts"

const troubles: Readonly<Record<ChannelState, string>> = {
  "not asked": "",
  working: "",
  "key refused": " (key refused, judging locally)",
  away: " (away, judging locally)"
}

const probeText = "Hello."

/** Bypasses the channel, whose breaker opens and closes with visitors' texts. */
const directCheck = (service: JudgingService) =>
  Effect.tryPromise((signal) => service.judge(probeText, signal)).pipe(
    Effect.timeout(channelLimits.deadlineMillis),
    Effect.isSuccess,
    Effect.cachedWithTTL("1 minute")
  )

export const remoteGuardHealth = Effect.fnUntraced(function* (
  service: JudgingService,
  channel: Channel,
  { version }: LocalModeration
): Effect.fn.Return<GuardHealth["Service"]> {
  const isWorking = yield* directCheck(service)
  const probe = Effect.ignore(channel.call((signal) => service.judge(probeText, signal)))
  return {
    state: Effect.gen(function* () {
      if ((yield* channel.state) !== "working") yield* probe
      return `${service.name}${troubles[yield* channel.state]}`
    }),
    version,
    isWorking,
    probe
  }
})
