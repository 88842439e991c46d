import { type Effect, type Layer, ManagedRuntime } from "effect"
import { onTestFinished } from "vitest"
import type { RunUseCase } from "#adapters/http/calls/run-use-case.ts"
import type { HttpServices } from "#adapters/http/calls/services.ts"
import { makeApp } from "#adapters/http/index.ts"
import { type HttpLimits, unlimitedLimits } from "#adapters/http/limits/limits.ts"
import type { Pages } from "#adapters/http/site/pages.ts"
import type { Assets } from "#adapters/http/site/site.ts"
import { type PublicHost, publicHostOf } from "#core/domain/hosts/public-host.ts"
import type { PageChanges } from "#core/ports/page-changes.ts"
import type { PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { Retention } from "#core/ports/retention.ts"
import { testPages } from "./test-pages.ts"
import { testServices } from "./test-services.ts"
import { transportTo } from "./transport.ts"

export const origin = "http://honesthive.test"

export type TestServices = HttpServices | PageChanges | PendingFeedback | Retention

interface ServerOptions {
  readonly publicUrl?: string
  /** Further addresses, after the first. */
  readonly otherUrls?: ReadonlyArray<string>
  readonly services?: Layer.Layer<TestServices>
  readonly assets?: Assets
  readonly limits?: HttpLimits
  readonly pages?: Pages
  readonly pagesAt?: (host: PublicHost) => Pages
  readonly contact?: string
}

/** The real app over memory, not disposed of by itself. */
export const openServer = (options: ServerOptions = {}) => {
  const runtime = ManagedRuntime.make(options.services ?? testServices)
  const run: RunUseCase = (effect, signal) =>
    runtime.runPromiseExit(effect, signal === undefined ? {} : { signal })
  const first = publicHostOf(new URL(options.publicUrl ?? origin), 1)
  const others = (options.otherUrls ?? []).map((url) => publicHostOf(new URL(url), 1))
  const { app, findCached, renderAhead } = makeApp({
    run,
    hosts: [first, ...others],
    // A server of one address takes any name here.
    hostNamed: (name) =>
      others.length === 0 ? first : [first, ...others].find(({ url }) => url.hostname === name),
    pagesAt: options.pagesAt ?? (() => options.pages ?? testPages),
    limits: options.limits ?? unlimitedLimits,
    contactAt: () => options.contact ?? null,
    ...(options.assets === undefined ? {} : { assets: options.assets })
  })
  runtime.runFork(renderAhead)
  const { handle, send } = transportTo(app)
  return {
    app,
    findCached,
    run: <A, E>(effect: Effect.Effect<A, E, TestServices>) => runtime.runPromiseExit(effect),
    handle,
    send,
    fetch: (path: string, init?: RequestInit) => send(`${options.publicUrl ?? origin}${path}`, init),
    dispose: () => runtime.dispose()
  }
}

export type TestServer = ReturnType<typeof openServer>

export const startServer = (options: ServerOptions = {}): TestServer => {
  const server = openServer(options)
  onTestFinished(() => server.dispose())
  return server
}
