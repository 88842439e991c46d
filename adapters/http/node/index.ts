import type { RequestListener } from "node:http"
import { Deferred, Effect, Exit, Option } from "effect"
import { toNodeHandler } from "h3/node"
import type { RunUseCase } from "../calls/run-use-case.ts"
import type { HttpServices } from "../calls/services.ts"
import { makeApp } from "../index.ts"
import { makeLimits, unlimitedLimits } from "../limits/limits.ts"
import { randomInRange } from "../limits/random-in-range.ts"
import type { Pages } from "../site/pages.ts"
import { type ListenAddress, listen } from "./listener.ts"
import { withOneHost } from "./one-host.ts"
import { type HostSettings, ownHosts } from "./own-hosts.ts"
import { compressPage } from "./packed.ts"
import { sendCachedFirst } from "./send-cached-response.ts"
import { staticFiles } from "./static-files.ts"

interface HttpServerSettings extends ListenAddress, HostSettings {
  readonly publicUrlAt: (port: number) => URL
  readonly isRateLimited: boolean
  readonly pages: Pages
  readonly contact: Option.Option<string>
  readonly assetsFolder: string
}

/** No request may stop the server, whatever it throws. */
const requestListener =
  (handle: (...exchange: Parameters<RequestListener>) => unknown, run: RunUseCase): RequestListener =>
  async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      const kind = error instanceof Error ? error.name : typeof error
      response.destroy()
      await run(Effect.logError(`A request could not be answered: ${kind}`))
    }
  }

/** Answers requests until the scope closes. Succeeds with the port, once it is open. */
export const serveHttp = Effect.fn("serveHttp")(function* (settings: HttpServerSettings) {
  const runWith = Effect.runPromiseExitWith(yield* Effect.context<HttpServices>())
  const run: RunUseCase = (effect, signal) => runWith(effect, signal ? { signal } : {})
  const limits = settings.isRateLimited ? makeLimits(settings.trustedProxies, randomInRange) : unlimitedLimits
  yield* Effect.forkScoped(limits.forgettingNetworks)
  const made = Deferred.makeUnsafe<ReturnType<typeof makeApp>>()
  const port = yield* listen(settings, (opened) => {
    const served = makeApp({
      publicUrl: settings.publicUrlAt(opened),
      isOwnHost: ownHosts(settings),
      pages: { ...settings.pages, pack: compressPage },
      contact: Option.getOrUndefined(settings.contact),
      limits,
      assets: staticFiles(settings.assetsFolder),
      run
    })
    Deferred.doneUnsafe(made, Exit.succeed(served))
    const { app, findCached } = served
    return withOneHost(requestListener(sendCachedFirst(findCached, toNodeHandler(app)), run))
  })
  yield* Effect.forkScoped(Effect.flatMap(Deferred.await(made), ({ renderAhead }) => renderAhead))
  return port
})
