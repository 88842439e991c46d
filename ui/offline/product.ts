import { Effect, ManagedRuntime } from "effect"
import type { HttpServices } from "#adapters/http/calls/services.ts"
import { behindProxies, makeApp, makeLimits, randomInRange } from "#adapters/http/index.ts"
import { keepRunning } from "#core/concurrency/keep-running.ts"
import { publicHostOf } from "#core/domain/hosts/public-host.ts"
import { addAdmin, listAdmins } from "#core/use-cases/admins/manage-admins.ts"
import { seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { moderationWorker } from "#core/use-cases/moderation/moderation-worker.ts"
import { singleServerWork } from "#core/use-cases/periodic-work/single-server-work.ts"
import { defaultPageSettings, type PageSettings } from "../document/page-settings.ts"
import { pagesOf } from "../server-entry.ts"
import { basePath, withBase } from "./base-path.ts"
import type { OfflineClient } from "./client.ts"
import { cookieJar } from "./cookie-jar.ts"
import { cookiesSetBy } from "./cookies-set.ts"
import { offlineLayers, storeName } from "./layers.ts"
import { livePagePath } from "./offline-paths.ts"
import { inOneTab } from "./one-tab-works.ts"
import { loadSample } from "./samples/load-sample.ts"
import { sampleAdmin } from "./samples/sample-people.ts"
import { switchedLimits } from "./switched-limits.ts"

const settings: PageSettings = {
  ...defaultPageSettings,
  origin: basePath === "/" ? null : `${location.origin}${basePath.slice(0, -1)}`,
  demoUrl: withBase(livePagePath)
}

/** Hashes the admin's password once, not on every page load. */
const seedInstallation = Effect.gen(function* () {
  yield* seedBadges()
  if ((yield* listAdmins).length > 0) return
  yield* Effect.catchTag(addAdmin({ ...sampleAdmin, isOperator: true }), "AdminTaken", () => Effect.void)
})

const worker = Effect.all([keepRunning("Moderation", moderationWorker), singleServerWork], {
  concurrency: "unbounded",
  discard: true
})

interface ProductResponse {
  readonly response: Response
  readonly cookies: ReadonlyArray<string>
}

export const openProduct = async ({ shell, rendered }: OfflineClient) => {
  const runtime = ManagedRuntime.make(offlineLayers)
  await runtime.runPromise(seedInstallation)
  const run = Effect.runPromiseExitWith(await runtime.runPromise(Effect.context<HttpServices>()))
  runtime.runFork(inOneTab(`${storeName} worker`, worker))
  const host = publicHostOf(new URL(location.origin), 0)
  const { app } = makeApp({
    run: (effect, signal) => run(effect, signal ? { signal } : {}),
    hosts: [host],
    // Only this page reaches its service worker, so no other host name can.
    hostNamed: () => host,
    pagesAt: () => pagesOf({ shell: () => shell, rendered }, settings),
    contactAt: () => null,
    limits: switchedLimits(makeLimits(behindProxies(0), randomInRange))
  })
  const cookiesOf = cookiesSetBy(app)
  const fetchWithCookies = async (request: Request): Promise<ProductResponse> => {
    const response = await app.fetch(request)
    return { response, cookies: cookiesOf(request) }
  }
  return {
    fetchWithCookies,
    fetch: async (request: Request): Promise<Response> => {
      const { response, cookies } = await fetchWithCookies(request)
      cookieJar.take(cookies)
      return response
    },
    loadSample: (email: string) => runtime.runPromise(loadSample(email)),
    addAdmin: (credentials: Parameters<typeof addAdmin>[0]) => runtime.runPromise(addAdmin(credentials))
  }
}

export type Product = Awaited<ReturnType<typeof openProduct>>
