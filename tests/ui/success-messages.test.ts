import { expect, test } from "vitest"
import { achievementMessages } from "#ui/messages/achievements.ts"
import { adminMessages } from "#ui/messages/admin.ts"
import { feedbackMessages } from "#ui/messages/feedback.ts"
import { linkMessages } from "#ui/messages/links.ts"
import { visitorMessages } from "#ui/messages/visitor.ts"

test("[spec 8 18] what was done is said in the words of the specification", () => {
  const { copied, refreshed } = linkMessages
  expect([copied, refreshed]).toEqual(["Link copied", "Refreshed"])
  const { madePublic, madePrivate, deleted, bulkUpdated, bulkDeleted } = feedbackMessages
  expect([madePublic, madePrivate, deleted, bulkUpdated, bulkDeleted]).toEqual([
    "Feedback Made Public",
    "Feedback Made Private",
    "Feedback Deleted",
    "Feedback Updated",
    "Feedbacks Deleted"
  ])
  expect([achievementMessages.shown, achievementMessages.hidden]).toEqual([
    "Badge display enabled",
    "Badge display disabled"
  ])
  const { loggedIn, loggedOut, loggedOutHint, uploaded, updated } = adminMessages
  expect([loggedIn, loggedOut, loggedOutHint, uploaded, updated]).toEqual([
    "Login Successful",
    "Logged Out",
    "You have been logged out successfully.",
    "Badge Image Uploaded Successfully",
    "Badge Updated Successfully"
  ])
  expect(visitorMessages.sentTextPlain).toContain("reviewed by AI")
})
