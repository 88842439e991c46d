import { DateTime, Effect } from "effect"
import type { OwnerView } from "../../contract/owner-schemas.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { searchOwners } from "../../domain/accounts/owner-search.ts"
import { closuresOf } from "../../domain/accounts/page.ts"
import { opensAt } from "../../domain/accounts/page-hours.ts"
import { deletionTimeOf } from "../../domain/accounts/page-state.ts"
import type { Stats } from "../../domain/points/points.ts"
import { dayOf } from "../../domain/values/day.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"

const stateOf = ({ page }: Account): OwnerView["state"] =>
  page.state === "pending-deletion" ? (page.removedAt === null ? "leaving" : "removed") : page.state

/** Approved notes that the owner sees. Held, pending and rejected ones never enter the counters. */
const shownNotes = ({ counts }: Stats): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

const viewOwner = (account: Account, stats: Stats, now: number): OwnerView => {
  const opening = opensAt(account, now)
  return {
    id: account.owner,
    name: account.name,
    link: account.feedbackLink,
    email: account.email,
    state: stateOf(account),
    opensAt: opening === null ? null : isoTimeOf(opening),
    suspendedFor: closuresOf(account.page).suspendedFor,
    deletedAt: deletionTimeOf(account),
    signedUpOn: dayOf(Date.parse(account.createdAt)),
    lastUsedOn: account.lastUsedOn,
    shownNotes: shownNotes(stats)
  }
}

/** An owner as operators see one, without anything that a note changes before its owner sees the note. */
export const readOwner = Effect.fn("readOwner")(function* (owner: OwnerId) {
  const { account, stats } = yield* (yield* HiveStore).read(owner, { only: ["stats"] })
  return viewOwner(account, stats, (yield* DateTime.now).epochMilliseconds)
})

interface FindOwnersInput {
  readonly text: string
  readonly after: string | null
}

export const findOwners = Effect.fn("findOwners")(function* (input: FindOwnersInput) {
  const { owners, count, next } = searchOwners(yield* (yield* Directory).names, input)
  const views = yield* Effect.forEach(
    owners,
    ({ owner }) => readOwner(owner).pipe(Effect.catchTag("OwnerNotFound", () => Effect.succeed(null))),
    { concurrency: 10 }
  )
  return { count, next, owners: views.filter((view) => view !== null) }
})
