import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { changeAccount } from "./change-account.ts"

/** Whether visitors may see the owner's badges (spec section 2, Achievements). */
export const setBadgeDisplay = Effect.fn("setBadgeDisplay")((owner: OwnerId, showBadgesOnLanding: boolean) =>
  changeAccount(owner, { showBadgesOnLanding })
)
