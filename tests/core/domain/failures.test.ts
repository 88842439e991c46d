import { expect, test } from "vitest"
import * as access from "#core/domain/accounts/access-errors.ts"
import { EmailTaken, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { PagePaused } from "#core/domain/accounts/page-state.ts"
import * as admins from "#core/domain/admins/admin-errors.ts"
import {
  FeedbackNotFound,
  NotApproved,
  NotPublic,
  PublicLimitReached,
  StillCovered
} from "#core/domain/feedback/feedback.ts"
import { SubmissionKeyReused } from "#core/domain/feedback/submission-key.ts"
import { isLinkTaken, LinkTaken } from "#core/domain/links/link.ts"
import { ProfileNotFound } from "#core/domain/profiles/profile-not-found.ts"
import { invalidInput } from "#core/domain/values/invalid-input.ts"

test.each([
  [new access.Unauthorized(), "Unauthorized", "Unauthorized"],
  [new access.InvalidCredentials(), "InvalidCredentials", "Invalid email or password."],
  [
    new access.PasswordsOff({ issuer: "https://id.example" }),
    "PasswordsOff",
    "Sign in through https://id.example here, not with a password."
  ],
  [
    new access.SignUpClosed(),
    "SignUpClosed",
    "Sign-up is closed here. Ask the administrator for an account."
  ],
  [new access.WrongPassword(), "WrongPassword", "This is not your password."],
  [new access.SignInAgain(), "SignInAgain", "Please sign in again, to show that it is you."],
  [new access.SessionNotFound(), "SessionNotFound", "This session has ended already."],
  [
    new access.MailedLinkUnusable(),
    "MailedLinkUnusable",
    "This link was used already, or is too old. Please ask for a new one."
  ],
  [new access.MailOff(), "MailOff", "This server sends no mail. Ask the person who runs it."],
  [new PagePaused(), "PagePaused", "This page is not taking feedback right now."],
  [new OwnerNotFound(), "OwnerNotFound", ""],
  [new EmailTaken(), "EmailTaken", "An account with this email already exists."],
  [new admins.InvalidAdminCredentials(), "InvalidAdminCredentials", "Invalid credentials"],
  [new admins.AdminTaken(), "AdminTaken", "There is an admin of this name already."],
  [new admins.AdminNotFound(), "AdminNotFound", "There is no admin of this name."],
  [new admins.BadgeNotFound(), "BadgeNotFound", "No such badge."],
  [new FeedbackNotFound(), "FeedbackNotFound", "Feedback not found."],
  [new NotApproved(), "NotApproved", "Only approved feedback can be made public."],
  [new StillCovered(), "StillCovered", "Open it before you make it public."],
  [new NotPublic(), "NotPublic", "The feedback to swap with is not public any more."],
  [
    new PublicLimitReached(),
    "PublicLimitReached",
    "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
  ],
  [
    new SubmissionKeyReused(),
    "SubmissionKeyReused",
    "This Idempotency-Key was already used for other feedback."
  ],
  [new LinkTaken(), "LinkTaken", "This link is already taken."],
  [new ProfileNotFound(), "ProfileNotFound", "Profile Not Found"],
  [invalidInput("Too short."), "InvalidInput", "Too short."]
])("%s has its tag and its text", (failure, tag, message) => {
  expect(failure._tag).toBe(tag)
  expect(failure.message).toBe(message)
})

test("a taken link is told from other failures", () => {
  expect([new LinkTaken(), new ProfileNotFound(), undefined].map(isLinkTaken)).toEqual([true, false, false])
})
