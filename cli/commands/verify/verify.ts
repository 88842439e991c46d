import { Effect, Option } from "effect"
import { verifySite } from "#adapters/http/node/index.ts"
import type { VerifiedAddress } from "#adapters/http/node/verify-site.ts"
import { publicHostOf } from "#core/domain/hosts/public-host.ts"
import { isLinkPossible } from "#core/domain/links/link-rules.ts"
import { defaultPageSettings, type PageSettings } from "#ui/document/page-settings.ts"
import { pagesOf } from "#ui/server-entry.ts"
import { builtClient, type ClientBuild, withAccent } from "../../server/client-build.ts"
import { version } from "../../system/version.ts"
import { makeProgress } from "../../terminal/progress.ts"
import { withoutControls } from "../../terminal/without-controls.ts"
import { plainCommand, usageOnInvalid } from "../command.ts"
import { settingsIn, shownSettings } from "./page-settings.ts"
import { reportLines } from "./report.ts"

const usage = `Usage: honesthive verify ADDRESS [--json]

Compares what a server sends with this release: https://HOST, or https://HOST/LINK to include the page of a link.
Needs no account there, no DATA_DIR and no trust in the server: files are compared with the SHA-256 list in this
package (dist/served-files.sha256), and pages are rendered again from the data they show. Every byte and header must
be the same. Only data and the settings that are printed may differ.

Asks like a browser, follows no redirect, and reads no more than this release sends.

Options:
  --json  Print the result as one JSON document

Exit codes: 0 the same, 1 differences, no such page or no response, 2 invalid usage`

/** Throws for anything but an origin with at most a link. */
const parseAddress = (text: string): VerifiedAddress => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const link = url?.pathname.slice(1) ?? ""
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/${link}`
  if (!isPlain || (link !== "" && !isLinkPossible(link))) {
    throw new Error("ADDRESS must be https:// or http:// and a host, perhaps followed by a link.")
  }
  return { origin: new URL(url.origin), link: link === "" ? null : link }
}

const siteWith = (client: ClientBuild) => (settings: PageSettings) => {
  const accent = Option.fromNullOr(settings.accent)
  return {
    pages: pagesOf(withAccent(client, { instance: { accent } }), settings),
    host: publicHostOf(new URL(settings.origin ?? "http://localhost"), 0),
    logo: settings.logo?.path ?? null
  }
}

const verify = async (address: VerifiedAddress, isJson: boolean): Promise<number> => {
  const progress = makeProgress(process.stderr, () => performance.now())
  const result = await Effect.gen(function* () {
    const client = yield* builtClient
    const release = {
      folder: client.folder,
      defaultSettings: defaultPageSettings,
      settingsIn,
      siteWith: siteWith(client)
    }
    return yield* verifySite(address, release, progress.show)
  }).pipe(
    Effect.catchTag("ClientMissing", ({ message }) => Effect.fail(message)),
    Effect.result,
    Effect.runPromise
  )
  progress.end()
  if (result._tag === "Failure") {
    console.error(withoutControls(result.failure))
    return 1
  }
  const settings = Option.match(result.success.settings, { onNone: () => [], onSome: shownSettings })
  const verification = { ...result.success, settings }
  const isSame = verification.differences.length === 0 && !verification.isLinkUnknown
  if (isJson)
    console.log(JSON.stringify({ isSame, version, address: address.origin.origin, ...verification }))
  else console.log(reportLines(address, verification).join("\n"))
  return isSame ? 0 : 1
}

export const verifyCommand = plainCommand({
  name: "verify",
  summary: "Compare what a server sends with this release (verify https://HOST/LINK)",
  usage,
  operands: ["ADDRESS"],
  run: async ([text = ""], isJson) => {
    const address = usageOnInvalid(usage, () => parseAddress(text))
    return address === undefined ? 2 : verify(address, isJson)
  }
})
