import { Effect, Layer } from "effect"
import { Base64Url } from "effect/encoding"
import { givenKeys } from "#adapters/sealing/keyring.ts"
import { keyLength } from "#adapters/sealing/sealed-format.ts"
import { keep, readKept } from "./kept.ts"

const entry = "key"

const decode = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0))

const readOrMake = (): Uint8Array => {
  const kept = readKept(entry)
  if (kept !== null) return decode(kept)
  const made = crypto.getRandomValues(new Uint8Array(keyLength))
  keep(entry, Base64Url.encode(made))
  return made
}

/** The encryption key, made once for this browser and stored beside the texts. */
export const browserKeys = (name: string) =>
  Layer.unwrap(
    Effect.map(
      Effect.promise(() => navigator.locks.request(`${name} key`, readOrMake)),
      (key) => givenKeys(key)
    )
  )
