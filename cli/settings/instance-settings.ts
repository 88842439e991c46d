import { Effect, Option, Schema } from "effect"
import { sniffImage } from "#core/domain/images/sniff-image.ts"
import { isTooLong, trimText } from "#core/domain/values/text.ts"
import { accentProblem } from "#ui/document/accent.ts"
import { SecureWebAddress, WebAddress, webAddressForm } from "./address-settings.ts"
import { fileSetting, setting, wrongSetting } from "./setting.ts"

export interface InstanceSettings {
  readonly name: Option.Option<string>
  readonly logo: Option.Option<Uint8Array>
  /** `#rrggbb`, with enough contrast in both themes. */
  readonly accent: Option.Option<string>
  readonly imprintUrl: Option.Option<string>
  readonly privacyUrl: Option.Option<string>
  readonly demoUrl: Option.Option<string>
}

/** The joiners stay, which shape Indian scripts. */
const unshowable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

const maxNameLength = 40

export const InstanceName = Schema.Trim.check(
  Schema.makeFilter(
    (text) => trimText(text) !== "" && !unshowable.test(text) && !isTooLong(text, maxNameLength)
  )
)

export const AccentColour = Schema.Trim.check(Schema.isPattern(/^#[0-9a-f]{6}$/i))

const logoForm = "INSTANCE_LOGO must be the path of a PNG, JPEG or WebP file of at most 5 MB."
const maxLogoBytes = 5 * 1024 * 1024

const logoSetting = Effect.gen(function* () {
  const logo = yield* fileSetting("INSTANCE_LOGO")
  const isFit = (bytes: Uint8Array) => bytes.length <= maxLogoBytes && sniffImage(bytes) !== undefined
  return Option.isNone(logo) || isFit(logo.value) ? logo : yield* wrongSetting(logoForm)
})

const accentSetting = Effect.gen(function* () {
  const accent = yield* setting("ACCENT", AccentColour, "a colour such as #2563eb")
  const problem = Option.isSome(accent) ? accentProblem(accent.value) : null
  if (problem !== null) return yield* wrongSetting(`ACCENT has ${problem}.`)
  return Option.map(accent, (hex) => hex.toLowerCase())
})

export const instanceSettings = Effect.gen(function* () {
  return {
    name: yield* setting("INSTANCE_NAME", InstanceName, "a name of at most 40 characters"),
    logo: yield* logoSetting,
    accent: yield* accentSetting,
    imprintUrl: yield* setting("IMPRINT_URL", WebAddress, webAddressForm),
    privacyUrl: yield* setting("PRIVACY_URL", WebAddress, webAddressForm),
    demoUrl: yield* setting("DEMO_URL", SecureWebAddress, "an https:// address")
  } satisfies InstanceSettings
})
