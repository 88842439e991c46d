import { Effect, Option, Schema } from "effect"
import type { WebhookSettings } from "#adapters/webhook/node/index.ts"
import { commaList, oneOfWords, setting, settingOr, wrongSetting } from "./setting.ts"

const hostName = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*$/i

const HostNames = commaList(
  Schema.String,
  (name) => hostName.test(name),
  (name) => name.toLowerCase()
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
