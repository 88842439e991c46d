import type { Page } from "playwright-core"
import { beforeAll, beforeEach, expect, test } from "vitest"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { replyMessages } from "#ui/messages/generated/en/reply.ts"
import { shellMessages } from "#ui/messages/generated/en/shell.ts"
import { clickAndType, holdCalls } from "../support/browser.ts"
import {
  answerDialog,
  bulkBar,
  countPublic,
  feedbackForAll,
  fromMenu,
  inBulk,
  openFeedback,
  rowOf,
  rows,
  selectRow,
  showItems,
  watchChanges
} from "../support/feedback-screen.ts"
import { makeItem } from "../support/make-item.ts"
import { setPublic } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = feedbackForAll(site, praiseTexts)
const [answered, unanswered] = praiseTexts
let page: Page

beforeAll(() => {
  page = asha.page
})

const itemOf = async (text: string) => (await asha.items()).find(({ content }) => content === text)
const answerOf = async (text: string) => (await itemOf(text))?.answer

/** Two public notes, one of them with an answer. */
beforeEach(async () => {
  for (const text of [answered, unanswered]) await setPublic(asha, (await itemOf(text))?.id ?? "", true)
  const path = `/api/feedback/${(await itemOf(answered))?.id}/answer`
  const reply = await asha.send("PUT", path, { answer: "Thank you, I will." })
  expect(reply.status()).toBe(200)
  await openFeedback(page)
})

test("[anon A32] hiding or deleting many asks where a public answer is deleted with them", async () => {
  const changes = watchChanges(page)
  await selectRow(page, answered)
  const askedToDelete = answerDialog(page, false)
  await inBulk(page, "Delete")
  expect(await askedToDelete).toBe(
    `${messages.bulkQuestion.delete({ count: 1 })}\n\n${replyMessages.bulkAnswersGo({ count: 1 })}`
  )
  expect(await answerOf(answered)).not.toBeNull()
  await selectRow(page, unanswered)
  const asked = answerDialog(page, false)
  await inBulk(page, "Make Private")
  expect(await asked).toBe(
    `${messages.bulkQuestion.private({ count: 2 })}\n\n${replyMessages.bulkAnswersGo({ count: 1 })}`
  )
  await bulkBar(page)
    .getByText(messages.selected({ count: 2 }))
    .waitFor()
  expect(changes).toEqual([])
  const again = answerDialog(page, true)
  await inBulk(page, "Make Private")
  await again
  await expect.poll(() => countPublic(asha)).toBe(0)
  expect(await answerOf(answered)).toBeNull()
})

test("hiding or deleting one says that its answer goes, and one without says nothing", async () => {
  for (const [entry, role, title] of [
    ["Make Private", "dialog", messages.unpublishTitle],
    ["Delete", "alertdialog", messages.deleteTitle]
  ] as const) {
    await fromMenu(page, answered, entry)
    const dialog = page.getByRole(role, { name: title })
    await dialog.getByText(replyMessages.answerGoes).waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
    expect(await answerOf(answered)).not.toBeNull()
    await fromMenu(page, unanswered, messages.details)
    await page.getByRole("dialog").getByRole("button", { name: entry }).click()
    await dialog.waitFor()
    expect(await dialog.getByText(replyMessages.answerGoes).count()).toBe(0)
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
  }
})

test("a note that could not be hidden still has its answer, and hiding it again asks", async () => {
  await page.route(/api\/(user\/feedback|feedback\/)/, (route) => route.abort())
  await fromMenu(page, answered, "Make Private")
  const dialog = page.getByRole("dialog", { name: messages.unpublishTitle })
  const lists = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/user/feedback"))
  await dialog.getByRole("button", { name: "Make Private" }).click()
  await toast(page, messages.visibilityFailed).waitFor()
  await lists
  await page.unrouteAll()
  await fromMenu(page, answered, "Make Private")
  await dialog.getByText(replyMessages.answerGoes).waitFor()
  await page.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  expect(await answerOf(answered)).not.toBeNull()
})

