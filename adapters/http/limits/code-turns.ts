import { Effect } from "effect"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { isOneTimeCode, normaliseCode } from "#core/domain/second-factor/second-factor-rules.ts"
import { hourMillis, secondMillis } from "#core/domain/values/durations.ts"
import { rateLimited } from "../responses/rate-limited.ts"
import type { QuotaLimiter } from "./quota-limiter.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"

const freeWrongCodesPerHour = 20
const waitSeconds = 60
const maxSlowAccounts = 1_000

interface CodeAttempt {
  readonly account: string
  readonly network: string
  readonly code: string
}

type CodeQueue = ReturnType<typeof makeFairQueue>

/**
 * Somebody who knows a password could guess its codes from thousands of networks. All tries for such an account then
 * take turns of half a second, those of networks with the fewest tries first. Recovery codes can't be guessed and take
 * no turns, so that the owner always has a way in.
 */
export const makeCodeTurns = (draw: RandomInRange) => {
  const wrongCodes = makeQuota(
    { atOnce: freeWrongCodesPerHour, more: freeWrongCodesPerHour, everyMillis: hourMillis },
    draw
  )
  const queues = new Map<string, CodeQueue>()

  const queueOf = (account: string): CodeQueue => {
    const known = queues.get(account)
    if (known !== undefined) return known
    const [oldest] = queues.keys()
    if (queues.size >= maxSlowAccounts && oldest !== undefined) queues.delete(oldest)
    const queue = makeFairQueue({
      maxConcurrent: 1,
      maxQueued: 500,
      timeout: `${waitSeconds} seconds`,
      drawHold: () => draw([400, 600])
    })
    queues.set(account, queue)
    return queue
  }

  return ({ account, network, code }: CodeAttempt): QuotaLimiter =>
    (attempt) => {
      if (!isOneTimeCode(normaliseCode(code))) return attempt
      return Effect.flatMap(monotonicMillis, (time) => {
        const counted = Effect.tapError(attempt, ({ _tag }) =>
          Effect.sync(() => (_tag === "WrongCode" ? wrongCodes.consume(account, time) : undefined))
        )
        if (wrongCodes.waitFor(account, time) === 0) return counted
        return queueOf(account)
          .run(network, counted)
          .pipe(Effect.catchTag("Overloaded", () => Effect.fail(rateLimited(waitSeconds * secondMillis))))
      })
    }
}
