import { Effect } from "effect"
import type { Language } from "../../domain/languages/language.ts"
import type { Mail } from "../../domain/mails/mail.ts"
import type { MailContent } from "../../domain/mails/mail-content.ts"
import { InstanceName } from "../../ports/instance-name.ts"
import { MailTexts } from "../../ports/mail-texts.ts"
import { Secrets } from "../../ports/secrets.ts"

export interface MailingRequest {
  /** Language of the page that asked. A recipient whose account has a language of its own is written in that. */
  readonly language: Language
  readonly mayWrite: (email: string) => Effect.Effect<boolean>
}

export const writeMail = Effect.fnUntraced(function* (
  { to, language }: Pick<Mail, "to" | "language">,
  content: MailContent
) {
  const { mailText } = yield* MailTexts
  const id = yield* (yield* Secrets).uuid
  const mail: Mail = { id, to, language, ...mailText(content, { language, instance: yield* InstanceName }) }
  return mail
})
