import { Effect } from "effect"
import type { Analysis } from "#core/domain/insight/insight.ts"
import type { Verdict } from "#core/domain/moderation/verdict.ts"
import { type Moderator, ModeratorUnavailable, type Urgency } from "#core/ports/moderator.ts"
import type { Channel } from "./channel.ts"
import type { LocalModeration } from "./local-moderation.ts"
import { decidedBy, type RemoteFinding } from "./remote-finding.ts"
import type { ServiceAway, ServiceFailure } from "./service-failure.ts"

export interface JudgingService {
  readonly name: string
  readonly judges: (text: string) => boolean
  readonly judge: (text: string, signal: AbortSignal) => Promise<RemoteFinding>
}

type Trouble = ServiceFailure | ServiceAway

/** Reason for settling with the local verdict alone; undefined if the text has to wait. */
const excuseFor = (
  name: string,
  trouble: Trouble,
  { mayDecideAlone, isAgain }: Urgency
): string | undefined => {
  // A rejudgement must not use less than the service that judged before.
  if (isAgain === true) return undefined
  const why = trouble._tag === "ServiceAway" ? trouble.why : trouble.kind
  if (why === "key refused" || why === "refused") return `${name} refused the key`
  if (why === "circuit open") return `${name} is away`
  return mayDecideAlone ? `${name} gave no answer within a minute` : undefined
}

const withExcuse = (own: Verdict, excuse: string): Verdict => ({
  ...own,
  reason: `${own.reason} Judged locally: ${excuse}.`
})

/** The service doesn't announce its version in advance, so any counts as current. */
const currentBy = (service: JudgingService, local: LocalModeration) => {
  const own = local.judge("")
  return ({ decision, guard, version }: Verdict): boolean =>
    guard === own.guard
      ? version === own.version && decision === "rejected"
      : guard === `${own.guard}+${service.name}` && version.startsWith(`${own.version}+`)
}

interface RemoteServices {
  readonly service: JudgingService
  readonly channel: Channel
  readonly local: LocalModeration
  readonly analyse: (text: string) => Effect.Effect<Analysis>
}

/**
 * The local guard judges first: a text that it rejects never leaves this server. The service decides about the rest,
 * covered texts included; while it is away, the local verdict stands. No text is approved unjudged or waits for ever.
 */
const judgeWith = ({ service, channel, local }: RemoteServices) =>
  Effect.fnUntraced(function* (text: string, urgency: Urgency) {
    const own = local.judge(text)
    if (own.decision === "rejected") return own
    if (!service.judges(text)) return withExcuse(own, `${service.name} does not know the language`)
    return yield* channel
      .call((signal) => service.judge(text, signal))
      .pipe(
        Effect.map((found) => decidedBy(service.name, found, own)),
        Effect.catch((trouble) => {
          const excuse = excuseFor(service.name, trouble, urgency)
          return excuse === undefined
            ? Effect.fail(new ModeratorUnavailable({ cause: trouble }))
            : Effect.succeed(withExcuse(own, excuse))
        })
      )
  })

export const remoteModerator = (services: RemoteServices): Moderator["Service"] => {
  const { service, local, analyse } = services
  const judge = judgeWith(services)
  return {
    assess: Effect.fnUntraced(function* (text, urgency) {
      const verdict = yield* judge(text, urgency)
      return { verdict, analysis: verdict.decision === "rejected" ? undefined : yield* analyse(text) }
    }),
    asksElsewhere: true,
    isCurrent: currentBy(service, local),
    insight: local.insight,
    insightBy: local.insightBy
  }
}
