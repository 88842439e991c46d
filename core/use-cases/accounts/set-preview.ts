import { Effect } from "effect"
import type { SetPreview } from "../../contract/account-settings-schemas.ts"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { changeAccount } from "../profiles/change-account.ts"

export const setPreview = Effect.fn("setPreview")((owner: OwnerId, { photo }: SetPreview) =>
  changeAccount(owner, { previewPhoto: photo })
)
