import { Effect } from "effect"
import { makeFairQueue } from "#core/concurrency/fair-queue.ts"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { putNewest } from "#core/concurrency/put-newest.ts"
import { isOneTimeCode, normaliseCode } from "#core/domain/second-factor/second-factor-rules.ts"
import { dayMillis, hourMillis, secondMillis } from "#core/domain/values/durations.ts"
import { rateLimited } from "../responses/rate-limited.ts"
import type { QuotaLimiter } from "./quota-limiter.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"

const freeWrongCodesPerHour = 20
/** More than anybody mistypes. From then on, guessing a code takes weeks instead of two days. */
const mistypedCodesPerDay = 100
/** Less than the minute after which proxies and this server end a silent connection. */
const waitSeconds = 55
const maxSlowAccounts = 1_000

interface CodeAttempt {
  readonly account: string
  readonly sender: string
  readonly code: string
}

interface AccountTurns {
  readonly queue: ReturnType<typeof makeFairQueue>
  isGuessed: boolean
}

/**
 * Somebody who knows a password could guess its codes from thousands of networks. All tries for such an account then
 * take turns of half a second, after very many wrong ones of four seconds, those of senders with the fewest tries first.
 * Recovery codes can't be guessed and take no turns, so that the owner always has a way in.
 */
export const makeCodeTurns = (draw: RandomInRange) => {
  const wrongCodes = makeQuota(
    { atOnce: freeWrongCodesPerHour, more: freeWrongCodesPerHour, everyMillis: hourMillis },
    draw
  )
  const mistypedCodes = makeQuota(
    { atOnce: mistypedCodesPerDay, more: mistypedCodesPerDay, everyMillis: dayMillis },
    draw
  )
  const turnsByAccount = new Map<string, AccountTurns>()

  const turnsOf = (account: string): AccountTurns => {
    const known = turnsByAccount.get(account)
    if (known !== undefined) return known
    const queue = makeFairQueue({
      maxConcurrent: 1,
      maxQueued: 500,
      timeout: `${waitSeconds} seconds`,
      drawHold: () => draw(turns.isGuessed ? [3_000, 5_000] : [400, 600])
    })
    const turns: AccountTurns = { queue, isGuessed: false }
    putNewest(turnsByAccount, account, turns, maxSlowAccounts)
    return turns
  }
  const noteWrongCode = (account: string, time: number) => {
    wrongCodes.consume(account, time)
    mistypedCodes.consume(account, time)
  }

  return ({ account, sender, code }: CodeAttempt): QuotaLimiter =>
    (attempt) => {
      if (!isOneTimeCode(normaliseCode(code))) return attempt
      return Effect.flatMap(monotonicMillis, (time) => {
        const counted = Effect.tapError(attempt, ({ _tag }) =>
          Effect.sync(() => (_tag === "WrongCode" ? noteWrongCode(account, time) : undefined))
        )
        if (wrongCodes.waitFor(account, time) === 0) return counted
        const turns = turnsOf(account)
        turns.isGuessed = mistypedCodes.waitFor(account, time) > 0
        return turns.queue
          .run(sender, counted)
          .pipe(Effect.catchTag("Overloaded", () => Effect.fail(rateLimited(waitSeconds * secondMillis))))
      })
    }
}
