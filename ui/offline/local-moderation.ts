import { Effect, Layer } from "effect"
import { localGuardHealth, localModerator, openGuard } from "#adapters/moderation/local/index.ts"
import { defaultStrictness } from "#core/domain/moderation/strictness.ts"
import guardFile from "../../dist/guard/guard.bin?url"

const fetchBytes = async () => {
  const response = await fetch(guardFile)
  if (!response.ok) throw new Error(`${guardFile}: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

let isOpen = false

/** Fetches the guard's words and weights, some megabytes, with the first text. Retries after a failure. */
const fetchGuard = Effect.suspend(() =>
  isOpen
    ? Effect.void
    : Effect.map(Effect.tryPromise(fetchBytes), (bytes) => {
        openGuard(() => bytes)
        isOpen = true
      })
)

export const offlineModerator = Layer.provideMerge(
  localGuardHealth(defaultStrictness),
  localModerator(fetchGuard)
)
