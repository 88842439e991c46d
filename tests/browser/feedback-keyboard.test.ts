import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { openFeedback, rowOf, rows, searchBox } from "../support/feedback-screen.ts"
import { isFocused, pressEnterOn, typeInto } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = ownerForAll(site, praiseTexts.slice(0, 3))
let page: Page

beforeAll(() => {
  page = asha.page
})

const actionsOf = (text: string) =>
  rowOf(page, text).getByRole("button", { name: `${feedbackMessages.columns.actions}: ${text.slice(0, 20)}` })

const entry = (name: string) => page.getByRole("menuitem", { name, exact: true })

test("without a mouse, a note is found, made public, and deleted", async () => {
  await openFeedback(page)
  await rows(page).nth(2).waitFor()
  await typeInto(page, searchBox(page), praiseTexts[0])
  await expect.poll(() => rows(page).count()).toBe(1)
  await pressEnterOn(page, actionsOf(praiseTexts[0]))
  await expect.poll(() => isFocused(entry(feedbackMessages.makePublic))).toBe(true)
  await page.keyboard.press("Enter")
  await toast(page, "Feedback Made Public").waitFor()
  await expect.poll(() => isFocused(actionsOf(praiseTexts[0]))).toBe(true)
  await page.keyboard.press("Enter")
  await expect.poll(() => isFocused(entry(feedbackMessages.makePrivate))).toBe(true)
  await page.keyboard.press("End")
  await expect.poll(() => isFocused(entry(feedbackMessages.delete))).toBe(true)
  await page.keyboard.press("Enter")
  const question = page.getByRole("alertdialog")
  await pressEnterOn(page, question.getByRole("button", { name: feedbackMessages.delete }))
  await toast(page, "Feedback Deleted").waitFor()
  expect((await asha.items()).map(({ content }) => content)).not.toContain(praiseTexts[0])
})

test("without a mouse, the link is customised and the profile edited", async () => {
  await page.goto("/")
  await pressEnterOn(page, page.getByRole("button", { name: linkMessages.customize }))
  const dialog = page.getByRole("dialog")
  await typeInto(page, dialog.getByRole("textbox"), "")
  await page.keyboard.press("Control+A")
  await page.keyboard.type("asha-by-keys")
  await pressEnterOn(page, dialog.getByRole("button", { name: linkMessages.check, exact: true }))
  await pressEnterOn(page, dialog.getByRole("button", { name: linkMessages.save, exact: true }))
  await dialog.waitFor({ state: "hidden" })
  expect((await asha.user()).feedbackLink).toBe("asha-by-keys")
  await pressEnterOn(page, page.getByRole("button", { name: dashboardMessages.editProfile }))
  await typeInto(page, dialog.getByLabel(profileMessages.jobTitle), "Engineer")
  await page.keyboard.press("Enter")
  await dialog.waitFor({ state: "hidden" })
  expect((await asha.user()).jobTitle).toBe("Engineer")
})
