import { Effect } from "effect"
import type { GuardHealth } from "../../../core/ports/guard-health.ts"
import type { Channel, ChannelState } from "./channel.ts"
import type { LocalModeration } from "./local-moderation.ts"
import type { JudgingService } from "./remote-moderator.ts"

const troubles: Readonly<Record<ChannelState, string>> = {
  "not asked": "",
  working: "",
  "key refused": " (key refused, judging locally)",
  away: " (away, judging locally)"
}

const probeText = "Hello."

export const remoteGuardHealth = (
  service: JudgingService,
  channel: Channel,
  { version }: LocalModeration
): GuardHealth["Service"] => {
  const probe = Effect.ignore(channel.call((signal) => service.judge(probeText, signal)))
  return {
    state: Effect.gen(function* () {
      if ((yield* channel.state) === "not asked") yield* probe
      return `${service.name}${troubles[yield* channel.state]}`
    }),
    version,
    probe
  }
}
