import { Clock, Effect, Option, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { type Digest, digestMinutes, isDigestDue } from "../../domain/accounts/digest.ts"
import type { Feedback } from "../../domain/feedback/feedback.ts"
import { untilBoundary } from "../../domain/feedback/release-boundary.ts"
import { putting } from "../../domain/hives/change.ts"
import { digestMail } from "../../domain/mails/mail-texts.ts"
import { type Day, dayOf } from "../../domain/values/day.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Mailer } from "../../ports/mailer.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Outbox } from "./outbox.ts"

/** What was released on a whole day that is over: the digest tells no more of when than the list does. */
const isTold =
  (since: Day, today: Day) =>
  ({ moderationStatus, createdOn }: Feedback): boolean =>
    moderationStatus === "approved" && createdOn >= since && createdOn < today

/** Of all servers, the first one that says so sends it. */
const claim = Effect.fnUntraced(function* (owner: OwnerId, { since }: Digest, today: Day) {
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const isFirst = account.digest?.since === since
    const digest = account.digest ? { ...account.digest, since: today } : null
    return Result.succeed({ change: isFirst ? putting({ ...account, digest }) : putting(), answer: isFirst })
  })
})

const write = Effect.fnUntraced(function* ({ owner, email }: Account, digest: Digest, today: Day) {
  const items = yield* (yield* HiveStore).listFeedback(owner)
  const count = items.filter(isTold(digest.since, today)).length
  if (count === 0 || !(yield* claim(owner, digest, today))) return Option.none()
  return Option.some(digestMail(email, { count, since: digest.since, today, origin: yield* PublicAddress }))
})

/** Mails the owners whose time this is (epoch milliseconds) how many notes came; nothing when there were none. */
export const sendDigests = Effect.fn("sendDigests")(
  function* (at: number) {
    if (Option.isNone(yield* Mailer)) return
    const { post } = yield* Outbox
    const today = dayOf(at)
    for (const account of yield* (yield* Directory).withDigest) {
      const { digest = null, leavesAt = null } = account
      if (digest === null || leavesAt !== null || !isDigestDue(digest, at)) continue
      yield* post(write(account, digest, today))
    }
  },
  Effect.catchTag("StoreUnavailable", () => Effect.logWarning("Digests could not be sent"))
)

/** At every quarter of an hour, for ever, in the only server there is. */
export const sendDigestsAlone = Effect.gen(function* () {
  yield* Effect.sleep(untilBoundary(yield* Clock.currentTimeMillis, digestMinutes))
  yield* sendDigests(yield* Clock.currentTimeMillis)
}).pipe(Effect.forever)
