import { Cause, Effect } from "effect"

const restartDelay = "1 second"

const logged = <E>(message: string) =>
  Effect.catchCause((cause: Cause.Cause<E>) =>
    Cause.hasInterruptsOnly(cause) ? Effect.interrupt : Effect.logError(message, cause)
  )

export const runLogged = <E, R>(
  name: string,
  work: Effect.Effect<unknown, E, R>
): Effect.Effect<void, never, R> => work.pipe(Effect.asVoid, logged(`${name} broke off`))

export const keepRunning = <E, R>(
  name: string,
  work: Effect.Effect<unknown, E, R>
): Effect.Effect<never, never, R> =>
  work.pipe(
    Effect.asVoid,
    logged(`${name} broke off and starts again`),
    Effect.andThen(Effect.sleep(restartDelay)),
    Effect.forever
  )
