import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { holdCalls } from "../support/browser.ts"
import { phonePhoto } from "../support/images.ts"
import { pressEnterOn, typeInto } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner, ownerForAll, receive } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { card, publish, toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const { common, dashboard, feedback, insights, links, profile: profileMessages } = catalogue

const unkindText = "You are a worthless idiot"

const site = sharedSite()
const asha = ownerForAll(site, [...praiseTexts, unkindText], {
  profile: { name: "Nisha Pal", jobTitle: "Engineer" },
  publicCount: 5
})

/** Loads it only for whoever comes from elsewhere. */
const openDashboard = async ({ page }: OwnerVisit): Promise<void> => {
  if (page.url() !== `${site.server.url}/`) await page.goto("/")
}

const tabNames = (page: Page) => page.getByRole("tab").allInnerTexts()

const withoutSpaces = (texts: ReadonlyArray<string>) => texts.map((text) => text.replace(/\s+/g, " ").trim())

test("somebody new is led to share the link, not past a wall of zeros, by steps that can be hidden until they sign out", async () => {
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Omar Sheikh" })
  await page.goto("/")
  await page.getByRole("heading", { level: 1, name: "Welcome, Omar" }).waitFor()
  await page.getByText(links.shareFirst).waitFor()
  await card(page, dashboard.recent).getByText(feedback.empty).waitFor()
  await card(page, dashboard.progress).getByText("30 points per note").waitFor()
  await card(page, insights.title)
    .getByText(insights.missing({ count: 3 }))
    .waitFor()
  await card(page, dashboard.activity).getByText(dashboard.noActivity).waitFor()
  expect(await page.getByText("0 / 5").count()).toBe(0)
  expect(await complaintsAbout(page)).toEqual([])
  const steps = card(page, dashboard.firstSteps)
  await steps.getByRole("button", { name: dashboard.hideSteps }).press("Enter")
  await steps.waitFor({ state: "detached" })
  await page.getByRole("main").and(page.locator(":focus")).waitFor()
  await page.reload()
  await card(page, dashboard.recent).getByText(feedback.empty).waitFor()
  expect(await steps.count()).toBe(0)
  // After the end of that session somebody else signs up on the same device, where nobody signed out.
  const next = crypto.randomUUID().slice(0, 8)
  const account = { email: `${next}@people.example`, password: "a long and unusual passphrase" }
  expect((await send("POST", "/api/auth/sign-up", account)).status()).toBe(201)
  await send("POST", "/api/feedback-link/update", { customLink: next })
  await page.goto("/")
  await steps.getByText(dashboard.stepsDone({ done: 0, all: 4 })).waitFor()
})

test("the first steps tick off as they are done, stay through a reload, and go when all are", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Tara Sen" })
  const { page } = owner
  const steps = card(page, dashboard.firstSteps)
  const done = async () =>
    (await steps.getByRole("listitem").filter({ hasText: dashboard.stepDone }).allInnerTexts()).map((text) =>
      text.replace(dashboard.stepDone, "").trim()
    )
  const { photo, share, note } = dashboard.steps
  await page.goto("/")
  await steps.getByText(dashboard.stepsDone({ done: 0, all: 4 })).waitFor()
  await page.getByRole("button", { name: links.copy }).click()
  await expect.poll(done).toEqual([share.title])
  await steps.getByRole("button", { name: dashboard.choosePhoto }).click()
  const dialog = page.getByRole("dialog", { name: profileMessages.editTitle })
  const picture = { name: "me.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() }
  await dialog.locator("input[type=file]").setInputFiles(picture)
  await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
  await expect.poll(done).toEqual([photo.title, share.title])
  await receive(owner, site.server.url, ["You explain things clearly."])
  await page.reload()
  await expect.poll(done).toEqual([photo.title, share.title, note.title])
  await publish(page, 1)
  await steps.waitFor({ state: "detached" })
})

test("a bio that is the former one again, typed while another one is being saved, stays as unsaved text", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Vani Rao", bio: "I listen." })
  await page.goto("/")
  const edit = page.getByRole("button", { name: dashboard.editProfile, exact: true }).first()
  await edit.click()
  const dialog = page.getByRole("dialog", { name: profileMessages.editTitle })
  const bio = dialog.getByLabel(profileMessages.bio)
  const release = await holdCalls(page, "**/api/user/profile")
  await bio.fill("I listen well.")
  await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
  await bio.fill("I listen.")
  await release()
  await toast(page, profileMessages.saved).waitFor()
  await dialog.waitFor({ state: "detached" })
  await edit.click()
  expect(await bio.inputValue()).toBe("I listen.")
})

