import type { RequestListener } from "node:http"
import { Deferred, Effect, Exit } from "effect"
import { toNodeHandler } from "h3/node"
import type { PublicHost } from "#core/domain/hosts/public-host.ts"
import type { RunUseCase } from "../calls/run-use-case.ts"
import type { HttpServices } from "../calls/services.ts"
import { makeApp } from "../index.ts"
import { makeLimits, unlimitedLimits } from "../limits/limits.ts"
import { randomInRange } from "../limits/random-in-range.ts"
import { hostnameIn } from "../requests/own-host.ts"
import type { SitesOptions } from "../site/make-sites.ts"
import type { Pages } from "../site/pages.ts"
import { type ListenAddress, listen } from "./listener.ts"
import { withOneHost } from "./one-host.ts"
import { type HostSettings, hostFinder } from "./own-hosts.ts"
import { compressPage } from "./packed.ts"
import { sendCachedFirst } from "./send-cached-response.ts"
import { staticFiles } from "./static-files.ts"

export { verifySite } from "./verify-site.ts"

interface HttpServerSettings extends ListenAddress, HostSettings {
  readonly hostsAt: (port: number) => SitesOptions["hosts"]
  readonly isRateLimited: boolean
  readonly pagesAt: (host: PublicHost) => Pages
  readonly contactAt: SitesOptions["contactAt"]
  readonly assetsFolder: string
  readonly assetsInMemory: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Requests to another host than the server's own are refused before anything is counted. */
const senderTrustOf = (settings: HttpServerSettings) => {
  const { publicHosts, trustedProxies } = settings
  const [first, ...others] = publicHosts
  if (first === undefined || others.length === 0) return () => first ?? { isOnion: false, trustedProxies }
  const hostNamed = hostFinder(settings, first)
  return (request: Request) => hostNamed(hostnameIn(request.url)) ?? first
}

const requestListener =
  (handle: (...received: Parameters<RequestListener>) => unknown, run: RunUseCase): RequestListener =>
  async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error
      response.destroy()
      await run(Effect.logError(`A request could not be answered: ${kind}`))
    }
  }

export const serveHttp = Effect.fn("serveHttp")(function* (settings: HttpServerSettings) {
  const runWith = Effect.runPromiseExitWith(yield* Effect.context<HttpServices>())
  const run: RunUseCase = (effect, signal) => runWith(effect, signal ? { signal } : {})
  const limits = settings.isRateLimited ? makeLimits(senderTrustOf(settings), randomInRange) : unlimitedLimits
  yield* Effect.forkScoped(limits.forgettingSenders)
  const made = Deferred.makeUnsafe<ReturnType<typeof makeApp>>()
  const port = yield* listen(settings, (opened) => {
    const hosts = settings.hostsAt(opened)
    const served = makeApp({
      hosts,
      hostNamed: hostFinder(settings, hosts[0]),
      pagesAt: (host) => ({ ...settings.pagesAt(host), pack: compressPage }),
      contactAt: settings.contactAt,
      limits,
      assets: staticFiles(settings.assetsFolder, settings.assetsInMemory),
      run
    })
    Deferred.doneUnsafe(made, Exit.succeed(served))
    const { app, findCached } = served
    return withOneHost(requestListener(sendCachedFirst(findCached, toNodeHandler(app)), run))
  })
  yield* Effect.forkScoped(Effect.flatMap(Deferred.await(made), ({ renderAhead }) => renderAhead))
  return port
})
