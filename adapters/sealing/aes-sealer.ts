import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes
} from "node:crypto"
import { Effect, Layer } from "effect"
import { SealBroken, Sealed, type SealedPlace, Sealer } from "#core/support/sealer.ts"

/** Bytes of an encryption key. */
export const keyLength = 32

const cipher = "aes-256-gcm"
const format = 1
const keyIdLength = 4
const nonceLength = 12
const tagLength = 16
const headLength = 1 + keyIdLength + nonceLength

/** JSON, so that no two places read the same however their parts are cut. */
const boundTo = ({ owner, item, field }: SealedPlace) => Buffer.from(JSON.stringify([owner, item, field]))

const keyIdOf = (key: Uint8Array) => createHash("sha256").update(key).digest().subarray(0, keyIdLength)

const seal = (key: KeyObject, keyId: Buffer, text: string, place: SealedPlace): Sealed => {
  const head = Buffer.concat([Buffer.of(format), keyId, randomBytes(nonceLength)])
  const sealing = createCipheriv(cipher, key, head.subarray(1 + keyIdLength))
  sealing.setAAD(boundTo(place))
  const text8 = Buffer.concat([sealing.update(text, "utf8"), sealing.final()])
  return Sealed(Buffer.concat([head, text8, sealing.getAuthTag()]).toString("base64"))
}

const open = (key: KeyObject, keyId: Buffer, sealed: Sealed, place: SealedPlace): string => {
  const bytes = Buffer.from(sealed, "base64")
  if (bytes.length < headLength + tagLength) throw new Error("the sealed text is cut short")
  if (bytes[0] !== format) throw new Error(`unknown format ${bytes[0]} of a sealed text`)
  if (!bytes.subarray(1, 1 + keyIdLength).equals(keyId)) throw new Error("sealed with another key")
  const opening = createDecipheriv(cipher, key, bytes.subarray(1 + keyIdLength, headLength), {
    authTagLength: tagLength
  })
  opening.setAAD(boundTo(place))
  opening.setAuthTag(bytes.subarray(-tagLength))
  return opening.update(bytes.subarray(headLength, -tagLength), undefined, "utf8") + opening.final("utf8")
}

/**
 * Seals texts with AES-256-GCM. A sealed text is base64 of: format (1 byte), key id (first 4 bytes of the key's
 * SHA-256), random nonce (12 bytes), ciphertext, tag (16 bytes); owner, item and field are authenticated with
 * it. Dies at once with a key that has not 32 bytes.
 */
export const aesSealer = (key: Uint8Array): Layer.Layer<Sealer> =>
  Layer.sync(Sealer)(() => {
    if (key.length !== keyLength) throw new Error(`an encryption key has ${keyLength} bytes`)
    const keyId = keyIdOf(key)
    const sealingKey = createSecretKey(key)
    const fingerprintKey = Buffer.from(hkdfSync("sha256", key, "", "honesthive fingerprint", keyLength))
    return {
      seal: (text, place) => Effect.sync(() => seal(sealingKey, keyId, text, place)),
      open: (sealed, place) =>
        Effect.try({
          try: () => open(sealingKey, keyId, sealed, place),
          catch: (cause) => new SealBroken({ cause })
        }),
      fingerprint: (purpose, value) =>
        Effect.sync(() =>
          createHmac("sha256", fingerprintKey)
            .update(JSON.stringify([purpose, value]))
            .digest("base64url")
        )
    }
  })
