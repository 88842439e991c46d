import { Cause, Context, type Duration, Effect, Exit, FiberSet, Layer, Option, Semaphore } from "effect"
import { makeFairQueue, Overloaded } from "../../concurrency/fair-queue.ts"
import { makePreemptibleSlots } from "../../concurrency/preemptible-slots.ts"
import type { Mail } from "../../domain/mails/mail.ts"
import { Mailer, MailNotSent, type MailSender } from "../../ports/mailer.ts"
import { CurrentSender } from "../../ports/sender.ts"

/**
 * Maximum messages that strangers cause and that wait for a connection, and as many that wait for their next try.
 * Beyond that, one of the sender with the most is dropped with a log line.
 */
const maxWaitingMails = 1_000
const maxMailConnections = 4

/** Connections for bulk mail; one stays free for mail that somebody waits for. */
const maxBulkConnections = maxMailConnections - 1

const stopTimeout = "5 seconds"

/** After an hour a link to a new password is of no use. */
const maxWait = "3600 seconds"

const retryWaits: ReadonlyArray<Duration.Input> = ["5 seconds", "20 seconds", "80 seconds"]

const logMailNotSent = (reason: string) => Effect.logWarning(`A mail could not be sent: ${reason}.`)

const failureReasonOf = (cause: Cause.Cause<unknown>): string => {
  if (Cause.hasInterruptsOnly(cause)) return "the server stopped before"
  const failure = Cause.squash(cause)
  if (failure instanceof Overloaded) return "too many wait"
  return failure instanceof MailNotSent ? failure.reason : "what it says could not be read or stored"
}

export interface MailDraft {
  readonly mail: Mail
  readonly isSent: boolean
  /** Done if the message was not sent, however often it was tried, or if the server stops before. */
  readonly onNotSent?: Effect.Effect<void>
}

type LimitWork = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Overloaded, R>

interface MailSteps {
  readonly write: LimitWork
  readonly send: LimitWork
  readonly waitForRetry: LimitWork
}

const unlimitedSteps: MailSteps = {
  write: (work) => work,
  send: (work) => work,
  waitForRetry: (work) => work
}

const makeSenderSteps = (): ((sender: string) => MailSteps) => {
  const limits = { maxConcurrent: maxMailConnections, maxQueued: maxWaitingMails, timeout: maxWait } as const
  const writers = makeFairQueue(limits)
  const connections = makeFairQueue(limits)
  const retries = makePreemptibleSlots(maxWaitingMails)
  return (sender) => ({
    write: (work) => writers.run(sender, work),
    send: (work) => connections.run(sender, work),
    waitForRetry: (work) => retries.run([sender], work)
  })
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
     * Writes and sends a message in the background, in fair turns of senders. If `isSent` is false, the work is the
     * same, but the message isn't handed to the mail server.
     */
    readonly post: <E, R>(writing: DraftEffect<E, R>) => Effect.Effect<void, never, R>
    /** Sends as `post` does, outside those turns and their limit: for mail that nobody causes without the password. */
    readonly postNotice: <E, R>(writing: DraftEffect<E, R>) => Effect.Effect<void, never, R>
    /**
     * Sends bulk mail in the background, a few messages at a time and outside those turns. Messages not begun
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
    const stepsOf = makeSenderSteps()

    const sendBy =
      ({ send, rehearse = () => Effect.void }: MailSender, steps: MailSteps) =>
      ({ mail, isSent }: MailDraft) => {
        const attempt = steps.send(connections.withPermit(isSent ? send(mail) : rehearse(mail)))
        const sendWith = ([wait, ...later]: typeof retryWaits): Effect.Effect<
          void,
          MailNotSent | Overloaded
        > =>
          Effect.catchTag(attempt, "MailNotSent", (failure) =>
            failure.isPermanent || wait === undefined
              ? Effect.fail(failure)
              : Effect.andThen(steps.waitForRetry(Effect.sleep(wait)), sendWith(later))
          )
        return sendWith(retryWaits)
      }

    const deliver = Effect.fnUntraced(
      function* <E, R>(
        writing: DraftEffect<E, R>,
        steps: MailSteps
      ): Effect.fn.Return<void, E | MailNotSent | Overloaded, R> {
        const mailer = yield* Mailer
        const draft = yield* steps.write(writing)
        if (Option.isNone(mailer) || Option.isNone(draft)) return
        const { onNotSent = Effect.void } = draft.value
        yield* Effect.onExit(sendBy(mailer.value, steps)(draft.value), (exit) =>
          Exit.isFailure(exit) ? onNotSent : Effect.void
        )
      },
      Effect.onExit((exit) =>
        Exit.isFailure(exit) ? logMailNotSent(failureReasonOf(exit.cause)) : Effect.void
      ),
      (work) => Effect.ignoreCause(work)
    )

    const deliverInTurn = <E, R>(writing: DraftEffect<E, R>) =>
      ofMany.withPermit(Effect.suspend(() => (isStopping ? Effect.void : deliver(writing, unlimitedSteps))))

    const begin = <R>(delivery: Effect.Effect<void, never, R>) =>
      Effect.asVoid(FiberSet.run(underWay, delivery, { startImmediately: false }))

    return {
      post: Effect.fnUntraced(function* <E, R>(writing: DraftEffect<E, R>) {
        const sender = yield* yield* CurrentSender
        yield* begin(deliver(writing, stepsOf(sender)))
      }),
      postNotice: (writing) => begin(deliver(writing, unlimitedSteps)),
      postAll: (writings) => {
        const all = Effect.forEach(writings, deliverInTurn, {
          concurrency: maxBulkConnections,
          discard: true
        })
        return begin(all)
      }
    }
  })
)
