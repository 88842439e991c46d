import { join } from "node:path"
import { Layer, Option, Redacted } from "effect"
import { argon2Hasher } from "#adapters/identity/password/argon2-hasher.ts"
import { diskImages } from "#adapters/images/disk/disk-images.ts"
import { s3Images } from "#adapters/images/s3/s3-images.ts"
import { sharpProcessor } from "#adapters/images/sharp/sharp-processor.ts"
import { localAnalyst } from "#adapters/moderation/local/local-analyst.ts"
import { localGuard } from "#adapters/moderation/local/local-guard.ts"
import { aesSealer } from "#adapters/sealing/aes-sealer.ts"
import { keyFile } from "#adapters/sealing/key-file.ts"
import { givenKeys } from "#adapters/sealing/keyring.ts"
import { nodeSecrets } from "#adapters/sealing/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/storage.ts"
import { SignUpPolicy } from "#core/accounts/sign-up-policy.ts"
import { ReleaseWindow } from "#core/feedback/release-window.ts"
import type { Configuration } from "./config.ts"
import { logging } from "./logging.ts"

export const storeName = "lowdb"
export const guardName = "local"

const keyringOf = ({ encryptionKeys, dataDir }: Configuration) =>
  Option.match(encryptionKeys, {
    onNone: () => keyFile(dataDir),
    onSome: (keys) => givenKeys(...Redacted.value(keys))
  })

/** The key is read under the store's lock: the first start makes it once, and nobody sweeps it away half made. */
const stored = (configuration: Configuration) =>
  aesSealer.pipe(
    Layer.provideMerge(keyringOf(configuration)),
    Layer.provideMerge(lowdbStorage({ dataDir: configuration.dataDir }))
  )

const imagesOf = ({ s3, dataDir }: Configuration) =>
  Option.match(s3, { onNone: () => diskImages(join(dataDir, "images")), onSome: s3Images })

/** The composition root: one adapter for each port, picked by the configuration. */
export const layersOf = (configuration: Configuration) =>
  Layer.mergeAll(
    stored(configuration),
    imagesOf(configuration),
    sharpProcessor,
    nodeSecrets,
    argon2Hasher,
    localGuard,
    localAnalyst,
    Layer.succeed(SignUpPolicy)({ isOpen: configuration.isSignUpOpen }),
    Layer.succeed(ReleaseWindow)(configuration.releaseWindow)
  ).pipe(Layer.provideMerge(logging(configuration)))
