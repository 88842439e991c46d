import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { type RateLimited, rateLimited } from "../responses/rate-limited.ts"
import type { Quotas } from "./quotas.ts"

export type QuotaCheck = Effect.Effect<void, RateLimited>

type TaggedFailure = { readonly _tag: string }

export type QuotaLimiter = <A, E extends TaggedFailure, R>(
  work: Effect.Effect<A, E, R>
) => Effect.Effect<A, E | RateLimited, R>

type QuotaKey = readonly [quota: Quotas, key: string]

export const consumeQuotas = (counts: ReadonlyArray<QuotaKey>): QuotaCheck =>
  Effect.flatMap(monotonicMillis, (time) => {
    const wait = Math.max(...counts.map(([quota, key]) => quota.waitFor(key, time)))
    if (wait > 0) return Effect.fail(rateLimited(wait))
    for (const [quota, key] of counts) quota.consume(key, time)
    return Effect.void
  })

export const makeSubnetCheck =
  (senderOf: (request: Request) => Effect.Effect<string>, quota: Quotas) =>
  (request: Request): QuotaCheck =>
    Effect.flatMap(senderOf(request), (sender) => consumeQuotas([[quota, sender]]))
