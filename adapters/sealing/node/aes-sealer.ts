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
import { keyIdBytesOf } from "./key-id.ts"

const cipherName = "aes-256-gcm"
const { version: format, keyIdLength, nonceLength, tagLength, headLength } = sealedFormat

const associatedDataOf = (associatedData: AssociatedData, used: number | undefined) =>
  Buffer.from(associatedDataText(associatedData, used))

interface NodeSealingKey {
  readonly id: Buffer
  readonly sealing: KeyObject
  readonly fingerprints: Buffer
}

const prepareKey = (key: Uint8Array): NodeSealingKey => {
  if (key.length !== keyLengthBytes) throw new Error(`an encryption key has ${keyLengthBytes} bytes`)
  return {
    id: keyIdBytesOf(key),
    sealing: createSecretKey(key),
    fingerprints: Buffer.from(hkdfSync("sha256", key, "", fingerprintInfo, keyLengthBytes))
  }
}

const idIn = (bytes: Buffer): Buffer => bytes.subarray(1, 1 + keyIdLength)

const noncesPerBatch = 256

/** Random nonces, each used once. Generated in batches, because one call costs as much as sealing a text. */
const makeNonces = () => {
  let unused = Buffer.of()
  return (): Buffer => {
    if (unused.length === 0) unused = randomBytes(noncesPerBatch * nonceLength)
    const nonce = unused.subarray(0, nonceLength)
    unused = unused.subarray(nonceLength)
    return nonce
  }
}

const sealText = (
  key: NodeSealingKey,
  nonce: Buffer,
  text: string,
  associatedData: AssociatedData
): Sealed => {
  const sealing = createCipheriv(cipherName, key.sealing, nonce)
  sealing.setAAD(associatedDataOf(associatedData, format))
  const parts = [Buffer.of(format), key.id, nonce, sealing.update(padText(text)), sealing.final()]
  return Sealed(Buffer.concat([...parts, sealing.getAuthTag()]).toString("base64"))
}

const keyOf = (keys: ReadonlyArray<NodeSealingKey>, head: Buffer): NodeSealingKey | undefined =>
  keys.find(({ id }) => idIn(head).equals(id))

const openText = (
  keys: ReadonlyArray<NodeSealingKey>,
  sealed: Sealed,
  associatedData: AssociatedData
): string => {
  const bytes = Buffer.from(sealed, "base64")
  if (bytes.length < headLength + tagLength) throw new Error("the sealed text is cut short")
  if (!isKnownFormat(bytes[0])) throw new Error(`unknown format ${bytes[0]} of a sealed text`)
  const key = keyOf(keys, bytes)
  if (key === undefined) throw new Error("sealed with another key")
  const opening = createDecipheriv(cipherName, key.sealing, bytes.subarray(1 + keyIdLength, headLength), {
    authTagLength: tagLength
  })
  opening.setAAD(associatedDataOf(associatedData, bytes[0]))
  opening.setAuthTag(bytes.subarray(-tagLength))
  const opened = Buffer.concat([opening.update(bytes.subarray(headLength, -tagLength)), opening.final()])
  return unpadText(opened, bytes[0])
}

const prepareKeys = (keysOf: Keyring["Service"]["keys"]) => {
  let keys = keysOf()
  let prepared = keys.map(prepareKey)
  return () => {
    if (keys !== keysOf()) {
      keys = keysOf()
      prepared = keys.map(prepareKey)
    }
    return prepared
  }
}

const headOf = (sealed: Sealed): Buffer => Buffer.from(sealed.slice(0, sealedHeadLength), "base64")

const sealingKeyOf = (keys: ReadonlyArray<NodeSealingKey>): NodeSealingKey => {
  const [key] = keys
  if (key === undefined) throw new Error("there is no encryption key")
  return key
}

/**
 * Seals texts with AES-256-GCM in the layout of `sealed-format.ts`: the key id is the first 4 bytes of the key's
 * SHA-256, and the text is padded to a multiple of 256 bytes. Dies at once with a key that has not 32 bytes.
 */
export const aesSealer: Layer.Layer<Sealer, never, Keyring> = Layer.effect(Sealer)(
  Effect.map(Keyring, (ring) => {
    const [keys, nextNonce] = [prepareKeys(ring.keys), makeNonces()]
    return {
      seal: (text, associatedData) =>
        Effect.sync(() => sealText(sealingKeyOf(keys()), nextNonce(), text, associatedData)),
      open: (sealed, associatedData) =>
        Effect.try({
          try: () => openText(keys(), sealed, associatedData),
          catch: (cause) => new SealBroken({ cause })
        }),
      isCurrent: (sealed) => idIn(headOf(sealed)).equals(sealingKeyOf(keys()).id),
      hasKeyOf: (sealed) => keyOf(keys(), headOf(sealed)) !== undefined,
      fingerprint: (purpose, value) =>
        Effect.sync(() =>
          createHmac("sha256", sealingKeyOf(keys()).fingerprints)
            .update(fingerprintText(purpose, value))
            .digest("base64url")
        )
    }
  })
)
