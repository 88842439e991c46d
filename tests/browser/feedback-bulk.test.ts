import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { shellMessages } from "#ui/messages/generated/en/shell.ts"
import { holdCalls } from "../support/browser.ts"
import {
  answerDialog,
  bulkBar,
  countPublic,
  feedbackForAll,
  goToFeedback,
  inBulk,
  openFeedback,
  rowOf,
  rows,
  selectRow,
  watchChanges
} from "../support/feedback-screen.ts"
import { untilFocused } from "../support/keyboard.ts"
import { makePublic } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const unkindTexts = ["You are a worthless idiot", "You are a pathetic idiot, and useless"]

const site = sharedSite()
const asha = feedbackForAll(site, [...praiseTexts, ...unkindTexts])
let page: Page

beforeAll(() => {
  page = asha.page
})

const idOf = async (text: string) => (await asha.items()).find(({ content }) => content === text)?.id ?? ""
const selectAllBox = () => page.getByRole("checkbox", { name: messages.selectAll })
const selected = (count: number) => bulkBar(page).getByText(`${count} items selected`, { exact: true })

describe("[spec 2 Feedback management 7] [spec 2 Feedback management 11] choosing", () => {
  test("select all stands for the page's rows: none, some, all of them; what a search hides is chosen when it comes back", async () => {
    expect(await selectAllBox().getAttribute("aria-checked")).toBe("false")
    await selectRow(page, praiseTexts[0])
    await selected(1).waitFor()
    expect(await selectAllBox().getAttribute("aria-checked")).toBe("mixed")
    await selectAllBox().click()
    await selected(6).waitFor()
    expect(await selectAllBox().getAttribute("aria-checked")).toBe("true")
    await page.getByRole("searchbox").fill("deadline")
    await selected(2).waitFor()
    await page.getByRole("searchbox").fill("")
    await selected(6).waitFor()
    await inBulk(page, "Clear Selection")
    await bulkBar(page).waitFor({ state: "hidden" })
    await untilFocused(page.locator(".feedback-found"))
    expect(await selectAllBox().getAttribute("aria-checked")).toBe("false")
  })

  test("the bar offers four actions, and on the Rejected tab only Delete", async () => {
    await selectAllBox().click()
    expect(await bulkBar(page).getByRole("button").allInnerTexts()).toEqual([
      "Make Public",
      "Make Private",
      "Delete",
      "Clear Selection"
    ])
    await inBulk(page, "Clear Selection")
    await page.getByRole("tab", { name: messages.tabRejected }).click()
    await selectAllBox().click()
    expect(await bulkBar(page).getByRole("button").allInnerTexts()).toEqual(["Delete"])
  })
})

