import { Effect, Result } from "effect"
import { type Account, OwnerNotFound, usedOn } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { isDeletionDue } from "../../domain/accounts/page-state.ts"
import { keysBeyondLimit } from "../../domain/accounts/session-rules.ts"
import type { SecondFactor } from "../../domain/second-factor/second-factor.ts"
import { isSameCredentialState } from "../../domain/second-factor/second-factor-rules.ts"
import { dayOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { newSession } from "./new-session.ts"

const isSameCredential = (before: Account, now: Account): boolean =>
  before.identity === now.identity && isSameCredentialState(before, now)

/**
 * Begins a session and returns its token, which is stored nowhere. `account` is the one that was authenticated: fails
 * with `OwnerNotFound` if its sign-in method changed since. `used` is its second factor after the code that was
 * entered, stored in the same change. Beyond the limit, the least recently used sessions end.
 */
export const startSession = Effect.fn("startSession")(function* (
  account: Account,
  device: Device,
  used?: SecondFactor
) {
  const { owner } = account
  const { session, token } = yield* newSession({ owner, device })
  const now = session.createdAt
  return yield* (yield* HiveStore).change(owner, { only: ["sessions"], sessions: true }, (hive) => {
    if (!isSameCredential(account, hive.account) || isDeletionDue(hive.account, now))
      return Result.fail(new OwnerNotFound())
    const secondFactor = used ?? hive.account.secondFactor
    const put = [usedOn({ ...hive.account, secondFactor }, dayOf(now)), session]
    return Result.succeed({ change: { put, remove: keysBeyondLimit(hive.sessions) }, answer: token })
  })
})
