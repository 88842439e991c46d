import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { changeAccount } from "../profiles/change-account.ts"

export const removeWebhook = Effect.fn("removeWebhook")((owner: OwnerId) =>
  changeAccount(owner, { webhook: null })
)
