import { Effect, Option } from "effect"
import type { AccountSettings } from "../../contract/account-settings-schemas.ts"
import type { Account } from "../../domain/accounts/account.ts"
import { shownResets } from "../../domain/accounts/operator-reset.ts"
import { closuresOf } from "../../domain/accounts/page.ts"
import { opensAt } from "../../domain/accounts/page-hours.ts"
import { isPaused } from "../../domain/accounts/page-state.ts"
import { dayOf } from "../../domain/values/day.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { Mailer } from "../../ports/mailer.ts"
import { ReleaseDefault } from "../../ports/release-window.ts"
import { WebhookSender } from "../../ports/webhook-sender.ts"
import { questionsView } from "../questions/questions-view.ts"
import { releaseMoment } from "../time/release-moment.ts"
import { webhookView } from "../webhooks/webhook-view.ts"
import { releaseView } from "./release-view.ts"
import { signsInWith } from "./signs-in-with.ts"

export const readAccountSettings = Effect.fn("readAccountSettings")(function* (account: Account) {
  const moment = yield* releaseMoment
  const { now } = moment
  const opening = opensAt(account, now)
  const { suspendedFor, leavesAt, removedAt } = closuresOf(account.page)
  return {
    email: account.email,
    signsInWith: yield* signsInWith(account),
    isPaused: isPaused(account, now),
    opensAt: opening === null ? null : isoTimeOf(opening),
    suspendedFor,
    leavesAt,
    removedAt,
    operatorResets: shownResets(account.operatorResets, dayOf(moment.now)),
    release: releaseView(account, moment, yield* ReleaseDefault),
    questions: questionsView(account, moment),
    syndication: account.syndication,
    language: account.language,
    previewPhoto: account.previewPhoto,
    sendsMail: Option.isSome(yield* Mailer),
    secondFactor:
      account.secondFactor === null ? null : { recoveryCodesLeft: account.secondFactor.recoveryCodes.length },
    digest: account.digest,
    sendsWebhooks: Option.isSome(yield* WebhookSender),
    webhook: yield* webhookView(account)
  } satisfies AccountSettings
})
