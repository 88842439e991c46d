import { Effect } from "effect"
import type { Verdict } from "../../../core/domain/moderation/verdict.ts"
import { type Guard, GuardUnavailable, type Urgency } from "../../../core/ports/guard.ts"
import type { Channel } from "./channel.ts"
import type { LocalModeration } from "./local-moderation.ts"
import { decidedBy, type RemoteFinding } from "./remote-finding.ts"
import type { ServiceAway, ServiceFailure } from "./service-failure.ts"

export interface JudgingService {
  /** The name in verdicts. */
  readonly name: string
  /** Whether it supports the text's language. */
  readonly judges: (text: string) => boolean
  readonly judge: (text: string, signal: AbortSignal) => Promise<RemoteFinding>
}

type Trouble = ServiceFailure | ServiceAway

/** Reason for settling with the local verdict alone; undefined when the text has to wait. */
const excuseFor = (name: string, trouble: Trouble, { isLate, isAgain }: Urgency): string | undefined => {
  // Never rejudge with less than the service that judged before.
  if (isAgain === true) return undefined
  const why = trouble._tag === "ServiceAway" ? trouble.why : trouble.kind
  if (why === "key refused" || why === "refused") return `${name} refused the key`
  if (why === "circuit open") return `${name} is away`
  return isLate ? `${name} gave no answer within a minute` : undefined
}

const standing = (own: Verdict, excuse: string): Verdict => ({
  ...own,
  reason: `${own.reason} Judged locally: ${excuse}.`
})

/** The service does not tell its version, so any counts as current. */
const currentBy = (service: JudgingService, local: LocalModeration) => {
  const own = local.judge("")
  return ({ decision, guard, version }: Verdict): boolean =>
    guard === own.guard
      ? version === own.version && decision === "rejected"
      : guard === `${own.guard}+${service.name}` && version.startsWith(`${own.version}+`)
}

/**
 * The local guard first: a text that it refuses never leaves this server. The service decides the rest, and while it
 * is away the local verdict stands. No text is approved unjudged or waits for ever.
 */
export const remoteGuard = (
  service: JudgingService,
  channel: Channel,
  local: LocalModeration
): Guard["Service"] => ({
  asksElsewhere: true,
  isCurrent: currentBy(service, local),
  judge: Effect.fnUntraced(function* (text, urgency) {
    const own = local.judge(text)
    if (own.decision === "rejected") return own
    if (!service.judges(text)) return standing(own, `${service.name} does not know the language`)
    return yield* channel
      .call((signal) => service.judge(text, signal))
      .pipe(
        Effect.map((found) => decidedBy(service.name, found, own)),
        Effect.catch((trouble) => {
          const excuse = excuseFor(service.name, trouble, urgency)
          return excuse === undefined
            ? Effect.fail(new GuardUnavailable({ cause: trouble }))
            : Effect.succeed(standing(own, excuse))
        })
      )
  })
})
