import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { hourMillis, minuteMillis } from "#core/domain/values/durations.ts"
import type { UploadLimiter } from "../body/read-multipart.ts"
import { type AccountLimits, makeAccountLimits, unlimitedAccounts } from "./account-limits.ts"
import { makeCodeTurns } from "./code-turns.ts"
import { type BeginDownload, makeDownloadLeases } from "./download-leases.ts"
import { makeGrowingDelay } from "./growing-delay.ts"
import { type LimitSignInCompletion, makeIssuerLimits } from "./issuer-limits.ts"
import { type MailKind, makeMailLimits } from "./mail-limits.ts"
import { consumeQuotas, makeSubnetCheck, type QuotaCheck, type QuotaLimiter } from "./quota-limiter.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"
import { onionSubnet, quotaFactorOf, type SenderTrust, senderSite, senderSubnet } from "./sender-subnet.ts"
import { failuresRule, makeGuessLimiter } from "./sign-in-limits.ts"
import { makeSubnetKeys } from "./subnet-pseudonyms.ts"
import { makeUploadLimiter } from "./upload-slots.ts"
import { makeFairLimits, makeFairTurns, makeVisitorLimits, type VisitorLimits } from "./visitor-limits.ts"
import { makeWrongCodeNotices } from "./wrong-code-notices.ts"

/**
 * Rate limits. A sender is refused only because of what their own subnet or account did, never because of what others
 * did to the same link or account; global bounds make senders wait. All counts are in this server's memory only, and no
 * address is stored.
 */
export interface HttpLimits extends VisitorLimits, AccountLimits {
  /** Pseudonym of the sender's subnet, valid for an hour. */
  readonly senderOf: (request: Request) => Effect.Effect<string>
  /** Discards the key of the pseudonyms every hour, even when there are no requests. */
  readonly forgettingSenders: Effect.Effect<never>
  readonly signUp: (request: Request) => QuotaCheck
  readonly mail: (request: Request) => QuotaCheck
  /** Twice as many as sign-ups: each needs one opened, and some are opened again. Other mailed links share it. */
  readonly openMailedLink: (request: Request) => QuotaCheck
  /** Whether another mail may be sent to the address. Must not be revealed to the sender. */
  readonly mailTo: (request: Request, email: string, kind: MailKind) => Effect.Effect<boolean>
  /** Wrong invitations count like wrong passwords. */
  readonly invitation: (request: Request) => QuotaLimiter
  readonly signIn: (request: Request, email: string) => QuotaLimiter
  readonly signInAdmin: (request: Request, username: string) => QuotaLimiter
  /** The code after a password; `account` is `owner ID` or `admin ID`. */
  readonly enterCode: (request: Request, account: string, code: string) => QuotaLimiter
  /** Counts a wrong code of an owner. Whether the owner is told of it must not be revealed to the sender. */
  readonly mayTellOfWrongCode: (owner: string) => Effect.Effect<boolean>
  readonly finishSignIn: LimitSignInCompletion
  /** Counts the forms that only an image makes large, even if they are refused. */
  readonly receive: (request: Request, account: string) => UploadLimiter
  /** Fair turns: a list or an insight of thousands of notes takes a second, and others must not wait for many. */
  readonly readNotes: (owner: string) => QuotaLimiter
  /** Failed changes are not counted. An aborted one is: it may have been stored. */
  readonly changeLink: (owner: string) => QuotaLimiter
  readonly download: BeginDownload
}

const unboundedQuota: QuotaLimiter = (work) => work

const makeNoteTurns = () => makeFairTurns({ maxConcurrent: 2, maxConcurrentPerSender: 1 })

const singleSubnet = () => Effect.succeed("anybody")

/**
 * Some work is bounded even without limits: mails about wrong codes, memory and requests to the issuer, uploads, page
 * rendering, reading images, owners' lists, and downloads, which read all data of an owner.
 */
export const unlimitedLimits: HttpLimits = {
  senderOf: singleSubnet,
  feedback: () => unboundedQuota,
  report: () => unboundedQuota,
  ...makeFairLimits(singleSubnet),
  ...unlimitedAccounts,
  mistake: () => Effect.void,
  renderingRefused: () => (page) => page,
  forgettingSenders: Effect.never,
  signUp: () => Effect.void,
  mail: () => Effect.void,
  openMailedLink: () => Effect.void,
  mailTo: () => Effect.succeed(true),
  invitation: () => unboundedQuota,
  receipt: () => Effect.void,
  takeBack: () => Effect.void,
  signIn: () => unboundedQuota,
  signInAdmin: () => unboundedQuota,
  enterCode: () => unboundedQuota,
  mayTellOfWrongCode: makeWrongCodeNotices(([least]) => least),
  finishSignIn: makeIssuerLimits(singleSubnet),
  receive: makeUploadLimiter(singleSubnet),
  readNotes: makeNoteTurns(),
  changeLink: () => unboundedQuota,
  download: makeDownloadLeases()
}

