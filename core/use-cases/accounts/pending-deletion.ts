import { Clock, Effect, Result } from "effect"
import { type OwnerId, OwnerNotFound } from "../../domain/accounts/account.ts"
import { withPageClosures } from "../../domain/accounts/page-release.ts"
import { deletionDelayMillis, isDeletionDue } from "../../domain/accounts/page-state.ts"
import type { Session } from "../../domain/accounts/session.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { type Change, emptyChange } from "../../domain/hives/change.ts"
import { changed, stored } from "../../domain/hives/change-result.ts"
import { photoKeysAt } from "../../domain/images/image-address.ts"
import type { Language } from "../../domain/languages/language.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Images } from "../../ports/images.ts"
import { Retention } from "../../ports/retention.ts"
import { postNotice } from "../mails/post-notice.ts"
import { hidePhoto } from "../profiles/hide-photo.ts"
import { releaseMoment } from "../time/release-moment.ts"
import type { SignedInOwner } from "./confirm-owner.ts"
import { maxEraseWait } from "./delete-account.ts"
import { giveUpEmail } from "./mailed-email.ts"

/**
 * Closes an owner's page immediately and ends all sessions; a day later the account is deleted for good. Fails for a
 * session that ended while the password was compared.
 */
export const startAccountDeletion = Effect.fn("startAccountDeletion")(function* (
  owner: OwnerId,
  asking?: Session
) {
  const moment = yield* releaseMoment
  const leavesAt = isoTimeOf(moment.now + deletionDelayMillis)
  const closing = (yield* HiveStore).change(owner, { sessions: true }, ({ account, sessions }) => {
    const hasSessionEnded = asking !== undefined && !sessions.has(asking.id)
    if (hasSessionEnded) return Result.fail(new OwnerNotFound())
    return Result.succeed({
      change: { put: [withPageClosures(account, { leavesAt }, moment)], remove: sessionKeys(sessions) },
      answer: leavesAt
    })
  })
  return yield* Effect.tap(closing, hidePhoto(owner))
})

/** Also tells the owner by mail: whoever is signed in may have done it. `language` is that of the page that asks. */
export const leaveAccount = Effect.fn("leaveAccount")(function* (
  { account, session }: SignedInOwner,
  language: Language
) {
  const leavesAt = yield* startAccountDeletion(account.owner, session)
  yield* postNotice(account, "deletionBegun", language)
  return leavesAt
})

export const cancelAccountDeletion = Effect.fn("cancelAccountDeletion")(function* (owner: OwnerId) {
  const moment = yield* releaseMoment
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    if (isDeletionDue(account, moment.now)) return Result.fail(new OwnerNotFound())
    const kept = withPageClosures(account, { leavesAt: null }, moment)
    return stored(kept)
  })
})

/** The photo is removed first: if that fails, the account still exists and the deletion is retried. */
const removeAccount = Effect.fnUntraced(function* (owner: OwnerId, now: number) {
  const { account } = yield* (yield* HiveStore).read(owner, {})
  yield* Effect.forEach(photoKeysAt(account.profileImageUrl), (yield* Images).remove, { discard: true })
  yield* giveUpEmail(owner, (account, former) => {
    const gone: Change = { put: [former], remove: [{ kind: "account", owner, id: owner }] }
    return changed(isDeletionDue(account, now) ? gone : emptyChange)
  }).pipe(Effect.catchTag("EmailTaken", Effect.die))
})

const warnRemovalFailed = Effect.logWarning("An account could not be deleted; trying again in a minute")

/**
 * Deletes the accounts whose grace period is over, with everything that belongs to them. Failures are retried at the
 * next run; an account that another server deleted is skipped.
 */
export const removeDueAccounts = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis
  const owners = yield* (yield* Directory).dueForDeletion(isoTimeOf(now))
  yield* Effect.forEach(
    owners,
    (owner) =>
      removeAccount(owner, now).pipe(
        Effect.catchTag("OwnerNotFound", () => Effect.void),
        Effect.catchTag(["ImagesUnavailable", "StoreUnavailable"], () => warnRemovalFailed)
      ),
    { discard: true }
  )
  if (owners.length > 0) yield* Effect.timeoutOption((yield* Retention).forget, maxEraseWait)
}).pipe(Effect.catchTag("StoreUnavailable", () => warnRemovalFailed))
