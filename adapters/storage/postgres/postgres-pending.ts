import { Clock, Effect, Option } from "effect"
import type { Feedback } from "#core/domain/feedback/feedback.ts"
import { feedbackFromStored, type StoredFeedback } from "#core/domain/feedback/stored-feedback.ts"
import { isItsBoundary } from "#core/domain/hives/release-rules.ts"
import { initialRelease, type OwnerRelease } from "#core/domain/release/owner-release.ts"
import type { HeldFeedback } from "#core/ports/held-feedback.ts"
import { leaseMillis, type PendingFeedback } from "#core/ports/pending-feedback.ts"
import type { ChangeNotifications } from "./change-notifications.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"

/**
 * Leases are epoch milliseconds of the claiming replica's clock. With differing clocks a replica may claim an item
 * too early; it is still settled only once, because settling checks again under the owner's lock.
 */
export const postgresPending = (
  { query }: Database,
  { pendingWakeUp }: ChangeNotifications
): PendingFeedback["Service"] => {
  let lastServedOwner = ""

  const claim: PendingFeedback["Service"]["claim"] = Effect.fnUntraced(
    function* (max, passedOver = new Set()) {
      const now = yield* Clock.currentTimeMillis
      // Closed before the query, so that items arriving meanwhile open it again.
      pendingWakeUp.closeUnsafe()
      const leased = yield* query<StoredFeedback & { readonly resumeAfter: string }>(
        statements.claimPending,
        [now + leaseMillis, now, max, lastServedOwner, JSON.stringify([...passedOver])]
      )
      lastServedOwner = leased[0]?.resumeAfter ?? ""
      if (leased.length === max) pendingWakeUp.openUnsafe()
      return leased
        .map(({ resumeAfter: _, ...item }) => feedbackFromStored(item))
        .filter((item) => item.moderationStatus === "pending")
    },
    Effect.tapCause(() => pendingWakeUp.open)
  )

  const postpone: PendingFeedback["Service"]["postpone"] = Effect.fnUntraced(function* (id, millis) {
    const now = yield* Clock.currentTimeMillis
    // One that is to wait for longer comes back in between, and is postponed again.
    const until = now + Math.min(millis, statements.longestLeaseMillis)
    yield* Effect.ignore(query(statements.postponePending, [id, until]))
    yield* pendingWakeUp.open
  })

  const extend: PendingFeedback["Service"]["extend"] = Effect.fnUntraced(function* (items) {
    const until = (yield* Clock.currentTimeMillis) + leaseMillis
    yield* Effect.ignore(query(statements.extendPending, [JSON.stringify(items), until]))
  })

  const nextReturn = query<{ readonly until: number }>(statements.nextPending).pipe(
    Effect.map(([next]) => Option.fromUndefinedOr(next?.until)),
    Effect.orElseSucceed(() => Option.none())
  )

  const sleepUntil = (until: number) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.sleep(Math.max(0, until - now)))

  const awaitWork = Effect.suspend(() =>
    pendingWakeUp.isOpen()
      ? Effect.void
      : Effect.flatMap(nextReturn, (next) =>
          Effect.raceFirst(
            pendingWakeUp.await,
            Option.match(next, { onNone: () => Effect.never, onSome: sleepUntil })
          )
        )
  )

  return { claim, postpone, extend, awaitWork }
}

interface HeldRow extends Pick<Feedback, "id" | "owner"> {
  readonly window: number
  readonly release: OwnerRelease | null
}

export const postgresHeld = ({ query }: Database): HeldFeedback["Service"] => ({
  dueAt: (at) =>
    query<HeldRow>(statements.listDue, [at.boundary, at.floor.minutes]).pipe(
      Effect.map((rows) =>
        rows
          .map(({ release, ...held }) => ({ ...held, release: release ?? initialRelease }))
          .filter((item) => isItsBoundary(item, at))
      )
    )
})
