import { Effect } from "effect"
import { dayOf } from "../../domain/values/day.ts"
import { AdminSessionStore } from "../../ports/admin-session-store.ts"

export const listAdminSessions = Effect.gen(function* () {
  const sessions = yield* (yield* AdminSessionStore).list
  return sessions
    .map(({ id, admin, createdAt }) => ({ id, admin, signedInOn: dayOf(createdAt) }))
    .toSorted((a, b) => b.signedInOn.localeCompare(a.signedInOn) || a.id.localeCompare(b.id))
})

export const endAdminSessions = Effect.fn("endAdminSessions")(function* (id: string | null) {
  const store = yield* AdminSessionStore
  const ended = (yield* store.list).filter((session) => id === null || session.id === id)
  yield* Effect.forEach(ended, (session) => store.remove(session.id), { discard: true })
  return ended.length
})
