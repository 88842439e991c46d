import { Schema } from "effect"
import { dayMillis } from "../values/durations.ts"
import { bigInteger, keyFields, text } from "../values/stored-fields.ts"

export const mailedLinkLifeMillis = 7 * dayMillis

/**
 * An email that an account gave up, by a change or its deletion; voids all links mailed to it before. Stores neither
 * the email nor its owner.
 */
export const FormerEmail = Schema.Struct({
  ...keyFields("former-email"),
  /** Random, and renewed each time the email is given up. */
  era: text,
  /** Epoch milliseconds when the last void link has expired anyway, so that the record can go. */
  until: bigInteger
})
export type FormerEmail = typeof FormerEmail.Type

export interface MailedEmail {
  readonly id: string
  readonly era: string | null
}

/**
 * Whether no account has given up the email since the link was mailed. A removed `FormerEmail` is no concern: the
 * links it voided have expired.
 */
export const isStillFree = ({ era }: MailedEmail, former: FormerEmail | undefined): boolean =>
  former === undefined || former.era === era
