import { Context, Effect } from "effect"
import type { Channel, ChannelState } from "./channel.ts"
import type { JudgingService } from "./remote-guard.ts"

export class GuardHealth extends Context.Service<
  GuardHealth,
  {
    /** The guard's name and its trouble in a few words for operators. Probes the service if nobody asked it yet. */
    readonly state: Effect.Effect<string>
    /** Sends a fixed text, so that a wrong key shows before anybody writes. */
    readonly probe: Effect.Effect<void>
  }
>()("honesthive/adapters/moderation/GuardHealth") {}

/** Health of a guard without a service. */
export const soundGuard = (name: string): GuardHealth["Service"] => ({
  state: Effect.succeed(name),
  probe: Effect.void
})

const troubles: Readonly<Record<ChannelState, string>> = {
  "not asked": "",
  working: "",
  "key refused": " (key refused, judging locally)",
  away: " (away, judging locally)"
}

const probeText = "Hello."

export const remoteGuardHealth = (service: JudgingService, channel: Channel): GuardHealth["Service"] => {
  const probe = Effect.ignore(channel.call((signal) => service.judge(probeText, signal)))
  return {
    state: Effect.gen(function* () {
      if ((yield* channel.state) === "not asked") yield* probe
      return `${service.name}${troubles[yield* channel.state]}`
    }),
    probe
  }
}
