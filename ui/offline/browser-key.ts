import { Effect, Result } from "effect"
import { Base64Url } from "effect/encoding"
import { makeKey } from "#adapters/sealing/web/index.ts"
import { readLocalEntry, storeLocalEntry } from "./browser-storage.ts"

const keyEntry = "key"

const readOrMakeKey = (): Uint8Array => {
  const kept = readLocalEntry(keyEntry)
  if (kept !== null) return Result.getOrThrow(Base64Url.decode(kept))
  const made = makeKey()
  storeLocalEntry(keyEntry, Base64Url.encode(made))
  return made
}

export const browserKey = (name: string): Effect.Effect<Uint8Array> =>
  Effect.promise(() => navigator.locks.request(`${name} key`, readOrMakeKey))
