import { Clock, Effect, Option, Result } from "effect"
import { mailLanguageOf, type OwnerId } from "../../domain/accounts/account.ts"
import { type Digest, type DigestDays, digestDaysIn } from "../../domain/accounts/digest.ts"
import { putChange } from "../../domain/hives/change.ts"
import { stored, unchanged } from "../../domain/hives/change-result.ts"
import { addressIn } from "../../domain/languages/language.ts"
import type { Day } from "../../domain/values/day.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Mailer } from "../../ports/mailer.ts"
import { PublicAddress } from "../../ports/public-address.ts"
import { countNotes } from "./count-notes.ts"
import { type MailDraft, Outbox } from "./outbox.ts"
import { writeMail } from "./write-mail.ts"

/** The first server to change the record sends the digest, to the owner's current email. */
const claimDigest = Effect.fnUntraced(function* (owner: OwnerId, { since }: Digest, today: Day) {
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const { digest, page, email } = account
    if (digest?.since !== since || page.state === "pending-deletion") return unchanged(null)
    const change = putChange({ ...account, digest: { ...digest, since: today } })
    return Result.succeed({ change, answer: { to: email, language: mailLanguageOf(account) } })
  })
})

const unclaimDigest = Effect.fnUntraced(function* (owner: OwnerId, { since }: Digest, today: Day) {
  yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    const { digest } = account
    return digest?.since === today ? stored({ ...account, digest: { ...digest, since } }) : unchanged(account)
  })
})

const writeDigest = Effect.fnUntraced(function* (owner: OwnerId, digest: Digest, days: DigestDays) {
  const { today } = days
  // A clock that was ahead left a day that is still to come.
  if (digest.since > today) yield* claimDigest(owner, digest, today)
  const count = yield* countNotes(owner, digest.since, days)
  const recipient = count === 0 ? null : yield* claimDigest(owner, digest, today)
  if (recipient === null) return Option.none()
  const origin = yield* PublicAddress
  const pageIn = (path: string): string => new URL(addressIn(recipient.language, path), origin).href
  const settings = pageIn("/account")
  const notes = { count, since: digest.since, today }
  const mail = yield* writeMail(recipient, { kind: "digest", ...notes, link: pageIn("/feedback"), settings })
  const onNotSent = unclaimDigest(owner, digest, today).pipe(
    Effect.provideService(HiveStore, yield* HiveStore),
    Effect.ignore
  )
  return Option.some<MailDraft>({ mail: { ...mail, unsubscribeUrl: settings }, isSent: true, onNotSent })
})

/**
 * Mails digests to the owners who are due at `at` (epoch milliseconds), or at a start or waking to those whose hour was
 * missed. Owners without new notes get none.
 */
export const sendDigests = Effect.fn("sendDigests")(
  function* (at: number) {
    if (Option.isNone(yield* Mailer)) return
    const run = { at, now: yield* Clock.currentTimeMillis }
    const accounts = yield* (yield* Directory).withDigest
    const due = accounts.flatMap(({ owner, digest }) => {
      const days = digest === null ? null : digestDaysIn(digest, run)
      return digest === null || days === null ? [] : [writeDigest(owner, digest, days)]
    })
    yield* (yield* Outbox).postAll(due)
  },
  Effect.catchTag("StoreUnavailable", () => Effect.logWarning("Digests could not be sent"))
)
