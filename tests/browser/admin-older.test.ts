import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { adminMessages } from "#ui/messages/admin.ts"
import { adminEnv, openAdmin, openTab, untilToast, uploadOf } from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { phonePhoto } from "../support/images.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll(adminEnv)
let meera: BrowserVisit
let page: Page

beforeAll(async () => {
  meera = await openAdmin(site.browser, site.server.url)
  page = meera.page
  await page.goto("/admin")
  await page.getByRole("heading", { level: 1, name: adminMessages.olderTitle }).waitFor()
})

const figures = (): Promise<ReadonlyArray<string>> => page.getByRole("definition").allTextContents()

const upload = async (badge: string): Promise<void> => {
  await openTab(page, adminMessages.tabUpload)
  const on = uploadOf(page)
  await on.badge.selectOption(badge)
  await on.file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(200) })
  await on.submit.click()
  await untilToast(page, badge)
  await on.choose.waitFor()
}

test("[spec 2 Route table 12] [spec 2 Admin portal 3] has three tabs, and a list to read only", async () => {
  expect(await page.getByRole("tab").allInnerTexts()).toEqual([
    expect.stringContaining("Badge Management"),
    "Upload Badge",
    "Analytics"
  ])
  await page.getByText("Hive Enlightened").waitFor()
  expect(await page.getByRole("listitem").count()).toBe(25)
  expect(await page.getByRole("button", { name: /^Edit/ }).count()).toBe(0)
  await page.getByRole("link", { name: adminMessages.toCurrent }).click()
  await page.getByRole("button", { name: "Edit Steady Hand" }).waitFor()
})

test("[spec 2 Admin portal 3] [spec 3 16] counts custom images and complete categories, and lists every category", async () => {
  await page.goto("/admin")
  await openTab(page, adminMessages.tabAnalytics)
  expect(await figures()).toEqual(["0 of 25", "0 of 6"])
  expect(await page.getByRole("listitem").locator("b").allInnerTexts()).toEqual([
    "Leadership & Mentorship",
    "Communication & Collaboration",
    "Technical & Problem Solving",
    "Creativity & Innovation",
    "Reliability",
    "Other/General"
  ])
  for (const badge of ["Steady Hand", "Dependable Ally", "Consistency Champ", "Punctual Perfectionist"]) {
    await upload(badge)
  }
  await upload("Hive Enlightened")
  await openTab(page, adminMessages.tabAnalytics)
  expect(await figures()).toEqual(["5 of 25", "1 of 6"])
  await page.getByText("4 of 4 custom images").waitFor()
})

test("nothing broke the CSP, complained, or asked another host", () => {
  expect(meera.complaints).toEqual([])
})
