import { Effect, Schema } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { type Webhook, WebhookTarget, webhookAssociatedData } from "../../domain/accounts/webhook.ts"
import { SealBroken, Sealer } from "../../ports/sealer.ts"

type TargetHolder = Pick<Account, "owner" | "id">

const Target = Schema.fromJsonString(WebhookTarget)

export const sealTarget = Effect.fnUntraced(function* (holder: TargetHolder, target: WebhookTarget) {
  return yield* (yield* Sealer).seal(JSON.stringify(target), webhookAssociatedData(holder))
})

export const openTarget = Effect.fnUntraced(function* (holder: TargetHolder, { target }: Webhook) {
  const opened = yield* (yield* Sealer).open(target, webhookAssociatedData(holder))
  return yield* Schema.decodeEffect(Target)(opened).pipe(
    Effect.mapError((cause) => new SealBroken({ cause }))
  )
})