test("an answer that is closed unsaved is marked and kept until it is discarded", async () => {
  await fromMenu(page, unanswered, replyMessages.answer)
  const answer = page.getByRole("dialog").getByLabel(replyMessages.answerLabel)
  await answer.fill("Thank you.")
  await page.keyboard.press("Escape")
  await rowOf(page, unanswered).getByText(commonMessages.notSaved).waitFor()
  page.once("dialog", (question) => question.dismiss())
  await page.getByRole("link", { name: shellMessages.signOut }).click()
  await fromMenu(page, unanswered, replyMessages.answer)
  expect(await answer.inputValue()).toBe("Thank you.")
  await page.getByRole("button", { name: commonMessages.discard }).click()
  await page.getByText(commonMessages.notSaved).waitFor({ state: "detached" })
})

test("an answer to a note that was hidden elsewhere stays to copy, and the list shows the note as private", async () => {
  await fromMenu(page, unanswered, replyMessages.answer)
  const dialog = page.getByRole("dialog")
  const answer = dialog.getByLabel(replyMessages.answerLabel)
  await answer.fill("Thank you.")
  await setPublic(asha, (await itemOf(unanswered))?.id ?? "", false)
  await dialog.getByRole("button", { name: replyMessages.publish }).click()
  await dialog.getByText("Make it public before you answer it.").waitFor()
  expect(await answer.inputValue()).toBe("Thank you.")
  await dialog.getByRole("button", { name: commonMessages.discard }).click()
  await rowOf(page, unanswered).getByText("Public", { exact: true }).waitFor({ state: "hidden" })
})

test("Escape that ends an input method's composition leaves the dialog open", async () => {
  await fromMenu(page, unanswered, replyMessages.answer)
  const answer = page.getByRole("dialog").getByLabel(replyMessages.answerLabel)
  await answer.dispatchEvent("keydown", { key: "Escape", isComposing: true })
  expect(await answer.isVisible()).toBe(true)
  await page.keyboard.press("Escape")
  await answer.waitFor({ state: "detached" })
})

