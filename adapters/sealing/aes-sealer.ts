import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes
} from "node:crypto"
import { Effect, Layer } from "effect"
import { Sealed, type SealedPlace } from "#core/domain/values/sealed.ts"
import { SealBroken, Sealer } from "#core/ports/sealer.ts"
import { keyIdBytesOf } from "./key-id.ts"
import { Keyring } from "./keyring.ts"
import {
  boundText,
  fingerprintInfo,
  fingerprintText,
  isKnownFormat,
  keyLength,
  padded,
  sealedFormat,
  unpadded
} from "./sealed-format.ts"

const cipher = "aes-256-gcm"
const { version: format, keyIdLength, nonceLength, tagLength, headLength } = sealedFormat

const boundTo = (place: SealedPlace, used: number | undefined) => Buffer.from(boundText(place, used))

interface PreparedKey {
  readonly id: Buffer
  readonly sealing: KeyObject
  readonly fingerprints: Buffer
}

const prepare = (key: Uint8Array): PreparedKey => {
  if (key.length !== keyLength) throw new Error(`an encryption key has ${keyLength} bytes`)
  return {
    id: keyIdBytesOf(key),
    sealing: createSecretKey(key),
    fingerprints: Buffer.from(hkdfSync("sha256", key, "", fingerprintInfo, keyLength))
  }
}

const idIn = (bytes: Buffer): Buffer => bytes.subarray(1, 1 + keyIdLength)

const noncesAtOnce = 256

/** Random nonces, each used once. Generated in batches, because one call costs as much as sealing a text. */
const makeNonces = () => {
  let drawn = Buffer.of()
  return (): Buffer => {
    if (drawn.length === 0) drawn = randomBytes(noncesAtOnce * nonceLength)
    const nonce = drawn.subarray(0, nonceLength)
    drawn = drawn.subarray(nonceLength)
    return nonce
  }
}

const seal = (key: PreparedKey, nonce: Buffer, text: string, place: SealedPlace): Sealed => {
  const sealing = createCipheriv(cipher, key.sealing, nonce)
  sealing.setAAD(boundTo(place, format))
  const parts = [Buffer.of(format), key.id, nonce, sealing.update(padded(text)), sealing.final()]
  return Sealed(Buffer.concat([...parts, sealing.getAuthTag()]).toString("base64"))
}

const open = (keys: ReadonlyArray<PreparedKey>, sealed: Sealed, place: SealedPlace): string => {
  const bytes = Buffer.from(sealed, "base64")
  if (bytes.length < headLength + tagLength) throw new Error("the sealed text is cut short")
  if (!isKnownFormat(bytes[0])) throw new Error(`unknown format ${bytes[0]} of a sealed text`)
  const key = keys.find(({ id }) => idIn(bytes).equals(id))
  if (key === undefined) throw new Error("sealed with another key")
  const opening = createDecipheriv(cipher, key.sealing, bytes.subarray(1 + keyIdLength, headLength), {
    authTagLength: tagLength
  })
  opening.setAAD(boundTo(place, bytes[0]))
  opening.setAuthTag(bytes.subarray(-tagLength))
  const opened = Buffer.concat([opening.update(bytes.subarray(headLength, -tagLength)), opening.final()])
  return unpadded(opened, bytes[0])
}

const preparing = (keysOf: Keyring["Service"]["keys"]) => {
  let keys = keysOf()
  let prepared = keys.map(prepare)
  return () => {
    if (keys !== keysOf()) {
      keys = keysOf()
      prepared = keys.map(prepare)
    }
    return prepared
  }
}

const first = (keys: ReadonlyArray<PreparedKey>): PreparedKey => {
  const [key] = keys
  if (key === undefined) throw new Error("there is no encryption key")
  return key
}

/**
 * Seals texts with AES-256-GCM. A sealed text is base64 of: format (1 byte), key id (first 4 bytes of the key's
 * SHA-256), random nonce (12 bytes), ciphertext of the text padded to a multiple of 256 bytes, tag (16 bytes). Owner,
 * item, field and format are the associated data. Dies at once with a key that has not 32 bytes.
 */
export const aesSealer: Layer.Layer<Sealer, never, Keyring> = Layer.effect(Sealer)(
  Effect.map(Keyring, (ring) => {
    const [keys, nextNonce] = [preparing(ring.keys), makeNonces()]
    return {
      seal: (text, place) => Effect.sync(() => seal(first(keys()), nextNonce(), text, place)),
      open: (sealed, place) =>
        Effect.try({
          try: () => open(keys(), sealed, place),
          catch: (cause) => new SealBroken({ cause })
        }),
      isCurrent: (sealed) => idIn(Buffer.from(sealed.slice(0, 8), "base64")).equals(first(keys()).id),
      fingerprint: (purpose, value) =>
        Effect.sync(() =>
          createHmac("sha256", first(keys()).fingerprints)
            .update(fingerprintText(purpose, value))
            .digest("base64url")
        )
    }
  })
)
