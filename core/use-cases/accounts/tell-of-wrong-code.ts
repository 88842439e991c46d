import { Effect } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import type { Language } from "../../domain/languages/language.ts"
import { postNotice } from "../mails/post-notice.ts"

export interface CodeNotices {
  readonly language: Language
  /** Whether a wrong code is told to the owner: whoever entered it knows the password. */
  readonly mayTellOfWrongCode: Effect.Effect<boolean>
}

export const tellOfWrongCode = Effect.fnUntraced(function* (account: Account, notices: CodeNotices) {
  if (yield* notices.mayTellOfWrongCode) yield* postNotice(account, "wrongCodes", notices.language)
})
