import { DateTime, Effect, Option, Result } from "effect"
import type { SetWebhook } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { isTimeZone } from "../../domain/accounts/digest.ts"
import { stored } from "../../domain/hives/change-result.ts"
import { dayOf } from "../../domain/values/day.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { webhookAddressOf, webhookAddressText } from "../../domain/webhooks/webhook-address.ts"
import { WebhooksOff } from "../../domain/webhooks/webhook-errors.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Secrets } from "../../ports/secrets.ts"
import { WebhookSender } from "../../ports/webhook-sender.ts"
import { sealTarget } from "./webhook-target.ts"

/** A signing secret as Standard Webhooks spells it: 256 bits in base64. */
const newSecret = Effect.map(
  Effect.flatMap(Secrets, ({ token }) => token),
  (token) => `whsec_${token.replaceAll("-", "+").replaceAll("_", "/")}=`
)

const makeTarget = Effect.fnUntraced(function* (account: Account, target: SetWebhook["target"]) {
  if (target === undefined) return null
  const address = webhookAddressOf(target.address)
  if (address === null) return yield* invalidInput(webhookAddressText)
  const secret = yield* newSecret
  return { form: target.form, secret, sealed: yield* sealTarget(account, { address: address.href, secret }) }
})

/**
 * Sets where and when an owner is told by webhook. Without a target, the one before is kept. A new target has a new
 * secret, which only this response shows. Another hour loses no notes. Ends a pause after failed attempts, and then
 * counts from today, as a first webhook does: the notes of a pause may be those of months.
 */
export const setWebhook = Effect.fn("setWebhook")(function* (holder: Account, asked: SetWebhook) {
  const { every, hour, weekday = 1, zone = "UTC" } = asked
  if (Option.isNone(yield* WebhookSender)) return yield* new WebhooksOff()
  if (!isTimeZone(zone)) return yield* invalidInput("Please choose a time zone that exists.")
  const made = yield* makeTarget(holder, asked.target)
  const now = yield* DateTime.now
  const today = dayOf(now.epochMilliseconds)
  const account = yield* (yield* HiveStore).change(holder.owner, {}, ({ account: before }) => {
    const kept = before.webhook
    const target = made?.sealed ?? kept?.target
    const form = made?.form ?? kept?.form
    if (target === undefined || form === undefined) return Result.fail(invalidInput(webhookAddressText))
    const since = kept === null || kept.state === "failed" ? today : kept.schedule.since
    const savedAt = DateTime.formatIso(now)
    const schedule = { every, hour, weekday, zone, since }
    const changed: Account = {
      ...before,
      webhook: { target, form, schedule, state: "waiting", savedAt },
      updatedAt: savedAt
    }
    return stored(changed)
  })
  return { account, secret: made?.form === "json" ? made.secret : null }
})
