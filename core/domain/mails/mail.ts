import type { Language } from "../languages/language.ts"

export interface Mail {
  /** Random, and the same at each try: a mailbox that gets the mail twice can show it once. */
  readonly id: string
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  readonly unsubscribeUrl?: string
}
