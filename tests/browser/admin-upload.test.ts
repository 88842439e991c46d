import type { Page, Route } from "playwright-core"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { adminEnv, openAdmin, openTab, untilToast, uploadOf } from "../support/admin-visit.ts"
import { type BrowserVisit, holdCalls } from "../support/browser.ts"
import { phonePhoto } from "../support/images.ts"
import { untilFocused } from "../support/keyboard.ts"
import { toastText } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll(adminEnv)
let meera: BrowserVisit
let page: Page

beforeAll(async () => {
  meera = await openAdmin(site.browser, site.server.url)
  page = meera.page
})

const picture = { name: "voice.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(200) }

test("[spec 2 Route table 12] [spec 2 Admin portal 3] has three tabs, and a list to read only", async () => {
  await page.goto("/admin")
  await page.getByRole("heading", { level: 1, name: adminMessages.olderTitle }).waitFor()
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

test("[spec 2 Admin portal 3] [spec 3 16] counts custom images, and lists every category", async () => {
  await page.goto("/admin")
  await openTab(page, adminMessages.tabAnalytics)
  expect(await page.getByRole("definition").allTextContents()).toEqual(["0 of 25", "0 of 6"])
  expect(await page.getByRole("listitem").locator("b").allInnerTexts()).toEqual([
    "Leadership & Mentorship",
    "Communication & Collaboration",
    "Technical & Problem Solving",
    "Creativity & Innovation",
    "Reliability",
    "Other/General"
  ])
})

describe("the upload form", () => {
  beforeEach(async () => {
    if (new URL(page.url()).pathname !== "/admin/home") await page.goto("/admin/home")
    await openTab(page, adminMessages.tabUpload)
    await uploadOf(page).badge.waitFor()
  })

  test("[spec 2 Admin portal 4] [spec 7 19] [spec 8 18] a badge by its category, an image, and it is done", async () => {
    const on = uploadOf(page)
    await on.panel.getByText("PNG, JPG or WebP up to 5MB").waitFor()
    expect(await on.file.getAttribute("accept")).toBe("image/*")
    const groups = await on.badge
      .locator("optgroup")
      .evaluateAll((all) => all.map((each) => each.getAttribute("label")))
    expect(groups).toHaveLength(7)
    await on.badge.selectOption("Clear Voice")
    await on.file.setInputFiles(picture)
    await on.newPicture.waitFor()
    await on.submit.click()
    await untilToast(page, "Badge Image Uploaded Successfully")
    expect(await on.badge.inputValue()).toBe("")
    await on.choose.waitFor()
    const canonical = await meera.context.request.head("/uploads/badges/communication_clear_voice_5.png")
    expect(canonical.status()).toBe(200)
    await openTab(page, adminMessages.tabBadges)
    const row = page.getByRole("listitem").filter({ hasText: "Clear Voice" })
    expect(await row.locator("img").getAttribute("src")).toMatch(/^\/uploads\/badges\//)
  })

  test("[spec 5 11] [spec 8 15] without a badge or an image nothing is sent, and it says what is missing", async () => {
    const on = uploadOf(page)
    const sent: Array<string> = []
    await page.route("**/api/admin/badges/upload", (route) => void sent.push(route.request().url()))
    await on.submit.click()
    const missing = "Missing Information Please select a badge and upload an image file."
    await untilToast(page, missing)
    await untilFocused(on.badge)
    await on.panel.getByText(adminMessages.badgeMissing).waitFor()
    expect(await on.panel.getByRole("alert").count()).toBe(0)
    await on.badge.selectOption("Clear Voice")
    await on.submit.click()
    await untilFocused(on.choose)
    await untilToast(page, missing)
    await on.panel.getByText(adminMessages.imageMissing).waitFor()
    expect(await on.panel.getByText(adminMessages.badgeMissing).count()).toBe(0)
    expect(sent).toEqual([])
    await page.unroute("**/api/admin/badges/upload")
  })

  const said = "File size must be less than 5MB"

  test.each<readonly [what: string, said: string, answer: (route: Route) => Promise<void>]>([
    ["with words", said, (route) => route.fulfill({ status: 413, json: { message: said } })],
    ["without", "Failed to upload badge image.", (route) => route.fulfill({ status: 500, json: {} })],
    ["for lack of a connection", "Failed to upload badge image.", (route) => route.abort()],
    [
      "by a network's own page",
      "Failed to upload badge image.",
      (route) => route.fulfill({ body: "<p>Log in" })
    ]
  ])("[spec 8 13] what fails %s says why, and keeps badge and image: %s", async (_, text, answer) => {
    const on = uploadOf(page)
    await page.route("**/api/admin/badges/upload", answer)
    await on.badge.selectOption("Guiding Light")
    await on.file.setInputFiles(picture)
    await on.submit.click()
    await untilToast(page, `Upload Failed ${text}`)
    await on.panel.getByText(text).waitFor()
    expect(await on.panel.getByRole("alert").getByText(text).count()).toBe(0)
    await page.unroute("**/api/admin/badges/upload")
    await on.panel.getByText("voice.jpg").waitFor()
    await on.badge.selectOption("Inspiring Leader")
    await on.panel.getByText(text).waitFor({ state: "hidden" })
    await expect.poll(() => toastText(page)).toBe("")
    await on.submit.click()
    await untilToast(page, "Badge Image Uploaded Successfully")
  })

  test("what is chosen while another image is sent stays", async () => {
    const on = uploadOf(page)
    const release = await holdCalls(page, "**/api/admin/badges/upload")
    await on.badge.selectOption("Guiding Light")
    await on.file.setInputFiles(picture)
    await on.submit.click()
    await on.badge.selectOption("Clear Voice")
    await release()
    await untilToast(page, "Badge Image Uploaded Successfully")
    expect(await on.badge.inputValue()).not.toBe("")
    await page.unroute("**/api/admin/badges/upload")
  })

  test("shows how much of a large file has gone while it is sent", async () => {
    const on = uploadOf(page)
    const network = await meera.context.newCDPSession(page)
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000
    })
    await on.badge.selectOption("Master Orator")
    const buffer = Buffer.alloc(1_500_000)
    await on.file.setInputFiles({ name: "large.png", mimeType: "image/png", buffer })
    await on.submit.click()
    const bar = page.getByRole("progressbar", { name: adminMessages.sendingLabel })
    const shares = new Set<string | null>()
    await expect.poll(async () => shares.add(await bar.getAttribute("aria-valuenow")).size).toBeGreaterThan(4)
    await network.detach()
  })
})
