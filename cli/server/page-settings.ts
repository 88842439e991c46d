import { Option } from "effect"
import type { PageSettings } from "#ui/document/page-settings.ts"
import { defaultPageSettings } from "#ui/document/page-settings.ts"
import { readerOf } from "../layers/reader.ts"
import type { Configuration } from "../settings/config.ts"

/** Settings that pages depend on. Unset addresses are null. */
export const pageSettingsOf = (configuration: Configuration): PageSettings => {
  const origin = configuration.publicUrl.pipe(
    Option.map((url) => url.origin),
    Option.getOrNull
  )
  return {
    ...defaultPageSettings,
    origin,
    canonicalOrigin: origin,
    contact: Option.getOrNull(configuration.contact),
    sourceUrl: Option.getOrNull(configuration.sourceUrl),
    hasMarketingFigures: configuration.hasMarketingFigures,
    helpNotes: configuration.helpNotes,
    readBy: readerOf(configuration.moderation),
    issuer: configuration.oidc.pipe(
      Option.map(({ issuer }) => issuer.host),
      Option.getOrNull
    ),
    sendsMail: Option.isSome(configuration.mail),
    isSignUpOpen: configuration.isSignUpOpen
  }
}
