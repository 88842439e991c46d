import { Clock, Effect, Option, Schedule, Semaphore } from "effect"
import { monotonicMillis } from "../../concurrency/monotonic-millis.ts"
import { type Account, mailLanguageOf } from "../../domain/accounts/account.ts"
import { type DigestDays, type DigestRun, digestDaysIn } from "../../domain/accounts/digest.ts"
import type { Webhook } from "../../domain/accounts/webhook.ts"
import { stored, unchanged } from "../../domain/hives/change-result.ts"
import type { Day } from "../../domain/values/day.ts"
import { minuteMillis } from "../../domain/values/durations.ts"
import { webhookMessage } from "../../domain/webhooks/webhook-message.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { MailTexts } from "../../ports/mail-texts.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { Secrets } from "../../ports/secrets.ts"
import { type SendWebhook, type WebhookRequest, WebhookSender } from "../../ports/webhook-sender.ts"
import { countNotes } from "../mails/count-notes.ts"
import { openTarget } from "./webhook-target.ts"

const maxAttemptsUnderWay = 16

/** Owners whose notes are counted at the same time: many choose the same hour, and pages need the store, too. */
const maxOwnersCounted = 2

const webhookRetries = { schedule: Schedule.exponential("1 minute", 5), times: 2 } as const

/**
 * From the first attempt until owners read `failed`, however soon the attempts fail: otherwise the delay would reveal
 * the cause.
 */
const failureDelayMillis = 7 * minuteMillis

type WebhookAccount = Account & { readonly webhook: Webhook }

interface DueWebhook {
  readonly account: WebhookAccount
  readonly days: DigestDays
}

const dueIn =
  (run: DigestRun) =>
  (account: Account): ReadonlyArray<DueWebhook> => {
    const { webhook } = account
    if (webhook === null || webhook.state === "failed") return []
    const days = digestDaysIn(webhook.schedule, run)
    return days === null ? [] : [{ account: { ...account, webhook }, days }]
  }

/**
 * The first server to change the record sends the message. If that server stops meanwhile, the state shows no
 * delivery.
 */
const claimWebhook = Effect.fnUntraced(function* ({ owner, webhook: due }: WebhookAccount, today: Day) {
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const { webhook, page } = account
    const isDueStill =
      webhook !== null && webhook.state !== "failed" && webhook.schedule.since === due.schedule.since
    if (!isDueStill || page.state === "pending-deletion") return unchanged(null)
    const schedule = { ...webhook.schedule, since: today }
    const claimed = { ...account, webhook: { ...webhook, schedule, state: "waiting" as const } }
    return stored(claimed)
  })
})

/** A change of keys alters the target, and saving the hour `savedAt`; another address alters both. */
const isSameWebhook = (a: Webhook, b: Webhook): boolean => a.target === b.target || a.savedAt === b.savedAt

/**
 * A webhook that has another address by now is not judged by what happened to the one before, and failures don't pause
 * what its owner saved again while they came in.
 */
const noteState = Effect.fnUntraced(function* (claimed: WebhookAccount, state: Webhook["state"]) {
  yield* (yield* HiveStore).change(claimed.owner, {}, ({ account }) => {
    const { webhook } = account
    if (webhook === null || !isSameWebhook(webhook, claimed.webhook)) return unchanged(account)
    const isSavedAgain = webhook.savedAt !== claimed.webhook.savedAt
    if (isSavedAgain && state === "failed") return unchanged(account)
    return stored({ ...account, webhook: { ...webhook, state } })
  })
})

const isWantedStill = Effect.fnUntraced(function* ({ owner, webhook: claimed }: WebhookAccount) {
  const { webhook, page } = (yield* (yield* HiveStore).read(owner, {})).account
  return webhook !== null && page.state !== "pending-deletion" && isSameWebhook(webhook, claimed)
})

const logNotDelivered = (reason: string) => Effect.logWarning(`A webhook could not be delivered: ${reason}.`)

const messageFor = Effect.fnUntraced(function* (claimed: WebhookAccount, since: Day, count: number) {
  const { form, schedule } = claimed.webhook
  const { address, secret } = yield* openTarget(claimed, claimed.webhook)
  const notes = { count, since, today: schedule.since }
  const text = (yield* MailTexts).noteCountText(notes, mailLanguageOf(claimed))
  const message = webhookMessage(form, { ...notes, text, origin: yield* PublicAddress })
  return { ...message, address, secret, id: yield* (yield* Secrets).uuid }
})

const claimDue = Effect.fnUntraced(function* ({ account, days }: DueWebhook) {
  const { since } = account.webhook.schedule
  // A clock that was ahead left a day that is still to come.
  if (since > days.today) yield* claimWebhook(account, days.today)
  const count = yield* countNotes(account.owner, since, days)
  const claimed = count === 0 ? null : yield* claimWebhook(account, days.today)
  return claimed === null ? null : { claimed, count }
})

const failWith = Effect.fnUntraced(function* (reason: string, startedAt: number) {
  yield* logNotDelivered(reason)
  yield* Effect.sleep(Math.max(0, startedAt + failureDelayMillis - (yield* monotonicMillis)))
  return "failed" as const
})

const deliver = Effect.fnUntraced(function* (
  { claimed, count }: { readonly claimed: WebhookAccount; readonly count: number },
  since: Day,
  send: SendWebhook
) {
  const startedAt = yield* monotonicMillis
  const attempt = (message: WebhookRequest) => Effect.when(send(message), isWantedStill(claimed))
  const state = yield* messageFor(claimed, since, count).pipe(
    Effect.flatMap((message) => Effect.retry(attempt(message), webhookRetries)),
    Effect.as("delivered" as const),
    Effect.catchTags({
      WebhookNotSent: ({ reason }) => failWith(reason, startedAt),
      SealBroken: () => failWith("no key opens its address", startedAt)
    })
  )
  yield* noteState(claimed, state)
})

export const sendWebhooks = Effect.fn("sendWebhooks")(
  function* (at: number) {
    const sender = yield* WebhookSender
    if (Option.isNone(sender)) return
    const run = { at, now: yield* Clock.currentTimeMillis }
    const due = (yield* (yield* Directory).withWebhook).flatMap(dueIn(run))
    const counting = Semaphore.makeUnsafe(maxOwnersCounted)
    const attempts = Semaphore.makeUnsafe(maxAttemptsUnderWay)
    const send: SendWebhook = (request) => attempts.withPermit(sender.value(request))
    const claimAndDeliver = Effect.fnUntraced(
      function* (one: DueWebhook) {
        const claim = yield* counting.withPermit(claimDue(one))
        if (claim !== null) yield* deliver(claim, one.account.webhook.schedule.since, send)
      },
      Effect.catchTags({
        StoreUnavailable: () => logNotDelivered("the store is unavailable"),
        OwnerNotFound: () => Effect.void
      })
    )
    yield* Effect.forEach(due, claimAndDeliver, { concurrency: "unbounded", discard: true })
  },
  Effect.catchTag("StoreUnavailable", () => Effect.logWarning("Webhooks could not be sent"))
)