test("[spec 8 18] the link is copied where the browser has no clipboard for the page, as on plain http", async () => {
  const { page, context } = asha
  await openDashboard(asha)
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  const copy = page.getByRole("button", { name: links.copy })
  await copy.click()
  await toast(page, "Link copied").waitFor()
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true)
  const other = await context.newPage()
  await other.goto("/robots.txt")
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/nisha-pal`)
  await other.close()
})

describe("a busy hive", () => {
  test("[spec 2 Dashboard 4] [spec 2 Dashboard 7] [spec 9 12] shows what is new, the counts, and the insight with how often each thing was said", async () => {
    const { page } = asha
    await openDashboard(asha)
    // Which five stand on the first page is left to chance: the order within a day says nothing.
    await card(page, feedback.manage).getByRole("listitem").first().waitFor()
    expect(withoutSpaces(await tabNames(page))).toEqual(["All 6", "Private 1", "Public 5", "Filtered 1"])
    await page.getByRole("tab", { name: feedback.tabPrivate, selected: true }).waitFor()
    expect(await card(page, dashboard.recent).getByRole("listitem").count()).toBe(5)
    const insight = card(page, insights.title)
    await insight.getByText(/^\d+(?:%| of \d+) positive/).waitFor()
    await insight
      .getByRole("link", { name: /\d notes$/ })
      .first()
      .waitFor()
    expect(await card(page, dashboard.activity).getByRole("listitem").count()).toBe(5)
    expect(await page.content()).not.toContain(unkindText)
  })

  test("[spec 2 Dashboard 11] View More and View All Feedback lead to the whole list", async () => {
    const { page } = asha
    await page.getByRole("tab", { name: feedback.tabAll }).click()
    for (const name of [dashboard.viewMore, dashboard.viewAll]) {
      expect(await page.getByRole("link", { name }).getAttribute("href")).toBe("/feedback")
    }
  })

  test("[spec 2 Dashboard 2] [spec 7 22] [spec 8 18] is shared in new tabs that learn nothing of this one, with a text", async () => {
    const { page } = asha
    await openDashboard(asha)
    for (const [name, host] of [
      [links.whatsapp, "wa.me"],
      [links.linkedin, "www.linkedin.com"]
    ] as const) {
      const link = page.getByRole("link", { name })
      const href = new URL((await link.getAttribute("href")) ?? "")
      expect(href.host).toBe(host)
      expect(href.searchParams.get("text")).toContain(`${site.server.url}/nisha-pal`)
      expect(await link.getAttribute("target")).toBe("_blank")
      expect(await link.getAttribute("rel")).toBe("noopener noreferrer")
    }
    await page.getByRole("button", { name: links.refresh }).click()
    await toast(page, "Refreshed").waitFor()
  })

  test("[spec 8 11] at the limit the button says so, and nothing is sent", async () => {
    const { page } = asha
    const changes: Array<string> = []
    page.on("request", (request) => request.method() === "PATCH" && changes.push(request.url()))
    await openDashboard(asha)
    await page.getByRole("tab", { name: feedback.tabPrivate }).click()
    await page.getByRole("tabpanel").getByRole("button", { name: feedback.limitReached }).click()
    await toast(page, feedback.limitTitle).waitFor()
    await toast(page, feedback.limitText).waitFor()
    expect(changes).toEqual([])
  })

  test("[spec 2 Dashboard 5] Recent Feedback is the five approved items of the latest days", async () => {
    const { page } = asha
    const dated = (await asha.items())
      .map((item, index) => ({ ...item, createdAt: `2026-11-0${9 - index}T12:00:00.000Z` }))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    await page.route("**/api/user/feedback", (route) => route.fulfill({ json: dated }))
    await page.goto("/")
    const recent = card(page, dashboard.recent)
    await recent.getByRole("listitem").first().waitFor()
    const shown = (await recent.getByRole("listitem").allInnerTexts()).join("\n")
    const approved = dated.filter(({ moderationStatus }) => moderationStatus === "approved")
    const isShown = approved.map(({ content }) => shown.includes(content))
    expect(isShown).toEqual([true, true, true, true, true, false])
  })
})

describe("when something does not load", () => {
  test("[spec 2 Dashboard 3] [spec 8 9] without statistics the progress shows zeros, and nobody is told that they have no points", async () => {
    const { page } = asha
    await page.route("**/api/gamification/stats", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/")
    await card(page, dashboard.progress).getByText("0 / 5").nth(5).waitFor()
    expect(await page.getByText(/^0 points/).count()).toBe(0)
  })

  test("without the summary its card alone says so, and tries again", async () => {
    const { page } = asha
    await page.route("**/api/user/feedback-summary", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/")
    const insight = card(page, insights.title)
    await insight.getByText(insights.failed).waitFor()
    await card(page, feedback.manage).getByRole("listitem").first().waitFor()
    await page.unroute("**/api/user/feedback-summary")
    await insight.getByRole("button", { name: common.tryAgain }).press("Enter")
    await insight.getByText(/^\d+(?:%| of \d+) positive/).waitFor()
    await insight.and(page.locator(":focus")).waitFor()
  })
})

test("[spec 2 Dashboard 10] [spec 4 5] [spec 8 18] a custom link: reserved, then one of those that are free, then the new address", async () => {
  const { page } = asha
  await openDashboard(asha)
  await page.getByRole("button", { name: links.customize }).click()
  const dialog = page.getByRole("dialog", { name: links.dialogTitle })
  const field = dialog.getByLabel(links.field)
  const save = dialog.getByRole("button", { name: links.save })
  await field.fill("")
  await dialog.getByRole("button", { name: links.check, exact: true }).click()
  await dialog.getByText(links.empty).waitFor()
  await field.fill("dashboard")
  await dialog.getByRole("button", { name: links.check, exact: true }).click()
  await dialog.getByText("This link is reserved.").waitFor()
  expect(await save.isDisabled()).toBe(true)
  expect(await field.getAttribute("maxlength")).toBe("30")
  await field.fill("omar-sheikh")
  expect(await dialog.getByText("This link is reserved.").count()).toBe(0)
  await dialog.getByRole("button", { name: links.check, exact: true }).click()
  await dialog.getByRole("button", { name: "omar-sheikh-2" }).click()
  await dialog.getByText("This link is available!").waitFor()
  expect(await save.isEnabled()).toBe(true)
  await field.fill("omar-sheikh-3")
  expect(await dialog.getByText("This link is available!").count()).toBe(0)
  expect(await save.isDisabled()).toBe(true)
  await field.fill("omar-sheikh-2")
  await dialog.getByRole("button", { name: links.check, exact: true }).click()
  await dialog.getByText("This link is available!").waitFor()
  await save.click()
  await toast(page, links.updated).waitFor()
  expect((await asha.user()).feedbackLink).toBe("omar-sheikh-2")
  await page.getByRole("region", { name: links.yours }).getByText("omar-sheikh-2").waitFor()
})

test("Refresh shows the link that another device saved, and without a connection keeps the one it knows", async () => {
  const { page, send, user } = await openOwner(site.browser, site.server.url, { name: "Ravi Shetty" })
  const first = `/${(await user()).feedbackLink}`
  const next = crypto.randomUUID().slice(0, 8)
  await page.goto("/")
  const shown = page.getByRole("region", { name: links.yours })
  await shown.getByText(first).waitFor()
  const refresh = page.getByRole("button", { name: links.refresh })
  await send("POST", "/api/feedback-link/update", { customLink: next })
  await page.route("**/api/auth/user", (route) => route.abort())
  await refresh.click()
  await toast(page, common.didNotLoad).waitFor()
  await shown.getByText(first).waitFor()
  await page.unroute("**/api/auth/user")
  await refresh.click()
  await toast(page, links.refreshed).waitFor()
  await shown.getByText(`/${next}`).waitFor()
})

test("a late answer closes no dialog but its own, and takes nothing that is typed by then", async () => {
  const { page } = asha
  await openDashboard(asha)
  const dialog = page.getByRole("dialog")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  for (const [open, field, other, path, save, done] of [
    [
      dashboard.editProfile,
      dialog.getByLabel(profileMessages.jobTitle),
      dialog.getByLabel(profileMessages.bio, { exact: true }),
      "/api/user/profile",
      profileMessages.saveChanges,
      profileMessages.saved
    ],
    [
      links.customize,
      dialog.getByLabel(links.field),
      undefined,
      "/api/feedback-link/update",
      links.save,
      links.updated
    ]
  ] as const) {
    const release = await holdCalls(page, `**${path}`)
    await press(open)
    await field.fill("first-words")
    await other?.fill("words that are saved")
    if (open === links.customize) await press(links.check)
    await press(save)
    await page.keyboard.press("Escape")
    await press(open)
    await field.fill("second-words")
    await release()
    await toast(page, done).waitFor()
    expect(await field.inputValue()).toBe("second-words")
    if (other !== undefined) await expect.poll(() => other.inputValue()).toBe("words that are saved")
    await page.keyboard.press("Escape")
  }
})

test("without a mouse, the profile is edited", async () => {
  const { page } = asha
  await openDashboard(asha)
  const dialog = page.getByRole("dialog")
  await pressEnterOn(page, page.getByRole("button", { name: dashboard.editProfile }))
  await typeInto(page, dialog.getByLabel(profileMessages.bio, { exact: true }), " I write, too.")
  await pressEnterOn(page, dialog.getByRole("button", { name: profileMessages.saveChanges }))
  await dialog.waitFor({ state: "hidden" })
  expect((await asha.user()).bio).toContain("I write, too.")
})
