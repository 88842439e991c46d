import { Clock, Effect } from "effect"
import type { Session } from "../../domain/accounts/session.ts"
import { startOfDay } from "../../domain/accounts/session-rules.ts"
import { Secrets } from "../../ports/secrets.ts"

export const newSession = Effect.fnUntraced(function* ({
  owner,
  device = null
}: Pick<Session, "owner" | "device">) {
  const secrets = yield* Secrets
  const token = yield* secrets.token
  const now = yield* Clock.currentTimeMillis
  const session: Session = {
    kind: "session",
    id: yield* secrets.digest(token),
    owner,
    device,
    createdAt: now,
    lastSeenAt: startOfDay(now)
  }
  return { session, token }
})
