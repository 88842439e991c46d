import { Clock, Effect, Option } from "effect"
import { Unauthorized } from "../../domain/accounts/access-errors.ts"
import { usedOn } from "../../domain/accounts/account.ts"
import { isDeletionDue } from "../../domain/accounts/page-state.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { isLive, isRenewalDue, startOfDay } from "../../domain/accounts/session-rules.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { dayOf } from "../../domain/values/day.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { SessionStore } from "../../ports/session-store.ts"
import { ifWritable } from "../health/if-writable.ts"
import { removeSession } from "./remove-session.ts"

const noteUse = Effect.fnUntraced(function* (session: Session, now: number) {
  const used: Session = { ...session, lastSeenAt: startOfDay(now) }
  yield* (yield* HiveStore).change(session.owner, { sessions: true }, ({ account, sessions }) => {
    const change = sessions.has(session.id) ? putChange(usedOn(account, dayOf(now)), used) : emptyChange
    return changed(change)
  })
})

export const authenticate = Effect.fnUntraced(function* (token: string | undefined) {
  if (token === undefined || token === "") return yield* new Unauthorized()
  const found = yield* (yield* SessionStore).find(yield* (yield* Secrets).digest(token))
  if (Option.isNone(found)) return yield* new Unauthorized()
  const session = found.value
  const now = yield* Clock.currentTimeMillis
  if (!isLive(session, now)) {
    yield* ifWritable(removeSession(session))
    return yield* new Unauthorized()
  }
  const account = yield* (yield* Directory).findById(session.owner)
  if (Option.isNone(account) || isDeletionDue(account.value, now)) return yield* new Unauthorized()
  if (isRenewalDue(session, now)) yield* ifWritable(noteUse(session, now))
  return { account: account.value, session }
})
