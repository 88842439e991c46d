import { Brand, Schema } from "effect"
import { defaultLanguage, type Language } from "../languages/language.ts"
import type { OwnerQuestions } from "../questions/owner-questions.ts"
import type { OwnerRelease } from "../release/owner-release.ts"
import type { SecondFactor } from "../second-factor/second-factor.ts"
import type { Syndication } from "../syndication/syndication.ts"
import type { Day } from "../values/day.ts"
import type { Digest } from "./digest.ts"
import type { OperatorReset } from "./operator-reset.ts"
import type { PageState } from "./page.ts"
import type { Webhook } from "./webhook.ts"

export type OwnerId = string & Brand.Brand<"OwnerId">
export const OwnerId = Brand.nominal<OwnerId>()

/** A password reset link, usable until these epoch milliseconds. The secret in the link is stored nowhere. */
interface ResetLink {
  readonly digest: string
  readonly until: number
}

/**
 * A person who receives feedback (spec section 3, users, in `stored-account.ts`). Empty strings and null mean "not
 * given".
 */
export interface Account {
  readonly kind: "account"
  readonly owner: OwnerId
  readonly id: string
  readonly email: string
  readonly passwordHash: string | null
  /** Identity at an OpenID Connect issuer (`identityOf`): unique and permanent. */
  readonly identity: string | null
  /** The latest password reset link. Not in backups; a new password or email voids it. */
  readonly reset: ResetLink | null
  readonly secondFactor: SecondFactor | null
  readonly operatorResets: ReadonlyArray<OperatorReset>
  /** UTC day on which the owner last used the account, noted once a day. Null before the first use. */
  readonly lastUsedOn: Day | null
  readonly digest: Digest | null
  /** Language of the owner's screens and mails: the one chosen last, or else that of the page of the first sign-in. */
  readonly language: Language | null
  readonly webhook: Webhook | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly name: string | null
  readonly jobTitle: string | null
  readonly bio: string | null
  readonly profileImageUrl: string | null
  /** Keeps the upper and lower case that the owner typed; unique regardless of it. */
  readonly feedbackLink: string | null
  readonly showBadgesOnLanding: boolean
  readonly page: PageState
  readonly release: OwnerRelease
  readonly questions: OwnerQuestions
  readonly syndication: Syndication
  readonly previewPhoto: boolean
  /** ISO times: they are acts of the owner, not of a visitor. */
  readonly createdAt: string
  readonly updatedAt: string
}

export const mailLanguageOf = (
  { language }: Pick<Account, "language">,
  requestLanguage: Language = defaultLanguage
): Language => language ?? requestLanguage

export class OwnerNotFound extends Schema.TaggedError<OwnerNotFound>()("OwnerNotFound", {}) {}

export const usedOn = (account: Account, today: Day): Account => ({ ...account, lastUsedOn: today })

export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "An account with this email already exists."
  }
}

export const isEmailTaken = (failure: unknown): failure is EmailTaken => failure instanceof EmailTaken
