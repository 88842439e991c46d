import { Clock, Effect, Result } from "effect"
import { type Account, OwnerNotFound } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import { hasLeft } from "../../domain/accounts/page-state.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { keysBeyondLimit, startOfDay } from "../../domain/accounts/session-rules.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Secrets } from "../../ports/secrets.ts"

const isSameWayIn = (before: Account, now: Account): boolean =>
  before.passwordHash === now.passwordHash && (before.identity ?? null) === (now.identity ?? null)

/**
 * Begins a session and returns its secret, which is stored nowhere. `account` is as it was when its owner showed who
 * they are: when the way in was changed meanwhile, nobody is let in by the old one. Of too many sessions those end that
 * were used longest ago.
 */
export const startSession = Effect.fn("startSession")(function* (account: Account, device: Device) {
  const secrets = yield* Secrets
  const token = yield* secrets.token
  const now = yield* Clock.currentTimeMillis
  const { owner } = account
  const session: Session = {
    kind: "session",
    id: yield* secrets.digest(token),
    owner,
    device,
    createdAt: now,
    lastSeenAt: startOfDay(now)
  }
  return yield* (yield* HiveStore).change(owner, { only: ["sessions"], sessions: true }, (hive) =>
    isSameWayIn(account, hive.account) && !hasLeft(hive.account, now)
      ? Result.succeed({ change: { put: [session], remove: keysBeyondLimit(hive.sessions) }, answer: token })
      : Result.fail(new OwnerNotFound())
  )
})
