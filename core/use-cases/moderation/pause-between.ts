import { Effect, Semaphore } from "effect"

/** Serialises a pause: between any two items the event loop gets time to serve requests. */
export const pauseBetween = (pause: Effect.Effect<void>): Effect.Effect<Effect.Effect<void>> =>
  Effect.map(Semaphore.make(1), (pauses) => pauses.withPermit(pause))
