import { Option } from "effect"
import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import { defaultPageSettings, type PageSettings } from "#ui/document/page-settings.ts"
import { withoutClearNames } from "#ui/document/without-clear-names.ts"
import { readerOf } from "../layers/reader.ts"
import type { Configuration } from "../settings/config.ts"

const settingsOf = (configuration: Configuration, logo: PageSettings["logo"]): PageSettings => ({
  ...defaultPageSettings,
  name: Option.getOrElse(configuration.instance.name, () => defaultPageSettings.name),
  logo,
  accent: Option.getOrNull(configuration.instance.accent),
  imprintUrl: Option.getOrNull(configuration.instance.imprintUrl),
  privacyUrl: Option.getOrNull(configuration.instance.privacyUrl),
  demoUrl: Option.getOrNull(configuration.instance.demoUrl),
  contact: Option.getOrNull(configuration.contact),
  sourceUrl: Option.getOrNull(configuration.sourceUrl),
  hasMarketingFigures: configuration.hasMarketingFigures,
  hasPreviews: configuration.hasPreviews,
  helpNotes: configuration.helpNotes,
  readBy: readerOf(configuration.moderation),
  issuer: configuration.oidc.pipe(
    Option.map(({ issuer }) => issuer.host),
    Option.getOrNull
  ),
  sendsMail: Option.isSome(configuration.mail),
  hasPasswords: Option.match(configuration.oidc, {
    onNone: () => true,
    onSome: ({ allowsPasswords }) => allowsPasswords
  }),
  signUp: configuration.signUp
})

export const pageSettingsAt = (
  configuration: Configuration,
  logo: PageSettings["logo"],
  { url, isOnion }: PublicHost
): PageSettings => {
  const settings = settingsOf(configuration, logo)
  const [canonical] = configuration.publicHosts
  if (canonical === undefined) return settings
  const own = { ...settings, origin: url.origin }
  return isOnion
    ? { ...withoutClearNames(own, configuration.publicHosts), canonicalOrigin: url.origin }
    : { ...own, canonicalOrigin: canonical.url.origin }
}
