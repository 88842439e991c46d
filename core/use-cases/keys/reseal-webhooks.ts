import { Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { type Webhook, webhookAssociatedData } from "../../domain/accounts/webhook.ts"
import { emptyChange, putChange } from "../../domain/hives/change.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { countOne, resealedText, zeroCount } from "./resealed-item.ts"

export const resealedWebhook = Effect.fnUntraced(function* (
  holder: Pick<Account, "owner" | "id">,
  webhook: Webhook
) {
  const { sealed, opens } = yield* resealedText(webhook.target, webhookAssociatedData(holder))
  return { webhook: { ...webhook, target: sealed }, opens }
})

export const resealWebhook = Effect.fn("resealWebhook")(function* (owner: OwnerId) {
  const hives = yield* HiveStore
  const { account } = yield* hives.read(owner, {})
  const before = account.webhook
  if (before === null) return zeroCount
  const { webhook: resealed, opens } = yield* resealedWebhook(account, before)
  const { target } = resealed
  if (target === before.target) return countOne(0, opens)
  const sealed = yield* hives.change(owner, {}, (hive) => {
    const { webhook } = hive.account
    const isSame = webhook !== null && webhook.target === before.target
    const change = isSame ? putChange({ ...hive.account, webhook: { ...webhook, target } }) : emptyChange
    return Result.succeed({ change, answer: isSame ? 1 : 0 })
  })
  return countOne(sealed, opens)
})
