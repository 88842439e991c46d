import { Effect, Result } from "effect"
import { type Account, OwnerNotFound } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { isDeletionDue } from "../../domain/accounts/page-state.ts"
import { keysBeyondLimit } from "../../domain/accounts/session-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { newSession } from "./new-session.ts"

const isSameCredential = (before: Account, now: Account): boolean =>
  before.passwordHash === now.passwordHash && before.identity === now.identity

/**
 * Begins a session and returns its token, which is stored nowhere. `account` is the one that was authenticated: fails
 * with `OwnerNotFound` if its sign-in method changed since. Beyond the limit, the least recently used sessions end.
 */
export const startSession = Effect.fn("startSession")(function* (account: Account, device: Device) {
  const { owner } = account
  const { session, token } = yield* newSession({ owner, device })
  const now = session.createdAt
  return yield* (yield* HiveStore).change(owner, { only: ["sessions"], sessions: true }, (hive) =>
    isSameCredential(account, hive.account) && !isDeletionDue(hive.account, now)
      ? Result.succeed({ change: { put: [session], remove: keysBeyondLimit(hive.sessions) }, answer: token })
      : Result.fail(new OwnerNotFound())
  )
})
