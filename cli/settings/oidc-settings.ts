import { Config, Effect, Option, Redacted, Schema } from "effect"
import type { IssuerSettings } from "#adapters/identity/oidc/issuer-settings.ts"
import { urlThat } from "./address-settings.ts"
import { Line, oneOfWords, setting, wrongSetting } from "./setting.ts"

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname)

const isPrivate = (url: URL): boolean => url.protocol === "https:" || isLoopback(url)

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const isPlain = url.username === "" && url.password === "" && url.search === "" && url.hash === ""
  return isPlain && /^https?:$/.test(url.protocol) && isPrivate(url)
}

const IssuerUrl = urlThat(isIssuer)

const issuerForm = "https://, a host and maybe a path, such as https://id.example/realms/main"
const Id = Schema.Trim.check(Schema.isNonEmpty())
const Secret = Schema.RedactedFromValue(Line)

const missingIssuerSetting = (name: string) =>
  wrongSetting(
    `${name} must be set where another OIDC_ variable is: an issuer, an id and a secret go together.`
  )

const signInSetting = setting("SIGN_IN", oneOfWords("issuer", "both"), "issuer or both")

/**
 * Requires all three variables or none. With them, owners sign in through the issuer, and with passwords only where
 * SIGN_IN says so.
 */
export const issuerSettings = (publicUrl: Option.Option<URL>) =>
  Effect.gen(function* () {
    const issuer = yield* setting("OIDC_ISSUER", IssuerUrl, issuerForm)
    const clientId = yield* setting("OIDC_CLIENT_ID", Id, "the id that the issuer gave this server")
    const clientSecret = yield* setting("OIDC_CLIENT_SECRET", Secret, "a secret without control characters")
    const signIn = yield* signInSetting
    if (Option.isNone(issuer) && Option.isSome(signIn))
      return yield* wrongSetting(
        "SIGN_IN needs OIDC_ISSUER, too: without one, owners sign in with passwords."
      )
    if (Option.isNone(issuer) && Option.isNone(clientId) && Option.isNone(clientSecret))
      return Option.none<IssuerSettings>()
    if (Option.isNone(issuer)) return yield* missingIssuerSetting("OIDC_ISSUER")
    if (Option.isNone(clientId)) return yield* missingIssuerSetting("OIDC_CLIENT_ID")
    if (Option.isNone(clientSecret)) return yield* missingIssuerSetting("OIDC_CLIENT_SECRET")
    if (Option.isSome(publicUrl) && !isPrivate(publicUrl.value)) {
      return yield* wrongSetting(
        "PUBLIC_URL must be https:// where OIDC_ISSUER is set; of several, the first."
      )
    }
    return Option.some<IssuerSettings>({
      issuer: issuer.value,
      allowsPasswords: Option.contains(signIn, "both"),
      clientId: clientId.value,
      clientSecret: Redacted.make(Redacted.value(clientSecret.value))
    })
  })

const readVariable = (name: string) => Effect.runSync(Effect.orDie(Config.option(Config.String(name))))

export const signInMethod = (): "password" | "issuer" | "both" => {
  if (Option.isNone(readVariable("OIDC_ISSUER"))) return "password"
  const wanted = Option.getOrElse(readVariable("SIGN_IN"), () => "issuer")
  return wanted.trim().toLowerCase() === "both" ? "both" : "issuer"
}
