import { isAbsolute, resolve } from "node:path"
import { Effect, type LogLevel, Option, Redacted, Schema } from "effect"
import type { IssuerSettings } from "#adapters/identity/oidc/issuer-settings.ts"
import type { S3Settings } from "#adapters/images/s3/s3-client.ts"
import type { SmtpSettings } from "#adapters/mail/smtp/smtp-mailer.ts"
import { keyForm } from "#adapters/sealing/node/index.ts"
import type { WebhookSettings } from "#adapters/webhook/node/index.ts"
import { type SignUpMode, signUpModes } from "#core/domain/accounts/sign-up-mode.ts"
import { adminProblem, isUsername } from "#core/domain/admins/admin-rules.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { type PublicHost, publicHostOf } from "#core/domain/hosts/public-host.ts"
import { maxWindowMinutes } from "#core/domain/release/release-boundary.ts"
import { type Audience, audiences } from "#core/domain/release/release-rule.ts"
import { httpsForm, isPercentEncoded, Region, ServiceUrl } from "./address-settings.ts"
import { EncryptionKeys } from "./encryption-key.ts"
import { helpNotes } from "./help-notes.ts"
import { type InstanceSettings, instanceSettings } from "./instance-settings.ts"
import { contact, mailSettings } from "./mail-settings.ts"
import { type ModerationSettings, moderationSettings } from "./moderation-settings.ts"
import { issuerSettings } from "./oidc-settings.ts"
import { hostSettings } from "./public-hosts.ts"
import { Line, oneOfWords, setting, settingOr, WrongSetting, wholeNumber, wrongSetting } from "./setting.ts"
import { sourceUrl } from "./source-settings.ts"
import { webhookSettings } from "./webhook-settings.ts"

/**
 * All settings, read from the environment. Without `databaseUrl` everything is stored in the data folder, and without
 * `s3` images are.
 */
export interface Configuration {
  readonly port: number
  readonly host: string
  /** The first is the canonical one. Empty: http://localhost with the actual port. */
  readonly publicHosts: ReadonlyArray<PublicHost>
  readonly dataDir: string
  /** Whether to use a folder whose data was moved to a database. */
  readonly mayBeMoved: boolean
  /** The first key seals, all of them open. None: the key in the data folder, created by the first start. */
  readonly encryptionKeys: Option.Option<EncryptionKeys>
  readonly databaseUrl: Option.Option<Redacted.Redacted<string>>
  readonly s3: Option.Option<S3Settings>
  readonly moderation: ModerationSettings
  readonly helpNotes: HelpNotes
  readonly oidc: Option.Option<IssuerSettings>
  readonly mail: Option.Option<SmtpSettings>
  readonly webhooks: Option.Option<WebhookSettings>
  readonly contact: Option.Option<string>
  readonly sourceUrl: Option.Option<string>
  readonly instance: InstanceSettings
  readonly signUp: SignUpMode
  readonly hasMarketingFigures: boolean
  readonly hasPreviews: boolean
  readonly isRateLimited: boolean
  /** Minutes; 0: feedback is released as soon as it is judged. */
  readonly releaseWindow: number
  readonly releaseLeast: number
  readonly releaseDefault: Audience
  /** Largest number of proxies in front of any address. */
  readonly trustedProxies: number
  readonly logLevel: LogLevel.LogLevel
  readonly logFormat: "pretty" | "json"
  /** Created at the start if there is no admin of this name. */
  readonly admin: Option.Option<FirstAdminCredentials>
}

type HostConfiguration = Pick<Configuration, "publicHosts" | "trustedProxies">

export const publicHostsOf = (
  { publicHosts, trustedProxies }: HostConfiguration,
  port: number
): readonly [PublicHost, ...ReadonlyArray<PublicHost>] => {
  const [first = publicHostOf(new URL(`http://localhost:${port}`), trustedProxies), ...others] = publicHosts
  return [first, ...others]
}

export const publicUrlOf = (configuration: HostConfiguration, port: number): URL =>
  publicHostsOf(configuration, port)[0].url

