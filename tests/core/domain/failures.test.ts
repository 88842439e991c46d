import { expect, test } from "vitest"
import * as access from "#core/domain/accounts/access-errors.ts"
import { EmailTaken } from "#core/domain/accounts/account.ts"
import { LinkTaken } from "#core/domain/links/link.ts"
import { invalidInput } from "#core/domain/values/invalid-input.ts"

test.each([
  [
    new access.SignUpClosed(),
    "SignUpClosed",
    "Sign-up is closed here. Ask the administrator for an account."
  ],
  [new access.SessionNotFound(), "SessionNotFound", "This session has ended already."],
  [new access.MailOff(), "MailOff", "This server sends no mail. Ask the person who runs it."],
  [new EmailTaken(), "EmailTaken", "An account with this email already exists."],
  [new LinkTaken(), "LinkTaken", "This link is already taken."],
  [invalidInput("Too short."), "InvalidInput", "Too short."]
])("%s has its tag and its text", (failure, tag, message) => {
  expect(failure._tag).toBe(tag)
  expect(failure.message).toBe(message)
})
