import { Clock, Effect, Result } from "effect"
import type { SessionView } from "../../contract/account-settings-schemas.ts"
import { SessionNotFound } from "../../domain/accounts/access-errors.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { byLastUse, isLive, sessionKeys } from "../../domain/accounts/session-rules.ts"
import { changed } from "../../domain/hives/change-result.ts"
import { dayOf, noonOf } from "../../domain/values/day.ts"
import { HiveStore } from "../../ports/hive-store.ts"

export const listSessions = Effect.fn("listSessions")(function* (current: Session) {
  const now = yield* Clock.currentTimeMillis
  const { sessions } = yield* (yield* HiveStore).read(current.owner, { sessions: true })
  const others = [...sessions.values()].filter(({ id }) => id !== current.id)
  return [current, ...others.filter((session) => isLive(session, now)).sort(byLastUse)].map(
    ({ id, device, lastSeenAt }): SessionView => ({
      id,
      device: device ?? "computer",
      lastUsedAt: noonOf(dayOf(lastSeenAt)),
      isCurrent: id === current.id
    })
  )
})

export const endOtherSessions = Effect.fn("endOtherSessions")(function* ({ id, owner }: Session) {
  yield* (yield* HiveStore).change(owner, { sessions: true }, ({ sessions }) =>
    changed({ put: [], remove: sessionKeys(sessions, id) })
  )
})

export const endSession = Effect.fn("endSession")(function* (owner: Session["owner"], id: string) {
  yield* (yield* HiveStore).change(owner, { sessions: true }, ({ sessions }) => {
    const session = sessions.get(id)
    if (session === undefined) return Result.fail(new SessionNotFound())
    const remove = [{ kind: session.kind, owner, id }]
    return changed({ put: [], remove })
  })
})
