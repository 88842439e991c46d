import { Effect, Semaphore } from "effect"

/** A pause that is taken one at a time: no two items are judged without it between them, and calls are answered in it. */
export const pauseBetween = (pause: Effect.Effect<void>): Effect.Effect<Effect.Effect<void>> =>
  Effect.map(Semaphore.make(1), (pauses) => pauses.withPermit(pause))