const Host = Schema.Trim.check(Schema.isPattern(/^[\w.:-]+$/))

export const listenSettings = Effect.gen(function* () {
  const port = yield* settingOr("PORT", wholeNumber(0, 65_535), "a whole number from 0 to 65535", 3000)
  return { port, host: yield* settingOr("HOST", Host, "an address or a host name", "127.0.0.1") }
})

const logLevels = { debug: "Debug", info: "Info", warn: "Warn", error: "Error", none: "None" } as const

/** The two drivers that read the address take the other modes of libpq in different ways. */
const sslModes: ReadonlyArray<string> = ["verify-full", "require", "disable"]

/** The store's driver would take a list of hosts, the one of periodic work wouldn't. */
const isHostList = (url: URL): boolean => /,|%2c/i.test(url.hostname)

const isPostgres = (text: string): boolean => {
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  const isEncoded = [url.username, url.password, url.pathname].every(isPercentEncoded)
  return (
    isEncoded &&
    !isHostList(url) &&
    url.searchParams.getAll("sslmode").every((mode) => sslModes.includes(mode))
  )
}

export const DatabaseUrl = Schema.RedactedFromValue(Schema.Trim.check(Schema.makeFilter(isPostgres)))
export const databaseUrlForm =
  "postgres://user:password@host/database, percent-encoded, maybe with ?sslmode=verify-full, require or disable; a list of hosts is not supported"

/**
 * A database requires ENCRYPTION_KEY: replicas share no folder for a key file, and the key must not be stored beside
 * the texts it seals.
 */
const databaseSetting = (encryptionKeys: Configuration["encryptionKeys"]) =>
  Effect.gen(function* () {
    const url = yield* setting("DATABASE_URL", DatabaseUrl, databaseUrlForm)
    if (Option.isSome(url) && Option.isNone(encryptionKeys)) {
      return yield* new WrongSetting({
        text: `DATABASE_URL needs ENCRYPTION_KEY, too: ${keyForm}.`
      })
    }
    return url
  })

export const encryptionKeySetting = setting("ENCRYPTION_KEY", EncryptionKeys, keyForm)

const BucketName = Schema.Trim.check(Schema.isPattern(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))

export const s3Settings = Effect.gen(function* () {
  const bucket = yield* setting("S3_BUCKET", BucketName, "the name of a bucket")
  const endpoint = yield* setting("S3_ENDPOINT", ServiceUrl, `a host without a path, with ${httpsForm}`)
  const region = yield* settingOr("AWS_REGION", Region, "a region, such as eu-central-1", "us-east-1")
  if (Option.isNone(bucket) && Option.isSome(endpoint)) {
    return yield* new WrongSetting({ text: "S3_ENDPOINT needs S3_BUCKET, too." })
  }
  const origin = Option.getOrUndefined(Option.map(endpoint, (url) => url.origin))
  return Option.map(bucket, (name): S3Settings => ({ bucket: name, endpoint: origin, region }))
})

interface FirstAdminCredentials {
  readonly username: string
  readonly password: Redacted.Redacted
}

const Username = Schema.Trim.check(Schema.makeFilter(isUsername))

const readAdmin = Effect.gen(function* () {
  const username = yield* setting(
    "ADMIN_USERNAME",
    Username,
    "a user name of letters, digits, dots and hyphens"
  )
  const password = yield* setting("ADMIN_PASSWORD", Line, "a password without control characters")
  if (Option.isNone(username) && Option.isNone(password)) return Option.none<FirstAdminCredentials>()
  if (Option.isNone(username))
    return yield* wrongSetting("ADMIN_USERNAME must be set where ADMIN_PASSWORD is.")
  if (Option.isNone(password))
    return yield* wrongSetting("ADMIN_PASSWORD must be set where ADMIN_USERNAME is.")
  const problem = adminProblem(username.value, password.value)
  if (problem !== null) return yield* wrongSetting(`ADMIN_PASSWORD cannot be used. ${problem}`)
  return Option.some({ username: username.value, password: Redacted.make(password.value) })
})

