import { Clock, Effect, Result } from "effect"
import { type OwnerId, OwnerNotFound } from "../../domain/accounts/account.ts"
import { closuresOf } from "../../domain/accounts/page.ts"
import { withPageClosures } from "../../domain/accounts/page-release.ts"
import { deletionDelayMillis, isDeletionDue } from "../../domain/accounts/page-state.ts"
import { sessionKeys } from "../../domain/accounts/session-rules.ts"
import { stored, unchanged } from "../../domain/hives/change-result.ts"
import { defaultLanguage } from "../../domain/languages/language.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { logAdminAct, type Operator } from "../admins/admin-entry.ts"
import { postNotice } from "../mails/post-notice.ts"
import { hidePhoto } from "../profiles/hide-photo.ts"
import { releaseMoment } from "../time/release-moment.ts"

const readPresent = Effect.fnUntraced(function* (owner: OwnerId) {
  const { account } = yield* (yield* HiveStore).read(owner, {})
  return isDeletionDue(account, yield* Clock.currentTimeMillis) ? yield* new OwnerNotFound() : account
})

/**
 * Closes an owner's page and ends all sessions at once; a day later the account is deleted for good. Until then only
 * an operator can take it back. Tells the owner by mail. Repeated, it keeps the first time.
 */
export const startAccountRemoval = Effect.fn("startAccountRemoval")(function* (
  operator: Operator,
  owner: OwnerId
) {
  const found = yield* readPresent(owner)
  if (closuresOf(found.page).removedAt !== null) return found
  yield* logAdminAct("deleted an account", operator)
  const moment = yield* releaseMoment
  const removedAt = isoTimeOf(moment.now + deletionDelayMillis)
  const closing = (yield* HiveStore).change(owner, { sessions: true }, ({ account, sessions }) => {
    if (closuresOf(account.page).removedAt !== null) return unchanged(account)
    const removed = withPageClosures(account, { removedAt }, moment)
    return Result.succeed({ change: { put: [removed], remove: sessionKeys(sessions) }, answer: removed })
  })
  const removed = yield* Effect.tap(closing, hidePhoto(owner))
  yield* postNotice(removed, "removedByOperator", defaultLanguage)
  return removed
})

export const cancelAccountRemoval = Effect.fn("cancelAccountRemoval")(function* (
  operator: Operator,
  owner: OwnerId
) {
  const found = yield* readPresent(owner)
  if (closuresOf(found.page).removedAt === null) return found
  yield* logAdminAct("took the deletion of an account back", operator)
  const moment = yield* releaseMoment
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    if (isDeletionDue(account, moment.now)) return Result.fail(new OwnerNotFound())
    const kept = withPageClosures(account, { removedAt: null }, moment)
    return stored(kept)
  })
})
