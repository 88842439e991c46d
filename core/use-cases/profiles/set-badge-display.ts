import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { changeAccount } from "./change-account.ts"

export const setBadgeDisplay = Effect.fn("setBadgeDisplay")((owner: OwnerId, showBadgesOnLanding: boolean) =>
  changeAccount(owner, { showBadgesOnLanding })
)
