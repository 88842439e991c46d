import { Clock, Effect, Option, Result } from "effect"
import { MailedLinkUnusable } from "../../domain/accounts/access-errors.ts"
import { isResetBy, readResetToken } from "../../domain/accounts/reset-link.ts"
import type { Language } from "../../domain/languages/language.ts"
import { Directory } from "../../ports/directory.ts"
import { Secrets } from "../../ports/secrets.ts"
import { postNotice } from "../mails/post-notice.ts"
import { changeCredential } from "./change-credential.ts"
import { hashedPassword } from "./create-account.ts"
import { requirePasswords } from "./require-passwords.ts"

const openResetLink = Effect.fnUntraced(function* (token: string) {
  const read = readResetToken(token)
  if (read === null) return yield* new MailedLinkUnusable()
  const digest = yield* (yield* Secrets).digest(read.secret)
  const found = yield* (yield* Directory).findById(read.owner)
  const now = yield* Clock.currentTimeMillis
  if (Option.isNone(found) || !isResetBy(found.value, digest, now)) return yield* new MailedLinkUnusable()
  return { account: found.value, digest }
})

/**
 * Keeps the second factor: who can read the owner's mail still needs a code. The owner is told by mail; `language` is
 * that of the page that asks.
 */
export const resetPassword = Effect.fn("resetPassword")(
  function* (input: { readonly token: string; readonly password: string }, language: Language) {
    yield* requirePasswords
    const { account, digest } = yield* openResetLink(input.token)
    const passwordHash = yield* hashedPassword(input.password, account.email)
    const now = yield* Clock.currentTimeMillis
    // Checked again inside the change: another request may have used the link first.
    yield* changeCredential(account.owner, { passwordHash }, (held) =>
      isResetBy(held, digest, now) ? Result.succeed(held) : Result.fail(new MailedLinkUnusable())
    )
    yield* postNotice(account, "passwordReset", language)
  },
  Effect.catchTag("OwnerNotFound", () => Effect.fail(new MailedLinkUnusable()))
)
