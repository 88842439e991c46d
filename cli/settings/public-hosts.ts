import { Effect, Option, Schema } from "effect"
import { isOnionName, publicHostOf } from "#core/domain/hosts/public-host.ts"
import { isOrigin } from "./address-settings.ts"
import { commaList, setting, settingOr, wrongSetting } from "./setting.ts"

/** The standard of URLs allows `*.hive.example` and `hive.example.`, too, for which no browser asks by itself. */
const isPublicOrigin = (text: string): boolean =>
  isOrigin(text) && /^(?:[\w-]+(?:\.[\w-]+)*|\[.+\])$/.test(new URL(text).hostname)

const Origins = commaList(Schema.URL, isPublicOrigin, (part) => new URL(part))

const maxProxies = 32

const isProxyCount = (text: string): boolean => /^\d{1,2}$/.test(text) && Number(text) <= maxProxies

const ProxyCounts = commaList(Schema.Finite, isProxyCount, Number)

const proxiesForm = "a whole number from 0 to 32, or one for each address of PUBLIC_URL, separated by commas"

/** Hosts are found by their name alone, so each may be listed once, whatever the port. */
export const hostSettings = Effect.gen(function* () {
  const form = "http:// or https:// and a host, without a path, or several of these, separated by commas"
  const urls = Option.getOrElse(yield* setting("PUBLIC_URL", Origins, form), () => [])
  const names = urls.map(({ hostname }) => hostname)
  if (new Set(names).size < names.length) return yield* wrongSetting("PUBLIC_URL must not name a host twice.")
  const counts = yield* settingOr("TRUST_PROXY", ProxyCounts, proxiesForm, [0])
  const [common = 0, ...more] = counts
  if (more.length > 0 && counts.length !== urls.length)
    return yield* wrongSetting(`TRUST_PROXY must be ${proxiesForm}.`)
  if (more.length > 0 && counts.some((count, at) => count > 0 && isOnionName(names[at] ?? "")))
    return yield* wrongSetting("TRUST_PROXY must be 0 for an onion address: Tor adds no header.")
  return {
    publicHosts: urls.map((url, at) => publicHostOf(url, more.length > 0 ? (counts[at] ?? 0) : common)),
    trustedProxies: Math.max(...counts)
  }
})
