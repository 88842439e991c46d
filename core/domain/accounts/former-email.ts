import type { OwnerId } from "./account.ts"

/** Milliseconds for which a mailed link opens something: seven days. */
export const mailedLinkLife = 604_800_000

/**
 * An email that an account gave up, by a change or by its deletion: it ends all links that were mailed to it before.
 * Neither the email nor whose it was is kept.
 */
export interface FormerEmail {
  readonly kind: "former-email"
  /** The installation: the account may be gone. */
  readonly owner: OwnerId
  /** `Sealer.fingerprint` of the email. */
  readonly id: string
  /** Random, and another one each time that the email is given up. */
  readonly era: string
  /** Epoch milliseconds: the last link that it ends is too old by then. */
  readonly until: number
}

/** An email at the moment when a link is mailed to it. */
export interface MailedEmail {
  /** The id of its `FormerEmail`, whether there is one or not. */
  readonly id: string
  /** The era in which it was; null when no account had given it up. */
  readonly era: string | null
}

/** Whether no account has held and given up the email since the link was mailed. A forgotten era ended no live link. */
export const isStillFree = ({ era }: MailedEmail, former: FormerEmail | undefined): boolean =>
  former === undefined || former.era === era
