import { Cause, Context, Effect, Exit, FiberSet, Layer, Option, Schedule, Semaphore } from "effect"
import type { Mail } from "../../domain/mails/mail.ts"
import { Mailer, MailNotSent, type MailSender } from "../../ports/mailer.ts"

/** Maximum queued messages that strangers may cause. Further ones are dropped with a log line. */
const maxMailsUnderWay = 1_000
const maxMailConnections = 4

/** Connections for bulk mail; one stays free for mail that somebody waits for. */
const maxBulkConnections = maxMailConnections - 1

const stopTimeout = "5 seconds"

const mailRetries = Schedule.exponential("5 seconds", 4)

const logMailNotSent = (reason: string) => Effect.logWarning(`A mail could not be sent: ${reason}.`)

const failureReasonOf = (cause: Cause.Cause<unknown>): string => {
  if (Cause.hasInterruptsOnly(cause)) return "the server stopped before"
  const failure = Cause.squash(cause)
  return failure instanceof MailNotSent ? failure.reason : "what it says could not be read or stored"
}

export interface MailDraft {
  readonly mail: Mail
  readonly isSent: boolean
  /** Done if the message was not sent, however often it was tried, or if the server stops before. */
  readonly onNotSent?: Effect.Effect<void>
}

type DraftEffect<E, R> = Effect.Effect<Option.Option<MailDraft>, E, R>

/**
 * Mail that a request triggers without waiting for it, so that neither the response nor its time reveals whether
 * there is a recipient. Kept in memory only; failures are logged without an address.
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /**
     * Writes and sends a message in the background. If `isSent` is false, the work is the same, but the message isn't
     * handed to the mail server.
     */
    readonly post: <E, R>(writing: DraftEffect<E, R>) => Effect.Effect<void, never, R>
    /** Sends as `post` does, outside the queue's limit: for mail that nobody causes without the password. */
    readonly postNotice: <E, R>(writing: DraftEffect<E, R>) => Effect.Effect<void, never, R>
    /**
     * Sends bulk mail in the background, a few messages at a time and outside the queue's limit. Messages not begun
     * when the server stops are dropped.
     */
    readonly postAll: <E, R>(writings: ReadonlyArray<DraftEffect<E, R>>) => Effect.Effect<void, never, R>
  }
>()("honesthive/core/use-cases/mails/Outbox") {}

export const outbox: Layer.Layer<Outbox> = Layer.effect(Outbox)(
  Effect.gen(function* () {
    const underWay = yield* FiberSet.make<void, never>()
    let isStopping = false
    yield* Effect.addFinalizer(() => {
      isStopping = true
      return Effect.timeoutOption(FiberSet.awaitEmpty(underWay), stopTimeout)
    })
    const connections = Semaphore.makeUnsafe(maxMailConnections)
    const ofMany = Semaphore.makeUnsafe(maxBulkConnections)

    const sendBy =
      ({ send, rehearse = () => Effect.void }: MailSender) =>
      ({ mail, isSent }: MailDraft) =>
        connections
          .withPermit(isSent ? send(mail) : rehearse(mail))
          .pipe(Effect.retry({ schedule: mailRetries, times: 3, while: ({ isFinal }) => !isFinal }))

    const deliver = Effect.fnUntraced(
      function* <E, R>(writing: DraftEffect<E, R>): Effect.fn.Return<void, E | MailNotSent, R> {
        const mailer = yield* Mailer
        const draft = yield* writing
        if (Option.isNone(mailer) || Option.isNone(draft)) return
        const { onNotSent = Effect.void } = draft.value
        yield* Effect.onExit(sendBy(mailer.value)(draft.value), (exit) =>
          Exit.isFailure(exit) ? onNotSent : Effect.void
        )
      },
      Effect.onExit((exit) =>
        Exit.isFailure(exit) ? logMailNotSent(failureReasonOf(exit.cause)) : Effect.void
      ),
      (work) => Effect.ignoreCause(work)
    )

    const deliverInTurn = <E, R>(writing: DraftEffect<E, R>) =>
      ofMany.withPermit(Effect.suspend(() => (isStopping ? Effect.void : deliver(writing))))

    const postNotice = <E, R>(writing: DraftEffect<E, R>) =>
      Effect.asVoid(FiberSet.run(underWay, deliver(writing), { startImmediately: false }))

    return {
      post: Effect.fnUntraced(function* <E, R>(writing: DraftEffect<E, R>) {
        if ((yield* FiberSet.size(underWay)) >= maxMailsUnderWay)
          return yield* logMailNotSent("too many wait")
        yield* postNotice(writing)
      }),
      postNotice,
      postAll: (writings) => {
        const all = Effect.forEach(writings, deliverInTurn, {
          concurrency: maxBulkConnections,
          discard: true
        })
        return Effect.asVoid(FiberSet.run(underWay, all, { startImmediately: false }))
      }
    }
  })
)
