import { join } from "node:path"
import { Effect, Layer, Option, Redacted } from "effect"
import { zipArchiver } from "#adapters/archive/index.ts"
import { backupSealer } from "#adapters/backup/index.ts"
import { controlSocket } from "#adapters/control-socket/index.ts"
import { oidcIssuer } from "#adapters/identity/oidc/index.ts"
import { argon2Hasher } from "#adapters/identity/password/index.ts"
import { diskImages } from "#adapters/images/disk/index.ts"
import { s3Images } from "#adapters/images/s3/index.ts"
import { sharpPreviews, sharpProcessor } from "#adapters/images/sharp/index.ts"
import { logging } from "#adapters/logging/index.ts"
import { watchedSmtp } from "#adapters/mail/smtp/index.ts"
import { localLanguages } from "#adapters/moderation/local/index.ts"
import { otpauthCodes } from "#adapters/one-time-codes/otpauth/index.ts"
import { checkedSealing, folderKeyCheck, nodeSealing, nodeSecrets } from "#adapters/sealing/node/index.ts"
import { dataFolder, lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import type { FileReplaced, LockLost } from "#adapters/storage/lowdb/store-errors.ts"
import { usedTenthsOf } from "#adapters/system/index.ts"
import { webhookSender } from "#adapters/webhook/node/index.ts"
import { backgroundJobs } from "#core/concurrency/background-jobs.ts"
import { productName } from "#core/domain/values/product-name.ts"
import { DiskUsage } from "#core/ports/disk-usage.ts"
import { IdentityProvider } from "#core/ports/identity-provider.ts"
import { InstanceName } from "#core/ports/instance-name.ts"
import type { KeyCheckValues } from "#core/ports/key-check-values.ts"
import type { Keyring } from "#core/ports/keyring.ts"
import { MailHealth } from "#core/ports/mail-health.ts"
import { MailTexts } from "#core/ports/mail-texts.ts"
import { Mailer } from "#core/ports/mailer.ts"
import { ProgramVersion } from "#core/ports/program-version.ts"
import { PublicAddress } from "#core/ports/public-address.ts"
import { ReleaseDefault, ReleaseLeast, ReleaseWindow } from "#core/ports/release-window.ts"
import type { Sealer } from "#core/ports/sealer.ts"
import { SignUpPolicy } from "#core/ports/sign-up-policy.ts"
import type { StoragePorts } from "#core/ports/storage-ports.ts"
import { WebhookSender } from "#core/ports/webhook-sender.ts"
import { canOpenTexts } from "#core/use-cases/keys/can-open-texts.ts"
import { outbox } from "#core/use-cases/mails/outbox.ts"
import { mailText, noteCountText } from "#ui/mails/mail-texts.ts"
import { type Configuration, publicUrlOf } from "../settings/config.ts"
import { version } from "../system/version.ts"
import { moderationBy } from "./moderation-layer.ts"

type StoreSettings = Pick<Configuration, "dataDir" | "databaseUrl" | "encryptionKeys"> &
  Partial<Pick<Configuration, "mayBeMoved">>

const sharedStorage = (
  url: Redacted.Redacted<string>,
  configuration: StoreSettings,
  { isReadOnly = false }: StoreUseOptions
) =>
  checkedSealing.pipe(
    Layer.provideMerge(
      Layer.unwrap(
        Effect.promise(async () => {
          const { postgresStorage } = await import("#adapters/storage/postgres/index.ts")
          return postgresStorage({ url: Redacted.value(url), isReadOnly })
        })
      )
    ),
    Layer.provideMerge(nodeSealing(configuration, false))
  )

interface StoreUseOptions {
  readonly isReadOnly?: boolean
  readonly onLockLost?: (lost: LockLost) => void
  readonly onFileReplaced?: (replaced: FileReplaced) => void
}

/**
 * Reads the key under the store's lock, so that concurrent first starts can't create two keys or remove a
 * half-written one.
 */
const embeddedStorage = (configuration: StoreSettings, use: StoreUseOptions) => {
  const { dataDir, mayBeMoved = false } = configuration
  const { isReadOnly = false } = use
  return checkedSealing.pipe(
    Layer.provideMerge(
      folderKeyCheck({ ...configuration, file: dataFolder(dataDir).checkValues, isReadOnly, canOpenTexts })
    ),
    Layer.provideMerge(nodeSealing(configuration, isReadOnly)),
    Layer.provideMerge(
      lowdbStorage({ ...use, dataDir, mayBeMoved, isHolderAnswering: controlSocket(dataDir).isAnswering })
    )
  )
}

type StoreLayer = Layer.Layer<
  StoragePorts | Sealer | Keyring | KeyCheckValues,
  Layer.Error<ReturnType<typeof embeddedStorage>> | Layer.Error<ReturnType<typeof sharedStorage>>
>

export const storedIn = (configuration: StoreSettings, use: StoreUseOptions = {}): StoreLayer =>
  Option.match(configuration.databaseUrl, {
    onNone: () => embeddedStorage(configuration, use),
    onSome: (url): StoreLayer => sharedStorage(url, configuration, use)
  })

export const imagesOf = ({ s3, dataDir }: Pick<Configuration, "s3" | "dataDir">) =>
  Option.match(s3, { onNone: () => diskImages(join(dataDir, "images")), onSome: s3Images })

const mailOf = ({ mail }: Pick<Configuration, "mail">) => {
  const { mailer, health } = watchedSmtp(mail)
  return Layer.merge(Layer.succeed(Mailer)(mailer), Layer.succeed(MailHealth)(health))
}

const diskUsageOf = ({ dataDir, databaseUrl, s3 }: Configuration) =>
  Option.isSome(databaseUrl) && Option.isSome(s3) ? Effect.succeed(null) : usedTenthsOf(dataDir)

export const layersOf = (configuration: Configuration, use: StoreUseOptions = {}) =>
  Layer.mergeAll(
    // The store closes after the outbox, which notes in it what was not sent.
    Layer.provideMerge(Layer.merge(backupSealer, outbox), storedIn(configuration, use)),
    imagesOf(configuration),
    sharpProcessor,
    configuration.hasPreviews ? sharpPreviews : Layer.empty,
    nodeSecrets,
    argon2Hasher,
    otpauthCodes,
    moderationBy(configuration.moderation),
    localLanguages,
    backgroundJobs,
    zipArchiver,
    mailOf(configuration),
    Layer.succeed(MailTexts)({ mailText, noteCountText }),
    Layer.succeed(WebhookSender)(Option.map(configuration.webhooks, webhookSender)),
    Layer.succeed(DiskUsage)(diskUsageOf(configuration)),
    Layer.succeed(ProgramVersion)({ program: version, runtime: `Node ${process.versions.node}` }),
    Layer.succeed(InstanceName)(Option.getOrElse(configuration.instance.name, () => productName)),
    Layer.succeed(PublicAddress)(publicUrlOf(configuration, configuration.port)),
    Layer.succeed(IdentityProvider)(Option.map(configuration.oidc, oidcIssuer)),
    Layer.succeed(SignUpPolicy)({ mode: configuration.signUp }),
    Layer.succeed(ReleaseWindow)(configuration.releaseWindow),
    Layer.succeed(ReleaseLeast)(configuration.releaseLeast),
    Layer.succeed(ReleaseDefault)(configuration.releaseDefault)
  ).pipe(Layer.provideMerge(logging(configuration)))
