import { Effect, Option, Schema } from "effect"
import { DatabaseUrl, databaseUrlForm, encryptionKeySetting, s3Settings } from "../../settings/config.ts"
import { setting, wrongSetting } from "../../settings/setting.ts"

const decodeUrl = Schema.decodeUnknownOption(DatabaseUrl)

const urlOfOption = (to: string) =>
  Option.match(decodeUrl(to), {
    onNone: () => wrongSetting(`--to must be ${databaseUrlForm}.`),
    onSome: Effect.succeed
  })

const urlOfEnvironment = Effect.flatMap(
  setting("DATABASE_URL", DatabaseUrl, databaseUrlForm),
  Option.match({
    onNone: () => wrongSetting("Set the target with --to or DATABASE_URL."),
    onSome: Effect.succeed
  })
)

export const readMoveSettings = (to: string | undefined) =>
  Effect.all({
    databaseUrl: to === undefined ? urlOfEnvironment : urlOfOption(to),
    encryptionKeys: encryptionKeySetting,
    s3: s3Settings
  })
