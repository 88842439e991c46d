import { Effect, Option, Schema, SchemaGetter } from "effect"
import type { WebhookSettings } from "#adapters/webhook/node/index.ts"
import { oneOfWords, setting, settingOr, wrongSetting } from "./setting.ts"

const hostName = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/

const namesIn = (text: string): ReadonlyArray<string> =>
  text.split(",").map((name) => name.trim().toLowerCase())

const HostNames = Schema.String.check(
  Schema.makeFilter((text) => namesIn(text).every((name) => hostName.test(name)))
).pipe(
  Schema.decodeTo(Schema.Array(Schema.String), {
    decode: SchemaGetter.transform(namesIn),
    encode: SchemaGetter.transform((names: ReadonlyArray<string>) => names.join(","))
  })
)

export const webhookSettings = Effect.gen(function* () {
  const isOn = (yield* settingOr("WEBHOOKS", oneOfWords("on", "off"), "on or off", "on")) === "on"
  const hosts = yield* setting(
    "WEBHOOK_HOSTS",
    HostNames,
    "names of hosts with commas between them, such as ntfy.internal"
  )
  if (!isOn && Option.isSome(hosts)) return yield* wrongSetting("WEBHOOK_HOSTS needs WEBHOOKS=on.")
  const privateHosts = new Set(Option.getOrElse(hosts, () => []))
  return isOn ? Option.some<WebhookSettings>({ privateHosts }) : Option.none<WebhookSettings>()
})
