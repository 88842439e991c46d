import { Effect } from "effect"
import { TestClock } from "effect/testing"
import type { OwnerId } from "#core/domain/accounts/account.ts"
import { deleteAccount } from "#core/use-cases/accounts/delete-account.ts"

const aMoment = TestClock.withLive(Effect.sleep("20 millis"))

/**
 * PostgreSQL's erasure looks again and again whether the transactions of other tests are over. A second of the clock
 * takes 0.4 real ones, because a busy machine must not reach the end of `maxEraseWait`.
 */
export const whileTimePasses = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(effect, Effect.forever(Effect.andThen(aMoment, TestClock.adjust("50 millis"))))

export const deleteNow = (owner: OwnerId) => whileTimePasses(deleteAccount(owner))
