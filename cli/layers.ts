import { join } from "node:path"
import { Effect, Layer, Option, Redacted } from "effect"
import { oidcIssuer } from "#adapters/identity/oidc/oidc-issuer.ts"
import { argon2Hasher } from "#adapters/identity/password/argon2-hasher.ts"
import { diskImages } from "#adapters/images/disk/disk-images.ts"
import { s3Images } from "#adapters/images/s3/s3-images.ts"
import { sharpProcessor } from "#adapters/images/sharp/sharp-processor.ts"
import { localLanguages } from "#adapters/moderation/local/local-languages.ts"
import { aesSealer } from "#adapters/sealing/aes-sealer.ts"
import { keyFile } from "#adapters/sealing/key-file.ts"
import { givenKeys, Keyring, KeyUnusable } from "#adapters/sealing/keyring.ts"
import { nodeSecrets } from "#adapters/sealing/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import { KeyProbes } from "#adapters/storage/postgres/key-probes.ts"
import { postgresStorage } from "#adapters/storage/postgres/storage.ts"
import { IdentityProvider } from "#core/accounts/identity-provider.ts"
import { SignUpPolicy } from "#core/accounts/sign-up-policy.ts"
import { ReleaseWindow } from "#core/feedback/release-window.ts"
import type { StoragePorts } from "#core/hives/storage-ports.ts"
import { errands } from "#core/support/errands.ts"
import type { Sealer } from "#core/support/sealer.ts"
import type { Configuration } from "./config.ts"
import { logging } from "./logging.ts"
import { moderationBy } from "./moderation/moderation-layer.ts"

export const storeNameOf = ({ databaseUrl }: Configuration): string =>
  Option.isSome(databaseUrl) ? "postgres" : "lowdb"

const keyringOf = ({ encryptionKeys, dataDir }: Configuration) =>
  Option.match(encryptionKeys, {
    onNone: () => keyFile(dataDir),
    onSome: (keys) => givenKeys(...Redacted.value(keys))
  })

/** With the last step of a change of keys, the database forgets the old one. */
const remembered = Layer.effect(Keyring)(
  Effect.gen(function* () {
    const [ring, probes] = [yield* Keyring, yield* KeyProbes]
    const forget = probes.forgetOthers.pipe(
      Effect.mapError(({ message }) => new KeyUnusable({ file: "DATABASE_URL", reason: message }))
    )
    return { ...ring, endChange: Effect.andThen(forget, ring.endChange) }
  })
)

const shared = (url: Redacted.Redacted<string>, configuration: Configuration) =>
  remembered.pipe(
    Layer.provideMerge(postgresStorage({ url: Redacted.value(url) })),
    Layer.provideMerge(aesSealer),
    Layer.provideMerge(keyringOf(configuration))
  )

/** The key is read under the store's lock: the first start makes it once, and nobody sweeps it away half made. */
const embedded = (configuration: Configuration, isReadOnly: boolean) =>
  aesSealer.pipe(
    Layer.provideMerge(keyringOf(configuration)),
    Layer.provideMerge(lowdbStorage({ dataDir: configuration.dataDir, isReadOnly }))
  )

type Stored = Layer.Layer<
  StoragePorts | Sealer | Keyring,
  Layer.Error<ReturnType<typeof embedded>> | Layer.Error<ReturnType<typeof shared>>
>

const stored = (configuration: Configuration, isReadOnly: boolean): Stored =>
  Option.match(configuration.databaseUrl, {
    onNone: () => embedded(configuration, isReadOnly),
    onSome: (url): Stored => shared(url, configuration)
  })

export const imagesOf = ({ s3, dataDir }: Pick<Configuration, "s3" | "dataDir">) =>
  Option.match(s3, { onNone: () => diskImages(join(dataDir, "images")), onSome: s3Images })

/**
 * The composition root: one adapter for each port, picked by the configuration. Who only reads leaves the data folder
 * as it is.
 */
export const layersOf = (configuration: Configuration, { isReadOnly = false } = {}) =>
  Layer.mergeAll(
    stored(configuration, isReadOnly),
    imagesOf(configuration),
    sharpProcessor,
    nodeSecrets,
    argon2Hasher,
    moderationBy(configuration.moderation),
    localLanguages,
    errands,
    Layer.succeed(IdentityProvider)(Option.map(configuration.oidc, oidcIssuer)),
    Layer.succeed(SignUpPolicy)({ isOpen: configuration.isSignUpOpen }),
    Layer.succeed(ReleaseWindow)(configuration.releaseWindow)
  ).pipe(Layer.provideMerge(logging(configuration)))
