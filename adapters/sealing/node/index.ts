import { Effect, Layer, Option, Redacted } from "effect"
import { causeText } from "#core/ports/failure-text.ts"
import { KeyCheckValues } from "#core/ports/key-check-values.ts"
import { Keyring, KeyUnusable, rotateAgainText, type SealingKeys } from "#core/ports/keyring.ts"
import { Sealer } from "#core/ports/sealer.ts"
import type { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { aesSealer } from "./aes-sealer.ts"
import { configuredKeys } from "./configured-keys.ts"
import { type CheckedFolder, checkFolderKeys, type KeyCheckFile, keyCheckFile } from "./key-check-file.ts"
import { keyFile, readKeyFile } from "./key-file.ts"

export { keyFileIn } from "./key-file.ts"
export { keyIdOf } from "./key-id.ts"
export { keyForm, parseKey } from "./key-text.ts"
export { nodeSecrets } from "./node-secrets.ts"

interface KeySettings {
  readonly dataDir: string
  /** Without them, the data folder has a key file. */
  readonly encryptionKeys: Option.Option<Redacted.Redacted<SealingKeys>>
}

export const nodeSealing = (
  { dataDir, encryptionKeys }: KeySettings,
  isReadOnly: boolean
): Layer.Layer<Sealer | Keyring, KeyUnusable> =>
  Layer.provideMerge(
    aesSealer,
    Option.match(encryptionKeys, {
      onNone: () => keyFile(dataDir, { isReadOnly }),
      onSome: (keys) => configuredKeys(...Redacted.value(keys))
    })
  )

export const existingKeys = ({
  dataDir,
  encryptionKeys
}: KeySettings): Effect.Effect<SealingKeys, KeyUnusable> =>
  Option.match(encryptionKeys, {
    onNone: () => readKeyFile(dataDir),
    onSome: (keys) => Effect.succeed(Redacted.value(keys))
  })

export const sealerWith = (keys: SealingKeys): Layer.Layer<Sealer> =>
  Layer.provide(aesSealer, configuredKeys(...keys))

const keyNameOf = ({ encryptionKeys }: KeySettings): string =>
  Option.isSome(encryptionKeys) ? "ENCRYPTION_KEY" : "encryption.key"

export const folderKeyCheck = (
  options: KeySettings & Omit<KeyCheckFile, "keyName">
): ReturnType<typeof keyCheckFile> => keyCheckFile({ ...options, keyName: keyNameOf(options) })

export const checkedKeys = Effect.fnUntraced(function* (
  options: KeySettings & Omit<CheckedFolder, "keyName">
) {
  const keys = yield* existingKeys(options)
  const isCurrentKey = yield* Effect.provide(
    checkFolderKeys({ ...options, keyName: keyNameOf(options) }),
    Layer.provideMerge(aesSealer, configuredKeys(...keys))
  )
  return { keys, isCurrentKey }
})

/**
 * Keeps the key check values beside the data in step with a change of keys: the new key's is stored at the beginning,
 * and the old one's removed at the end, neither while another server seals with the old one.
 */
const checkedKeyring: Layer.Layer<Keyring, never, Keyring | KeyCheckValues> = Layer.effect(Keyring)(
  Effect.gen(function* () {
    const [ring, checkValues] = [yield* Keyring, yield* KeyCheckValues]
    const known = <A>(noted: Effect.Effect<A, StoreUnavailable | KeyUnusable>) =>
      Effect.catchTag(noted, "StoreUnavailable", ({ cause }) =>
        Effect.fail(new KeyUnusable({ file: "The store", reason: `${causeText(cause)}. ${rotateAgainText}` }))
      )
    return {
      ...ring,
      beginChange: ring.beginChange.pipe(
        Effect.andThen(known(checkValues.checkOtherServers)),
        Effect.andThen(known(checkValues.remember))
      ),
      endChange: known(checkValues.checkOtherServers).pipe(
        Effect.andThen(known(checkValues.forgetOthers)),
        Effect.andThen(ring.endChange)
      )
    }
  })
)

const checkedSealer: Layer.Layer<Sealer, never, Sealer | Keyring | KeyCheckValues> = Layer.effect(Sealer)(
  Effect.gen(function* () {
    const [sealer, ring, { remember }] = [yield* Sealer, yield* Keyring, yield* KeyCheckValues]
    let noted: Uint8Array | undefined
    const noteKey = Effect.suspend(() => {
      const [key] = ring.keys()
      if (key === noted) return Effect.void
      return Effect.map(remember, () => {
        noted = key
      })
    })
    return {
      ...sealer,
      seal: (text, associatedData) => Effect.andThen(noteKey, sealer.seal(text, associatedData))
    }
  })
)

export const checkedSealing = Layer.merge(checkedKeyring, checkedSealer)