describe("[spec 4 11] [spec 8 18] acting on many", () => {
  test("sends one request for each, never two at once, and shows how far it is", async () => {
    let open = 0
    let most = 0
    const seen: Array<string | null> = []
    await page.route("**/api/feedback/*/public", async (route) => {
      open += 1
      most = Math.max(most, open)
      seen.push(await bulkBar(page).locator("b").textContent())
      const response = await route.fetch()
      open -= 1
      await route.fulfill({ response })
    })
    await goToFeedback(page)
    for (const text of praiseTexts.slice(0, 3)) await selectRow(page, text)
    await inBulk(page, "Make Public")
    await toast(page, "Feedback Updated").waitFor()
    expect(most).toBe(1)
    expect(seen).toEqual([0, 1, 2].map((tried) => messages.bulkRunning.public({ tried, total: 3 })))
    expect(await countPublic(asha)).toBe(3)
    await bulkBar(page).waitFor({ state: "hidden" })
    for (const text of praiseTexts.slice(0, 3))
      await rowOf(page, text).getByText("Public", { exact: true }).waitFor()
    await selectAllBox().click()
    await inBulk(page, "Make Private")
    await toast(page, messages.bulkDone.private({ count: 6 })).waitFor()
    expect(await countPublic(asha)).toBe(0)
    await page.getByRole("button", { name: messages.undo }).click()
    await toast(page, messages.bulkDone.public({ count: 3 })).waitFor()
    expect(await countPublic(asha)).toBe(3)
  })

  test("[spec 4 3] [spec 8 11] more public ones than 5 are refused with the sum, and nothing is sent", async () => {
    await makePublic(asha, 2)
    await openFeedback(page)
    const changes = watchChanges(page)
    await selectAllBox().click()
    await inBulk(page, "Make Public")
    await toast(page, "Public Feedback Limit").waitFor()
    await toast(
      page,
      "You can only have 5 public feedbacks. Currently you have 2 public feedback(s). This action would result in 6 public feedbacks."
    ).waitFor()
    expect(changes).toEqual([])
    await selected(6).waitFor()
  })

  test("what failed stays chosen, and the account is clear", async () => {
    const failing = await idOf(praiseTexts[1])
    await page.route(`**/api/feedback/${failing}/public`, (route) =>
      route.fulfill({ status: 503, json: { message: "The store is away." } })
    )
    await openFeedback(page)
    for (const text of praiseTexts.slice(0, 3)) await selectRow(page, text)
    await inBulk(page, "Make Public")
    await toast(page, "Failed to update feedback visibility.").waitFor()
    await toast(page, `${messages.bulkLeft({ done: 2, left: 1 })} The store is away.`).waitFor()
    await selected(1).waitFor()
    expect(await rowOf(page, praiseTexts[1]).getByRole("checkbox").isChecked()).toBe(true)
    expect(await countPublic(asha)).toBe(2)
  })

  test("without a connection it ends at once, and everything stays chosen", async () => {
    await openFeedback(page)
    await page.getByRole("searchbox").fill("you")
    await selected(0).waitFor({ state: "hidden" })
    await selectAllBox().click()
    const bar = await bulkBar(page).locator("b").textContent()
    const changes = watchChanges(page)
    await page.route("**/api/feedback/**", (route) => route.abort("internetdisconnected"))
    await inBulk(page, "Make Private")
    await toast(page, commonMessages.connectionErrorHint).waitFor()
    expect(changes).toHaveLength(1)
    expect(await bulkBar(page).locator("b").textContent()).toBe(bar)
    expect(await page.getByRole("searchbox").inputValue()).toBe("you")
  })

  test("can be stopped; what was not done stays chosen", async () => {
    const stopped = await holdCalls(page, "**/api/feedback/*/public")
    await openFeedback(page)
    await selectAllBox().click()
    await inBulk(page, "Make Private")
    const stop = bulkBar(page).getByRole("button", { name: messages.stop })
    await untilFocused(stop)
    expect(await complaintsAbout(page)).toEqual([])
    await stop.click()
    await stopped()
    await toast(page, messages.bulkLeft({ done: 1, left: 5 })).waitFor()
    await selected(5).waitFor()
  })

  test("ends after the one under way when the page is left, and says what was done", async () => {
    const release = await holdCalls(page, "**/api/feedback/*/public")
    await openFeedback(page)
    for (const text of praiseTexts.slice(0, 3)) await selectRow(page, text)
    const changes = watchChanges(page)
    await inBulk(page, "Make Public")
    await expect.poll(() => changes).toHaveLength(1)
    await page
      .getByRole("navigation", { name: shellMessages.mainNavigation })
      .getByRole("link", { name: shellMessages.dashboard })
      .click()
    await page.getByRole("heading", { level: 1, name: "Welcome, Asha" }).waitFor()
    await release()
    await toast(page, messages.bulkStopped).waitFor()
    await toast(page, messages.bulkDone.public({ count: 1 })).waitFor()
    await page.waitForLoadState("networkidle")
    expect(changes).toHaveLength(1)
    expect(await countPublic(asha)).toBe(1)
  })
})

describe("[spec 2 Feedback management 13] [spec 5 13] deleting many", () => {
  test("[spec 8 18] asks the browser's question: No changes nothing, Yes deletes, rejected ones too", async () => {
    await openFeedback(page, "?tab=rejected")
    const changes = watchChanges(page)
    await selectAllBox().click()
    const refused = answerDialog(page, false)
    await inBulk(page, "Delete")
    expect(await refused).toBe(
      "Are you sure you want to delete 2 feedback item(s)? This action cannot be undone."
    )
    await selected(2).waitFor()
    expect(changes).toEqual([])
    const asked = answerDialog(page, true)
    await inBulk(page, "Delete")
    await asked
    await toast(page, "Feedbacks Deleted").waitFor()
    await page.getByRole("heading", { name: "No feedback found" }).waitFor()
    await untilFocused(page.locator(".feedback-found"))
    expect(await asha.items()).toHaveLength(6)
    await goToFeedback(page)
    await expect.poll(() => rows(page).count()).toBe(6)
  })

  test("[spec 8 6] says what could not be deleted, also because it was deleted elsewhere", async () => {
    const failing = await idOf(praiseTexts[0])
    await asha.send("DELETE", `/api/feedback/${await idOf(praiseTexts[1])}`)
    await page.route(`**/api/feedback/${failing}`, (route) => route.fulfill({ status: 503, json: {} }))
    await selectAllBox().click()
    const asked = answerDialog(page, true)
    await inBulk(page, "Delete")
    await asked
    await toast(page, "Failed to delete feedback.").waitFor()
    await toast(page, messages.bulkLeft({ done: 4, left: 2 })).waitFor()
    await rowOf(page, praiseTexts[1]).waitFor({ state: "hidden" })
    await selected(1).waitFor()
    await rowOf(page, praiseTexts[0]).waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
  })
})
