import { Context } from "effect"
import type { Language } from "../domain/languages/language.ts"
import type { Mail } from "../domain/mails/mail.ts"
import type { MailContent, NoteCount } from "../domain/mails/mail-content.ts"

export interface MailReader {
  readonly language: Language
  readonly instance: string
}

export class MailTexts extends Context.Service<
  MailTexts,
  {
    readonly mailText: (content: MailContent, reader: MailReader) => Pick<Mail, "subject" | "text">
    readonly noteCountText: (notes: NoteCount, language: Language) => string
  }
>()("honesthive/core/ports/MailTexts") {}
