import { Effect, Record as Records } from "effect"
import { hourMillis, minuteMillis } from "#core/domain/values/durations.ts"
import { consumeQuotas, type QuotaCheck } from "./quota-limiter.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"
import { quotaFactorOf } from "./sender-subnet.ts"

/**
 * Quotas of owners and admins for costly work: judging texts and rendering pages (`writeToPage`, `changePage`,
 * `changeProfile`), reading all notes or names (`readInsight`, `exportAccount`, `searchOwners`), entries of the admins'
 * history (`showNote`), connections to other servers (`setWebhook`, `readInstallation`).
 */
const accountQuotas = {
  writeToPage: [30, hourMillis],
  readInsight: [30, minuteMillis],
  showNote: [20, hourMillis],
  changePage: [20, hourMillis],
  changeProfile: [60, hourMillis],
  changeLanguage: [60, hourMillis],
  setWebhook: [20, hourMillis],
  checkLink: [20, minuteMillis],
  /** Counted per uploaded file, even if the upload fails. */
  uploadPhoto: [10, hourMillis],
  uploadBadgeImage: [60, hourMillis],
  searchOwners: [120, minuteMillis],
  changeOwners: [100, hourMillis],
  makeInvitation: [100, hourMillis],
  /** Counts broken downloads, too, and so does `downloadBackup`. */
  exportAccount: [20, hourMillis],
  downloadBackup: [6, hourMillis],
  readInstallation: [60, 10 * minuteMillis]
} as const

export interface AccountLimits
  extends Readonly<Record<keyof typeof accountQuotas, (account: string) => QuotaCheck>> {}

export const unlimitedAccounts: AccountLimits = Records.map(accountQuotas, () => () => Effect.void)

export const makeAccountLimits = (draw: RandomInRange): AccountLimits =>
  Records.map(accountQuotas, ([tokens, everyMillis]) => {
    const quota = makeQuota({ atOnce: tokens, more: tokens, everyMillis }, draw, quotaFactorOf)
    return (account) => consumeQuotas([[quota, account]])
  })
