import { Option, Schema } from "effect"
import { signUpModes } from "#core/domain/accounts/sign-up-mode.ts"
import { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { acceptsExactly, dataIn } from "#core/domain/pages/page-data.ts"
import { type PageSettings, settingsElementId } from "#ui/document/page-settings.ts"
import { isOrigin, SecureWebAddress, WebAddress } from "../../settings/address-settings.ts"
import { AccentColour, InstanceName } from "../../settings/instance-settings.ts"
import { Contact } from "../../settings/mail-settings.ts"

interface PageSetting<A> {
  readonly variable: string
  readonly isValue: (value: unknown) => value is A
  readonly words?: readonly [on: string, off: string]
  readonly fallback?: string
}

const Origin = Schema.String.check(Schema.makeFilter(isOrigin))
const Host = Schema.String.check(Schema.isPattern(/^[\w.:[\]-]+$/))

/** Names of the services that `cli/layers/reader.ts` gives. */
const Reader = Schema.String.check(
  Schema.isPattern(/^(?:OpenAI|Amazon Comprehend|the service at [\w.:[\]-]+)$/)
)

const Logo = Schema.Struct({
  path: Schema.String.check(Schema.isPattern(/^\/assets\/logo-[\w-]+\.png$/)),
  width: Schema.Int,
  height: Schema.Int
})

const orNull = <A>(schema: Schema.Codec<A, unknown>) => acceptsExactly(Schema.NullOr(schema))

const pageSettings: { readonly [Name in keyof PageSettings]: PageSetting<PageSettings[Name]> } = {
  name: { variable: "INSTANCE_NAME", isValue: acceptsExactly(InstanceName) },
  logo: { variable: "INSTANCE_LOGO", isValue: orNull(Logo) },
  accent: { variable: "ACCENT", isValue: orNull(AccentColour) },
  origin: { variable: "PUBLIC_URL", isValue: orNull(Origin) },
  canonicalOrigin: { variable: "PUBLIC_URL, first", isValue: orNull(Origin) },
  contact: { variable: "CONTACT", isValue: orNull(Contact) },
  sourceUrl: { variable: "SOURCE_URL", isValue: orNull(WebAddress) },
  imprintUrl: { variable: "IMPRINT_URL", isValue: orNull(WebAddress) },
  privacyUrl: { variable: "PRIVACY_URL", isValue: orNull(WebAddress) },
  demoUrl: { variable: "DEMO_URL", isValue: orNull(SecureWebAddress) },
  hasMarketingFigures: {
    variable: "MARKETING_FIGURES",
    isValue: acceptsExactly(Schema.Boolean),
    words: ["on", "off"]
  },
  hasPreviews: { variable: "PREVIEWS", isValue: acceptsExactly(Schema.Boolean), words: ["on", "off"] },
  helpNotes: { variable: "HELP_NOTE", isValue: acceptsExactly(HelpNotes) },
  readBy: { variable: "MODERATION", isValue: orNull(Reader), fallback: "local" },
  issuer: { variable: "OIDC_ISSUER", isValue: orNull(Host) },
  hasPasswords: {
    variable: "SIGN_IN",
    isValue: acceptsExactly(Schema.Boolean),
    words: ["with passwords", "issuer"]
  },
  sendsMail: { variable: "SMTP_URL", isValue: acceptsExactly(Schema.Boolean), words: ["set", "not set"] },
  signUp: { variable: "SIGN_UP", isValue: acceptsExactly(Schema.Literals(signUpModes)) }
}

const areSettings = (data: object): data is PageSettings =>
  Object.keys(data).every((name) => Object.hasOwn(pageSettings, name)) &&
  Object.entries(pageSettings).every(([name, { isValue }]) => isValue(Reflect.get(data, name)))

export const settingsIn = (html: string): Option.Option<PageSettings> =>
  Option.filter(dataIn(html, settingsElementId), areSettings)

export interface ShownSetting {
  readonly variable: string
  readonly value: string | null
}

const isUnset = (value: unknown): boolean => value === null || JSON.stringify(value) === "{}"

const textOf = (value: unknown, [on, off]: readonly [string, string] = ["on", "off"]): string => {
  if (typeof value === "boolean") return value ? on : off
  return typeof value === "string" ? value : JSON.stringify(value)
}

export const shownSettings = (settings: PageSettings): ReadonlyArray<ShownSetting> =>
  Object.entries(pageSettings).map(([name, { variable, words, fallback = null }]) => {
    const value: unknown = Reflect.get(settings, name)
    return { variable, value: isUnset(value) ? fallback : textOf(value, words) }
  })
