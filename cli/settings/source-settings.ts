import { Effect, Option, Schema } from "effect"
import packageJson from "../../package.json" with { type: "json" }
import { isWebAddress, WebAddress, webAddressForm } from "./address-settings.ts"
import { setting } from "./setting.ts"

const Repository = Schema.Struct({
  repository: Schema.Union([Schema.String, Schema.Struct({ url: Schema.String })])
})

/** The web page of a package.json's `repository`; none if there is only a git URL. */
export const repositoryPage = (manifest: unknown): Option.Option<string> =>
  Schema.decodeUnknownOption(Repository)(manifest).pipe(
    Option.map(({ repository }) => (typeof repository === "string" ? repository : repository.url)),
    Option.map((address) => address.replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, "https://github.com/$1")),
    Option.map((address) => address.replace(/^git\+/, "").replace(/\.git$/, "")),
    Option.filter(isWebAddress)
  )

/** URL of the source code of the running program (AGPL, section 13). */
export const sourceUrl = Effect.map(
  setting("SOURCE_URL", WebAddress, webAddressForm),
  Option.orElse(() => repositoryPage(packageJson))
)
