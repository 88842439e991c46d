import { Effect, Layer, Result } from "effect"
import { Base64, Base64Url } from "effect/encoding"
import { type AssociatedData, Sealed, sealedHeadLength } from "#core/domain/values/sealed.ts"
import { Keyring } from "#core/ports/keyring.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import {
  associatedDataText,
  fingerprintInfo,
  fingerprintText,
  isKnownFormat,
  keyLengthBytes,
  padText,
  sealedFormat,
  unpadText
} from "../sealed-format.ts"

const { version, keyIdLength, nonceLength, tagLength, headLength } = sealedFormat

const encodeUtf8 = (text: string) => new TextEncoder().encode(text)

interface WebSealingKey {
  readonly id: string
  readonly sealing: CryptoKey
  readonly fingerprints: CryptoKey
}

const hmac = { name: "HMAC", hash: "SHA-256" } as const

const prepareKey = async (given: Uint8Array): Promise<WebSealingKey> => {
  if (given.length !== keyLengthBytes) throw new Error(`an encryption key has ${keyLengthBytes} bytes`)
  const key = new Uint8Array(given)
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", key))
  const source = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"])
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: encodeUtf8(fingerprintInfo)
  }
  const derived = await crypto.subtle.deriveBits(derivation, source, keyLengthBytes * 8)
  return {
    id: Base64.encode(digest.subarray(0, keyIdLength)),
    sealing: await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]),
    fingerprints: await crypto.subtle.importKey("raw", derived, hmac, false, ["sign"])
  }
}

const decodeSealed = (sealed: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Result.getOrThrow(Base64.decode(sealed)))

const idIn = (bytes: Uint8Array): string => Base64.encode(bytes.subarray(1, 1 + keyIdLength))

const gcmParams = (
  nonce: Uint8Array<ArrayBuffer>,
  associatedData: AssociatedData,
  format: number | undefined
) => ({
  name: "AES-GCM",
  iv: nonce,
  additionalData: encodeUtf8(associatedDataText(associatedData, format)),
  tagLength: tagLength * 8
})

const sealText = async (
  key: WebSealingKey,
  text: string,
  associatedData: AssociatedData
): Promise<Sealed> => {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
  const body = await crypto.subtle.encrypt(
    gcmParams(nonce, associatedData, version),
    key.sealing,
    padText(text)
  )
  const bytes = new Uint8Array(headLength + body.byteLength)
  bytes.set([version, ...decodeSealed(key.id), ...nonce])
  bytes.set(new Uint8Array(body), headLength)
  return Sealed(Base64.encode(bytes))
}

const openText = async (
  keys: ReadonlyArray<WebSealingKey>,
  sealed: Sealed,
  associatedData: AssociatedData
): Promise<string> => {
  const bytes = decodeSealed(sealed)
  if (bytes.length < headLength + tagLength) throw new Error("the sealed text is cut short")
  if (!isKnownFormat(bytes[0])) throw new Error(`unknown format ${bytes[0]} of a sealed text`)
  const key = keys.find(({ id }) => id === idIn(bytes))
  if (key === undefined) throw new Error("sealed with another key")
  const nonce = bytes.subarray(1 + keyIdLength, headLength)
  const text = await crypto.subtle.decrypt(
    gcmParams(nonce, associatedData, bytes[0]),
    key.sealing,
    bytes.subarray(headLength)
  )
  return unpadText(new Uint8Array(text), bytes[0])
}

const fingerprintOf = async (key: WebSealingKey, purpose: string, value: string): Promise<string> =>
  Base64Url.encode(
    new Uint8Array(
      await crypto.subtle.sign(hmac, key.fingerprints, encodeUtf8(fingerprintText(purpose, value)))
    )
  )

const headIdIn = (sealed: Sealed) => idIn(decodeSealed(sealed.slice(0, sealedHeadLength)))

/** Compatible with `aesSealer` byte for byte, using the Web Cryptography API. Reads the keyring only once. */
export const webSealer: Layer.Layer<Sealer, never, Keyring> = Layer.effect(Sealer)(
  Effect.gen(function* () {
    const [first, ...others] = (yield* Keyring).keys()
    const current = yield* Effect.promise(() => prepareKey(first))
    const keys = [current, ...(yield* Effect.promise(() => Promise.all(others.map(prepareKey))))]
    return {
      seal: (text, associatedData) => Effect.promise(() => sealText(current, text, associatedData)),
      open: (sealed, associatedData) =>
        Effect.tryPromise({
          try: () => openText(keys, sealed, associatedData),
          catch: (cause) => new SealBroken({ cause })
        }),
      isCurrent: (sealed) => headIdIn(sealed) === current.id,
      hasKeyOf: (sealed) => keys.some(({ id }) => id === headIdIn(sealed)),
      fingerprint: (purpose, value) => Effect.promise(() => fingerprintOf(current, purpose, value))
    }
  })
)