const releaseSettings = Effect.gen(function* () {
  const minutes = "minutes, from 0 to 10080"
  const releaseWindow = yield* settingOr("RELEASE_WINDOW", wholeNumber(0, maxWindowMinutes), minutes, 0)
  const items = "a number of items, from 1 to 100"
  const releaseLeast = yield* settingOr("RELEASE_LEAST", wholeNumber(1, 100), items, 1)
  if (releaseLeast > 1 && releaseWindow === 0) {
    return yield* wrongSetting(
      "RELEASE_LEAST above 1 needs RELEASE_WINDOW, too: the minutes between releases."
    )
  }
  const releaseDefault = yield* settingOr(
    "RELEASE_DEFAULT",
    oneOfWords(...audiences),
    "anyone, class or team",
    "anyone"
  )
  return { releaseWindow, releaseLeast, releaseDefault }
})

const defaultFormat = (isTerminal: boolean) => (isTerminal ? ("pretty" as const) : ("json" as const))

/** Blanks and carriage returns at its ends, and `~` or `$HOME` that no shell replaced, would begin a new folder unnoticed. */
const FolderPath = Schema.String.check(Schema.isPattern(/^(?![\s~$]).*\S$/))

const dataDirSetting = Effect.map(
  settingOr("DATA_DIR", FolderPath, "the path of a folder, without ~, $ or blanks around it", "./data"),
  (dataDir) => (isAbsolute(dataDir) ? dataDir : resolve(dataDir))
)

/** Undefined if it is invalid, which a command says when it reads the whole configuration. */
export const readDataDir = (): Promise<string | undefined> =>
  Effect.runPromise(Effect.map(Effect.option(dataDirSetting), Option.getOrUndefined))

const afterMoveSetting = Effect.map(
  settingOr("AFTER_MOVE", oneOfWords("on", "off"), "on or off", "off"),
  (answer) => answer === "on"
)

/** Fails on the first invalid value. `isTerminal` decides the log format unless LOG_FORMAT is set. */
export const readConfiguration = (isTerminal: boolean) =>
  Effect.gen(function* () {
    const level = yield* settingOr(
      "LOG_LEVEL",
      oneOfWords("debug", "info", "warn", "error", "none"),
      "debug, info, warn, error or none",
      "info"
    )
    const signUp = yield* settingOr("SIGN_UP", oneOfWords(...signUpModes), "open, invited or closed", "open")
    const rateLimit = yield* settingOr("RATE_LIMIT", oneOfWords("on", "off"), "on or off", "on")
    const marketing = yield* settingOr("MARKETING_FIGURES", oneOfWords("on", "off"), "on or off", "on")
    const previews = yield* settingOr("PREVIEWS", oneOfWords("on", "off"), "on or off", "on")
    const encryptionKeys = yield* encryptionKeySetting
    const { publicHosts, trustedProxies } = yield* hostSettings
    const canonicalUrl = Option.fromNullishOr(publicHosts[0]?.url)
    const configuration: Configuration = {
      ...(yield* listenSettings),
      publicHosts,
      dataDir: yield* dataDirSetting,
      mayBeMoved: yield* afterMoveSetting,
      encryptionKeys,
      databaseUrl: yield* databaseSetting(encryptionKeys),
      s3: yield* s3Settings,
      moderation: yield* moderationSettings,
      helpNotes: yield* helpNotes,
      oidc: yield* issuerSettings(canonicalUrl),
      mail: yield* mailSettings(canonicalUrl),
      webhooks: yield* webhookSettings,
      contact: yield* contact,
      sourceUrl: yield* sourceUrl,
      instance: yield* instanceSettings,
      signUp,
      hasMarketingFigures: marketing === "on",
      hasPreviews: previews === "on",
      isRateLimited: rateLimit === "on",
      ...(yield* releaseSettings),
      trustedProxies,
      admin: yield* readAdmin,
      logLevel: logLevels[level],
      logFormat: yield* settingOr(
        "LOG_FORMAT",
        oneOfWords("pretty", "json"),
        "pretty or json",
        defaultFormat(isTerminal)
      )
    }
    return configuration
  })