test("typing while an answer is being sent leaves it under way, and its refusal is told", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/api/feedback/*/answer", async (route) => {
    await held
    await route.fulfill({ status: 503, json: { message: "The store is away." } })
  })
  await fromMenu(page, unanswered, replyMessages.answer)
  const dialog = page.getByRole("dialog")
  const answer = dialog.getByLabel(replyMessages.answerLabel)
  const publish = dialog.getByRole("button", { name: replyMessages.publish })
  await answer.fill("Thank you")
  await publish.click()
  await expect.poll(() => publish.getAttribute("aria-busy")).toBe("true")
  await answer.press("!")
  expect(await publish.getAttribute("aria-busy")).toBe("true")
  release()
  await dialog.getByText("The store is away.").waitFor()
  expect(await answer.inputValue()).toBe("Thank you!")
  await page.getByRole("button", { name: commonMessages.discard }).click()
})

test("an answer that is the stored one again, typed as another one is sent, stays unsaved", async () => {
  const release = await holdCalls(page, "**/api/feedback/*/answer")
  await fromMenu(page, answered, replyMessages.editAnswer)
  const dialog = page.getByRole("dialog")
  const answer = dialog.getByLabel(replyMessages.answerLabel)
  const publish = dialog.getByRole("button", { name: replyMessages.publish })
  await answer.fill("Thank you, next week.")
  await clickAndType(publish, answer, "Thank you, I will.")
  await publish.locator(".spinner").waitFor()
  await release()
  await dialog.waitFor({ state: "detached" })
  expect(await answerOf(answered)).toBe("Thank you, next week.")
  await fromMenu(page, answered, replyMessages.editAnswer)
  expect(await answer.inputValue()).toBe("Thank you, I will.")
  await page.getByRole("button", { name: commonMessages.discard }).click()
})

test("an answer that is removed leaves what was typed in its place unsaved", async () => {
  await fromMenu(page, answered, replyMessages.editAnswer)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(replyMessages.answerLabel).fill("Thank you, next week.")
  const remove = dialog.getByRole("button", { name: replyMessages.remove })
  page.once("dialog", (question) => question.dismiss())
  await remove.click()
  expect(await answerOf(answered)).not.toBeNull()
  page.once("dialog", (question) => question.accept())
  await remove.click()
  await dialog.waitFor({ state: "detached" })
  expect(await answerOf(answered)).toBeNull()
  await fromMenu(page, answered, replyMessages.answer)
  expect(await dialog.getByLabel(replyMessages.answerLabel).inputValue()).toBe("Thank you, next week.")
  await page.getByRole("button", { name: commonMessages.discard }).click()
})

test("an answer that is emptied and then removed leaves nothing unsaved", async () => {
  await fromMenu(page, answered, replyMessages.editAnswer)
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(replyMessages.answerLabel).fill("")
  page.once("dialog", (question) => question.accept())
  await dialog.getByRole("button", { name: replyMessages.remove }).click()
  await dialog.waitFor({ state: "detached" })
  expect(await rowOf(page, answered).getByText(commonMessages.notSaved).count()).toBe(0)
})

test("Details and the question before deleting keep the paragraphs of a note and of its answer", async () => {
  const item = makeItem({
    content: "You ask first.\n\n\n\nThen you decide.",
    isPublic: true,
    answer: "Thank you.\n\nI will."
  })
  await showItems(page, [item])
  await openFeedback(page)
  await rows(page).getByRole("button").click()
  await page.getByRole("menuitem", { name: messages.details, exact: true }).click()
  const details = page.getByRole("dialog", { name: messages.detailTitle })
  const shown = "You ask first.\n\nThen you decide."
  expect(await details.getByRole("blockquote").allInnerTexts()).toEqual([shown])
  expect(await details.getByText("Thank you.").allInnerTexts()).toEqual([item.answer])
  await details.getByRole("button", { name: messages.delete }).click()
  const question = page.getByRole("alertdialog", { name: messages.deleteTitle })
  expect(await question.getByRole("blockquote").allInnerTexts()).toEqual([shown])
  await page.keyboard.press("Escape")
})

test("a swap says that the answer of the note it replaces goes", async () => {
  for (const text of praiseTexts.slice(2, 5)) await setPublic(asha, (await itemOf(text))?.id ?? "", true)
  const left = praiseTexts[5]
  await openFeedback(page)
  await fromMenu(page, left, messages.limitReached)
  await page.getByRole("button", { name: messages.swap, exact: true }).click()
  const dialog = page.getByRole("dialog", { name: messages.swapTitle })
  const warning = dialog.getByText(replyMessages.swappedAnswerGoes)
  await dialog.getByRole("radio", { name: unanswered }).click()
  expect(await warning.count()).toBe(0)
  await dialog.getByRole("radio", { name: answered }).click()
  await warning.waitFor()
  await dialog.getByRole("button", { name: messages.swap, exact: true }).click()
  await rowOf(page, left).getByText("Public", { exact: true }).waitFor()
  expect(await answerOf(answered)).toBeNull()
})

test("an unsaved answer goes from the tab with its note, deleted alone or with others", async () => {
  for (const text of [answered, unanswered]) {
    await fromMenu(page, text, text === answered ? replyMessages.editAnswer : replyMessages.answer)
    await page.getByRole("dialog").getByLabel(replyMessages.answerLabel).fill("Typed and kept.")
    await page.keyboard.press("Escape")
  }
  const kept = () =>
    page.evaluate(() => Object.values(sessionStorage).join().split("Typed and kept.").length - 1)
  expect(await kept()).toBe(2)
  await fromMenu(page, unanswered, "Delete")
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await toast(page, messages.deleted).waitFor()
  expect(await kept()).toBe(1)
  await selectRow(page, answered)
  const asked = answerDialog(page, true)
  await inBulk(page, "Delete")
  await asked
  await rowOf(page, answered).waitFor({ state: "detached" })
  expect(await kept()).toBe(0)
})
