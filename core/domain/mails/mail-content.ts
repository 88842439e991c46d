import type { Day } from "../values/day.ts"

/** Number of notes since a day, as digests and webhooks tell it. */
export interface NoteCount {
  readonly count: number
  readonly since: Day
  readonly today: Day
}

/** Mails that differ in their words alone, around one link. */
type LinkMailKind = "reset" | "confirm" | "invitation" | "emailTaken" | "newEmail"

interface LinkMail {
  readonly kind: LinkMailKind
  readonly link: string
}

interface OperatorResetMail {
  readonly kind: "operatorReset"
  readonly link: string
  /** User name of the operator who made the link. */
  readonly by: string
}

interface DigestMail extends NoteCount {
  readonly kind: "digest"
  readonly link: string
  /** URL where the recipient can stop such mails. */
  readonly settings: string
}

interface EmailChangeMail {
  readonly kind: "emailChange"
}

/** The facts of a mail, before they are put into words of a language. */
export type MailContent = LinkMail | OperatorResetMail | DigestMail | EmailChangeMail
