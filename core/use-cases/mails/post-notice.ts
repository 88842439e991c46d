import { Effect } from "effect"
import { type Account, mailLanguageOf } from "../../domain/accounts/account.ts"
import type { Language } from "../../domain/languages/language.ts"
import type { NoticeKind } from "../../domain/mails/mail-content.ts"
import { Outbox } from "./outbox.ts"
import { writeMail } from "./write-mail.ts"

/**
 * Tells an owner what was done to the account. Outside the mail quota: nobody can cause it without the password or a link to reset it.
 * `language` is that of the page that asked.
 */
export const postNotice = Effect.fnUntraced(function* (
  account: Account,
  kind: NoticeKind,
  language: Language
) {
  const recipient = { to: account.email, language: mailLanguageOf(account, language) }
  const mail = yield* writeMail(recipient, { kind })
  yield* (yield* Outbox).postNotice(Effect.succeedSome({ mail, isSent: true }))
})