/** Names senders by their subnet, or by what they try at their site, without keeping an address. */
const makeSenderNames = (trustOf: (request: Request) => SenderTrust) => {
  const subnetKeys = makeSubnetKeys()
  const subnetOf = (request: Request): string => senderSubnet(request, trustOf(request))
  const nameOf = (text: string): Effect.Effect<string> =>
    Effect.flatMap(monotonicMillis, (time) => Effect.promise(() => subnetKeys.nameOf(text, time)))
  const senderOf = (request: Request) => {
    const subnet = subnetOf(request)
    return subnet === onionSubnet ? Effect.succeed(onionSubnet) : nameOf(subnet)
  }
  const nameAtSite = (request: Request, text: string) => {
    const site = senderSite(request, trustOf(request))
    const name = nameOf(`${site} ${text}`)
    return site === onionSubnet ? Effect.map(name, (hashed) => `${onionSubnet} ${hashed}`) : name
  }
  return { senderOf, nameAtSite, forgetSenders: Effect.sync(subnetKeys.forget) }
}

export const makeLimits = (trustOf: (request: Request) => SenderTrust, draw: RandomInRange): HttpLimits => {
  const { senderOf, nameAtSite, forgetSenders } = makeSenderNames(trustOf)
  const allow = (rule: Parameters<typeof makeQuota>[0]) => makeQuota(rule, draw, quotaFactorOf)
  const largeForms = allow({ atOnce: 60, more: 60, everyMillis: 10 * minuteMillis })
  const largeFormsOfSender = allow({ atOnce: 80, more: 80, everyMillis: 10 * minuteMillis })
  const delayAfter = (free: number) => makeGrowingDelay(free, quotaFactorOf)
  const accounts = allow({ atOnce: 60, more: 10, everyMillis: 10 * minuteMillis })
  const openedLinks = allow({ atOnce: 120, more: 20, everyMillis: 10 * minuteMillis })
  const mails = allow({ atOnce: 30, more: 10, everyMillis: 10 * minuteMillis })
  const failures = allow(failuresRule)
  const invited = makeGuessLimiter(failures, delayAfter(5))
  const linkChanges = allow({ atOnce: 3, more: 1, everyMillis: 8 * hourMillis })
  const owners = makeGuessLimiter(failures, delayAfter(5))
  const admins = makeGuessLimiter(failures, delayAfter(3))
  const codes = makeGuessLimiter(failures, delayAfter(5))
  const codeTurns = makeCodeTurns(draw)
  const triedBy = (request: Request, account: string) =>
    Effect.all({ sender: senderOf(request), account: nameAtSite(request, account) })
  const { mailTo, forgetAddresses } = makeMailLimits(nameAtSite, draw)

  return {
    senderOf,
    ...makeVisitorLimits(senderOf, draw),
    ...makeAccountLimits(draw),
    forgettingSenders: Effect.raceFirst(
      forgetSenders.pipe(Effect.delay("1 hour"), Effect.forever),
      forgetAddresses.pipe(Effect.delay("1 day"), Effect.forever)
    ),
    signUp: makeSubnetCheck(senderOf, accounts),
    mail: makeSubnetCheck(senderOf, mails),
    mailTo,
    openMailedLink: makeSubnetCheck(senderOf, openedLinks),
    invitation: (request) => (attempt) =>
      Effect.flatMap(senderOf(request), (sender) =>
        invited({ sender, account: `${sender} invitation` }, attempt)
      ),
    signIn: (request, email) => (attempt) =>
      Effect.flatMap(triedBy(request, `owner ${email}`), (tried) => owners(tried, attempt)),
    signInAdmin: (request, username) => (attempt) =>
      Effect.flatMap(triedBy(request, `admin ${username}`), (tried) => admins(tried, attempt)),
    enterCode: (request, account, code) => (attempt) =>
      Effect.flatMap(triedBy(request, `code ${account}`), (tried) =>
        codes(tried, codeTurns({ account, sender: tried.account, code })(attempt))
      ),
    mayTellOfWrongCode: makeWrongCodeNotices(draw),
    finishSignIn: makeIssuerLimits(senderOf, allow(failuresRule)),
    receive: makeUploadLimiter(senderOf, (account, sender) =>
      consumeQuotas([
        [largeForms, account],
        [largeFormsOfSender, sender]
      ])
    ),
    download: makeDownloadLeases(),
    readNotes: makeNoteTurns(),
    changeLink: (owner) => (change) =>
      consumeQuotas([[linkChanges, owner]]).pipe(
        Effect.andThen(Effect.tapError(change, () => Effect.sync(() => linkChanges.refund(owner))))
      )
  }
}
