import { Cause, Context, Effect, Exit, FiberSet, Layer, Option, Schedule, Semaphore } from "effect"
import type { Mail } from "../../domain/mails/mail.ts"
import { Mailer, MailNotSent, type SendsMail } from "../../ports/mailer.ts"

/** Messages on their way at a time; more are dropped, and the log says so. */
const mostUnderWay = 1_000
const mostConnections = 4

/** How long a stop waits for messages that are on their way. */
const patience = "5 seconds"

/** After 5, 20 and 80 seconds. */
const again = Schedule.exponential("5 seconds", 4)

const notSent = (reason: string) => Effect.logWarning(`A mail could not be sent: ${reason}.`)

const reasonOf = (cause: Cause.Cause<unknown>): string => {
  if (Cause.hasInterruptsOnly(cause)) return "the server stopped before"
  const failure = Cause.squash(cause)
  return failure instanceof MailNotSent ? failure.reason : "what it says could not be read or stored"
}

/** Makes a message, or finds that there is nobody to write to. */
type Writing<E, R> = Effect.Effect<Option.Option<Mail>, E, R>

/**
 * Mail that a request asks for and does not wait for: whether there is somebody to write to shows neither in the
 * answer nor in its time. It is kept in memory alone; what could not be sent is said in the log, without an address.
 */
export class Outbox extends Context.Service<
  Outbox,
  {
    /** Writes and sends it soon. */
    readonly post: <E, R>(writing: Writing<E, R>) => Effect.Effect<void, never, R>
  }
>()("honesthive/core/use-cases/mails/Outbox") {}

export const outbox: Layer.Layer<Outbox> = Layer.effect(Outbox)(
  Effect.gen(function* () {
    const underWay = yield* FiberSet.make<void, never>()
    yield* Effect.addFinalizer(() => Effect.timeoutOption(FiberSet.awaitEmpty(underWay), patience))
    const connections = Semaphore.makeUnsafe(mostConnections)

    const sendBy = (mailer: SendsMail) => (mail: Mail) =>
      connections
        .withPermit(mailer.send(mail))
        .pipe(Effect.retry({ schedule: again, times: 3, while: ({ isFinal }) => !isFinal }))

    const deliver = Effect.fnUntraced(
      function* <E, R>(writing: Writing<E, R>): Effect.fn.Return<void, E | MailNotSent, R> {
        const mailer = yield* Mailer
        const mail = yield* writing
        if (Option.isSome(mailer) && Option.isSome(mail)) yield* sendBy(mailer.value)(mail.value)
      },
      Effect.onExit((exit) => (Exit.isFailure(exit) ? notSent(reasonOf(exit.cause)) : Effect.void)),
      (work) => Effect.ignoreCause(work)
    )

    return {
      post: Effect.fnUntraced(function* <E, R>(writing: Writing<E, R>) {
        if ((yield* FiberSet.size(underWay)) >= mostUnderWay) return yield* notSent("too many wait")
        yield* FiberSet.run(underWay, deliver(writing), { startImmediately: false })
      })
    }
  })
)
