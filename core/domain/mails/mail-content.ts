import type { Day } from "../values/day.ts"

export interface NoteCount {
  readonly count: number
  readonly since: Day
  readonly today: Day
}

type LinkMailKind = "reset" | "confirm" | "invitation" | "emailTaken" | "newEmail"

interface LinkMail {
  readonly kind: LinkMailKind
  readonly link: string
}

interface OperatorResetMail {
  readonly kind: "operatorReset"
  readonly link: string
  readonly by: string
}

interface IssuerMail {
  readonly kind: "issuerAlone"
  readonly link: string
  readonly issuer: string
}

interface DigestMail extends NoteCount {
  readonly kind: "digest"
  readonly link: string
  readonly settings: string
}

export const noticeKinds = [
  "emailChange",
  "passwordChanged",
  "passwordReset",
  "secondFactorOn",
  "secondFactorOff",
  "secondFactorRemoved",
  "recoveryCodeUsed",
  "recoveryCodesRenewed",
  "deletionBegun",
  "removedByOperator",
  "wrongCodes"
] as const

export type NoticeKind = (typeof noticeKinds)[number]

interface NoticeMail {
  readonly kind: NoticeKind
}

export type MailContent = LinkMail | OperatorResetMail | IssuerMail | DigestMail | NoticeMail
