import { expect, test } from "vitest"
import { achievementsMessages as achievementMessages } from "#ui/messages/generated/en/achievements.ts"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"

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
