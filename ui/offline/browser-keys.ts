import { Effect, Layer } from "effect"
import { Base64Url } from "effect/encoding"
import { configuredKeys } from "#adapters/sealing/keyring.ts"
import { keyLengthBytes } from "#adapters/sealing/sealed-format.ts"
import { readLocalEntry, storeLocalEntry } from "./browser-storage.ts"

const keyEntry = "key"

const decodeKey = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0))

const readOrMakeKey = (): Uint8Array => {
  const kept = readLocalEntry(keyEntry)
  if (kept !== null) return decodeKey(kept)
  const made = crypto.getRandomValues(new Uint8Array(keyLengthBytes))
  storeLocalEntry(keyEntry, Base64Url.encode(made))
  return made
}

/** The encryption key, made once for this browser and stored beside the texts. */
export const browserKeys = (name: string) =>
  Layer.unwrap(
    Effect.map(
      Effect.promise(() => navigator.locks.request(`${name} key`, readOrMakeKey)),
      (key) => configuredKeys(key)
    )
  )
