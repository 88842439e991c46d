import { Effect, Option, Redacted, Schema } from "effect"
import type { ComprehendSettings } from "#adapters/moderation/comprehend/comprehend-client.ts"
import type { OpenaiSettings } from "#adapters/moderation/openai/openai-client.ts"
import { defaultStrictness, type Strictness, strictnesses } from "#core/domain/moderation/strictness.ts"
import { httpsForm, isUnreadOnTheWay, Region, ServiceUrl } from "./address-settings.ts"
import { oneOfWords, setting, settingOr, type WrongSetting, wrongSetting } from "./setting.ts"

export const openaiDefaults = { baseUrl: "https://api.openai.com/v1", model: "gpt-5.4-nano" } as const

export type ModerationService =
  | { readonly by: "local" }
  | ({ readonly by: "openai" } & OpenaiSettings)
  | ({ readonly by: "comprehend" } & ComprehendSettings)

export type ModerationSettings = ModerationService & { readonly strictness: Strictness }

const isBase = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const { protocol, username, password, search, hash } = url
  const isPlain = /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === ""
  return isPlain && isUnreadOnTheWay(url)
}

const BaseUrl = Schema.Trim.check(Schema.makeFilter(isBase))
const ApiKey = Schema.Trim.check(Schema.isPattern(/^[\x21-\x7e]+$/))
const ModelName = Schema.Trim.check(Schema.isPattern(/^[\w.:/-]{1,100}$/))

const openaiSettings = Effect.gen(function* () {
  const key = yield* setting("OPENAI_API_KEY", ApiKey, "a key without spaces")
  if (Option.isNone(key)) return yield* wrongSetting("OPENAI_API_KEY must be set where MODERATION is openai.")
  const base = `a host and a path, such as https://api.openai.com/v1, with ${httpsForm}`
  return {
    by: "openai" as const,
    apiKey: Redacted.make(key.value),
    baseUrl: yield* settingOr("OPENAI_BASE_URL", BaseUrl, base, openaiDefaults.baseUrl),
    model: yield* settingOr("OPENAI_MODEL", ModelName, "the name of a model", openaiDefaults.model)
  }
})

const comprehendSettings = Effect.gen(function* () {
  const must = `a host without a path, with ${httpsForm}`
  const endpoint = yield* setting("COMPREHEND_ENDPOINT", ServiceUrl, must)
  return {
    by: "comprehend" as const,
    region: yield* settingOr("AWS_REGION", Region, "a region, such as eu-central-1", "us-east-1"),
    endpoint: Option.getOrUndefined(Option.map(endpoint, ({ origin }) => origin))
  }
})

/** Settings of services that aren't chosen are ignored. */
const judgeSetting: Effect.Effect<ModerationService, WrongSetting> = Effect.gen(function* () {
  const names = oneOfWords("local", "openai", "comprehend")
  const by = yield* settingOr("MODERATION", names, "local, openai or comprehend", "local")
  if (by === "openai") return yield* openaiSettings
  return by === "comprehend" ? yield* comprehendSettings : { by }
})

export const moderationSettings = Effect.gen(function* () {
  const must = "gentle, normal or strict"
  const words = oneOfWords(...strictnesses)
  const strictness = yield* settingOr("MODERATION_STRICTNESS", words, must, defaultStrictness)
  return { ...(yield* judgeSetting), strictness } satisfies ModerationSettings
})
