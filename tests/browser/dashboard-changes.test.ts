import { beforeAll, describe, expect, test } from "vitest"
import { commonMessages } from "#ui/messages/common.ts"
import { dashboardMessages } from "#ui/messages/dashboard.ts"
import { feedbackMessages } from "#ui/messages/feedback.ts"
import { insightMessages } from "#ui/messages/insights.ts"
import { linkMessages } from "#ui/messages/links.ts"
import { profileMessages } from "#ui/messages/profile.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { card, toast } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

const praiseTexts = [
  "You always deliver on time and keep your promises.",
  "You never miss a deadline and are dependable.",
  "Punctual and reliable every week, thank you."
]
const site = siteForAll()
let asha: OwnerVisit

beforeAll(async () => {
  const ravi = await openOwner(site.browser, site.server.url, { name: "Ravi Kumar" })
  await ravi.leave()
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman", jobTitle: "Engineer" })
  await receive(asha, site.server.url, praiseTexts)
})

describe("when something does not load", () => {
  test("[spec 2 Dashboard 3] [spec 8 9] without statistics the progress shows zeros, and nobody is told that they have no points", async () => {
    const { page } = asha
    await page.route("**/api/gamification/stats", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/")
    await card(page, dashboardMessages.progress).getByText("0 / 5").nth(5).waitFor()
    expect(await page.getByText(dashboardMessages.points("0"), { exact: true }).count()).toBe(0)
    await page.unroute("**/api/gamification/stats")
  })

  test("without the summary its card alone says so, and tries again", async () => {
    const { page } = asha
    await page.route("**/api/user/feedback-summary", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/")
    const insight = card(page, insightMessages.title)
    await insight.getByText(insightMessages.failed).waitFor()
    await card(page, feedbackMessages.manage)
      .getByText(praiseTexts[0] ?? "")
      .first()
      .waitFor()
    await page.unroute("**/api/user/feedback-summary")
    await insight.getByRole("button", { name: commonMessages.tryAgain }).press("Enter")
    await insight.getByText(/^\d+(?:%| of \d+) positive/).waitFor()
    await page.getByRole("main").and(page.locator(":focus")).waitFor()
  })

  test("[spec 2 Dashboard 8] [spec 8 2] a profile that is not saved says so, and keeps what was typed", async () => {
    const { page } = asha
    await page.goto("/")
    await page.getByRole("button", { name: dashboardMessages.editProfile }).click()
    const dialog = page.getByRole("dialog", { name: profileMessages.editTitle })
    await dialog.getByLabel(profileMessages.jobTitle).fill("Staff Engineer")
    await page.route("**/api/user/profile", (route) => route.fulfill({ status: 503, json: {} }))
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    await toast(page, profileMessages.failed).waitFor()
    await dialog.getByLabel(profileMessages.jobTitle).fill("Staff Engineer, platform")
    await toast(page, profileMessages.failed).waitFor({ state: "hidden" })
    await dialog.getByLabel(profileMessages.jobTitle).fill("Staff Engineer")
    await page.unroute("**/api/user/profile")
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    await toast(page, profileMessages.saved).waitFor()
    expect((await asha.user()).jobTitle).toBe("Staff Engineer")
  })
})

test("[spec 2 Dashboard 10] [spec 4 5] [spec 8 18] a custom link: reserved, then one of those that are free, then the new address", async () => {
  const { page } = asha
  await page.goto("/")
  await page.getByRole("button", { name: linkMessages.customize }).click()
  const dialog = page.getByRole("dialog", { name: linkMessages.dialogTitle })
  const field = dialog.getByLabel(linkMessages.field)
  const save = dialog.getByRole("button", { name: linkMessages.save })
  await field.fill("")
  await dialog.getByRole("button", { name: linkMessages.check, exact: true }).click()
  await dialog.getByText(linkMessages.empty).waitFor()
  await field.fill("dashboard")
  await dialog.getByRole("button", { name: linkMessages.check, exact: true }).click()
  await dialog.getByText("This link is reserved.").waitFor()
  expect(await save.isDisabled()).toBe(true)
  expect(await field.getAttribute("maxlength")).toBe("30")
  await field.fill("ravi-kumar")
  expect(await dialog.getByText("This link is reserved.").count()).toBe(0)
  await dialog.getByRole("button", { name: linkMessages.check, exact: true }).click()
  await dialog.getByRole("button", { name: "ravi-kumar-2" }).click()
  await dialog.getByText("This link is available!").waitFor()
  expect(await save.isEnabled()).toBe(true)
  await field.fill("ravi-kumar-3")
  expect(await dialog.getByText("This link is available!").count()).toBe(0)
  expect(await save.isDisabled()).toBe(true)
  await field.fill("ravi-kumar-2")
  await dialog.getByRole("button", { name: linkMessages.check, exact: true }).click()
  await dialog.getByText("This link is available!").waitFor()
  await save.click()
  await toast(page, linkMessages.updated).waitFor()
  expect((await asha.user()).feedbackLink).toBe("ravi-kumar-2")
  await page.getByRole("region", { name: linkMessages.yours }).getByText("ravi-kumar-2").waitFor()
})

test("a late answer closes no dialog but its own, and takes nothing that is typed by then", async () => {
  const { page } = asha
  await page.goto("/")
  const dialog = page.getByRole("dialog")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  for (const [open, field, other, path, save, done] of [
    [
      dashboardMessages.editProfile,
      dialog.getByLabel(profileMessages.jobTitle),
      dialog.getByLabel(profileMessages.bio, { exact: true }),
      "/api/user/profile",
      profileMessages.saveChanges,
      profileMessages.saved
    ],
    [
      linkMessages.customize,
      dialog.getByLabel(linkMessages.field),
      undefined,
      "/api/feedback-link/update",
      linkMessages.save,
      linkMessages.updated
    ]
  ] as const) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${path}`, async (route) => {
      await held
      await route.continue()
    })
    await press(open)
    await field.fill("first-words")
    await other?.fill("words that are saved")
    if (open === linkMessages.customize) await press(linkMessages.check)
    await press(save)
    await page.keyboard.press("Escape")
    await press(open)
    await field.fill("second-words")
    release()
    await toast(page, done).waitFor()
    expect(await field.inputValue()).toBe("second-words")
    if (other !== undefined) await expect.poll(() => other.inputValue()).toBe("words that are saved")
    await page.keyboard.press("Escape")
  }
})

test("nothing broke the CSP, complained, or asked another host", () => {
  expect(asha.complaints).toEqual([])
})
