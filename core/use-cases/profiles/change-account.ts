import { DateTime, Effect } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import type { PageClosures } from "../../domain/accounts/page.ts"
import { withPageClosures } from "../../domain/accounts/page-release.ts"
import { stored } from "../../domain/hives/change-result.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { releaseMoment } from "../time/release-moment.ts"

export const changeAccount = Effect.fn("changeAccount")(function* (
  owner: OwnerId,
  fields: Partial<
    Pick<Account, "showBadgesOnLanding" | "syndication" | "previewPhoto" | "webhook" | "language">
  >
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) =>
    stored({ ...account, ...fields, updatedAt })
  )
})

export const changePageState = Effect.fn("changePageState")(function* (
  owner: OwnerId,
  closures: Partial<Pick<PageClosures, "pausedOn" | "suspendedFor">>
) {
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  const moment = yield* releaseMoment
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) =>
    stored({ ...withPageClosures(account, closures, moment), updatedAt })
  )
})
