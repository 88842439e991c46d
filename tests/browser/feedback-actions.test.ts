import type { Page } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { addressIn } from "#core/domain/languages/language.ts"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { replyStatusMessages } from "#ui/messages/generated/en/reply-status.ts"
import { holdCalls } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import {
  countPublic,
  feedbackForAll,
  figure,
  fromMenu,
  goToFeedback,
  openFeedback,
  rowOf,
  rows,
  watchChanges
} from "../support/feedback-screen.ts"
import { untilFocused } from "../support/keyboard.ts"
import { makePublic, receive } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { toast } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const unkindText = "You are a worthless idiot"

const site = sharedSite()
const asha = feedbackForAll(site, [...praiseTexts, unkindText])
let page: Page

beforeAll(() => {
  page = asha.page
})

const pill = (text: string) => rowOf(page, text).getByText("Public", { exact: true })
/** Deletes an item in another browser. */
const forget = async (text: string) => {
  const id = (await asha.items()).find(({ content }) => content === text)?.id
  await asha.send("DELETE", `/api/feedback/${id}`)
}
const changesFail = (status: number, message: string) =>
  page.route("**/api/feedback/**", (route) => route.fulfill({ status, json: { message } }))

describe("[spec 2 Feedback management 12] [spec 4 3] [spec 8 18] one item's visibility", () => {
  test("turns before the server answers, says so, and can be undone", async () => {
    const release = await holdCalls(page, "**/api/feedback/**")
    await fromMenu(page, praiseTexts[0], "Make Public")
    await pill(praiseTexts[0]).waitFor()
    expect(await figure(page, "Public Feedback").textContent()).toMatch(/^1 of 5/)
    expect(await countPublic(asha)).toBe(0)
    await release()
    await toast(page, "Feedback Made Public").waitFor()
    expect(await countPublic(asha)).toBe(1)
    await page.getByRole("button", { name: messages.undo }).click()
    await toast(page, "Feedback Made Private").waitFor()
    await pill(praiseTexts[0]).waitFor({ state: "hidden" })
    expect(await countPublic(asha)).toBe(0)
  })

  test("is told on a phone in lines of their full width, with a long word for Undo below", async () => {
    const { feedback } = catalogueOf("te")
    const phone = await asha.context.newPage()
    onTestFinished(() => phone.close())
    await phone.setViewportSize({ width: 375, height: 667 })
    await phone.goto(addressIn("te", "/"))
    await phone.getByRole("button", { name: feedback.makePublic }).first().click()
    await phone.getByRole("dialog").getByRole("button", { name: feedback.makePublic }).click()
    await phone.getByRole("button", { name: feedback.undo }).waitFor()
    const told = await phone.getByRole("listitem").getByText(feedback.madePublic).boundingBox()
    expect(told?.width).toBeGreaterThan(220)
  })

  test("[spec 8 5] is taken back when the server refuses", async () => {
    await changesFail(503, "The store is away.")
    await fromMenu(page, praiseTexts[0], "Make Public")
    await toast(page, "Failed to update feedback visibility.").waitFor()
    await toast(page, "The store is away.").waitFor()
    await pill(praiseTexts[0]).waitFor({ state: "hidden" })
    expect(await figure(page, "Public Feedback").textContent()).toMatch(/^0 of 5/)
  })

  test("[spec 8 11] [spec 9 1] stops at 5: says so, sends nothing, and leads to a swap with one of them, which can be undone", async () => {
    await makePublic(asha, 5)
    const approved = (await asha.items()).filter(({ moderationStatus }) => moderationStatus === "approved")
    const left = approved.find(({ isPublic }) => !isPublic)?.content ?? ""
    const out = approved.find(({ isPublic }) => isPublic)?.content ?? ""
    await openFeedback(page)
    const changes = watchChanges(page)
    await fromMenu(page, left, "Limit Reached")
    await toast(page, "Public Feedback Limit Reached").waitFor()
    await toast(
      page,
      "You can only have 5 public feedbacks. Please make some feedback private before making this one public."
    ).waitFor()
    expect(changes).toEqual([])
    await page.getByRole("button", { name: messages.swap, exact: true }).click()
    const dialog = page.getByRole("dialog", { name: messages.swapTitle })
    await dialog.getByRole("radio").nth(4).waitFor()
    const swap = dialog.getByRole("button", { name: messages.swap, exact: true })
    expect(await swap.isEnabled()).toBe(false)
    await dialog.getByRole("radio", { name: out }).click()
    await swap.click()
    await toast(page, "Feedback Made Public").waitFor()
    await pill(left).waitFor()
    await pill(out).waitFor({ state: "hidden" })
    expect(await countPublic(asha)).toBe(5)
    await page.getByRole("button", { name: messages.undo }).click()
    await toast(page, messages.swappedBackHint).waitFor()
    await pill(out).waitFor()
    await pill(left).waitFor({ state: "hidden" })
    expect(await countPublic(asha)).toBe(5)
  })

  test("keeps the focus in the list when the row leaves it", async () => {
    await makePublic(asha, 3)
    await openFeedback(page, "?tab=public")
    await rows(page).nth(2).waitFor()
    const second = (await rows(page).nth(1).locator(".cell-feedback").textContent()) ?? ""
    await rows(page).nth(1).getByRole("button").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await toast(page, "Feedback Made Private").waitFor()
    await rowOf(page, second).waitFor({ state: "hidden" })
    await untilFocused(rows(page).nth(1).getByRole("button"))
  })
})

test("a status that is set while the list is fetched again stays when the older list arrives", async () => {
  await openFeedback(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let fetched = 0
  await page.route("**/api/user/feedback", async (route) => {
    const response = await route.fetch()
    fetched += 1
    await held
    await route.fulfill({ response })
  })
  await fromMenu(page, praiseTexts[0], "Make Public")
  await expect.poll(() => fetched).toBe(1)
  const thanks = replyStatusMessages.statuses["thank-you"]
  await fromMenu(page, praiseTexts[0], thanks)
  await rowOf(page, praiseTexts[0]).getByText(thanks).waitFor()
  release()
  await page.unrouteAll({ behavior: "wait" })
  await page.waitForLoadState("networkidle")
  await rowOf(page, praiseTexts[0]).getByText(thanks).waitFor({ timeout: 1_000 })
})

test("the menu names a status that it takes back by its words", async () => {
  await openFeedback(page)
  const willAct = replyStatusMessages.statuses["will-act"]
  await fromMenu(page, praiseTexts[1], willAct)
  await rowOf(page, praiseTexts[1]).getByText(willAct).waitFor()
  await fromMenu(page, praiseTexts[1], `Take back “${willAct}”`)
  await rowOf(page, praiseTexts[1]).getByText(willAct).waitFor({ state: "detached" })
})

describe("a star, and what is done", () => {
  test("are kept with the hive, and can be filtered by", async () => {
    await openFeedback(page)
    await fromMenu(page, praiseTexts[0], messages.star)
    await rowOf(page, praiseTexts[0]).getByText(messages.starred).waitFor()
    await fromMenu(page, praiseTexts[1], messages.details)
    const dialog = page.getByRole("dialog", { name: messages.detailTitle })
    await dialog.getByRole("button", { name: messages.done }).click()
    await dialog.getByRole("button", { name: messages.done, pressed: true }).waitFor()
    await page.keyboard.press("Escape")
    await rowOf(page, praiseTexts[1]).getByText(messages.done, { exact: true }).waitFor()
    const marks = async () => (await (await asha.context.request.get("/api/feedback/marks")).json()).length
    await expect.poll(marks).toBe(2)
    await openFeedback(page, "?mark=starred")
    await rowOf(page, praiseTexts[0]).waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
    await fromMenu(page, praiseTexts[0], messages.unstar)
    await page.getByText("No feedback found").waitFor()
    await goToFeedback(page, "?mark=done")
    await rowOf(page, praiseTexts[1]).waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
  })

  test("set while the others are not known, or could not be read, leave those as they were", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let asked = 0
    await page.route("**/api/feedback/marks", async (route) => {
      asked += 1
      if (asked === 1) return route.fulfill({ status: 503, json: {} })
      await held
      return route.continue()
    })
    await openFeedback(page)
    await fromMenu(page, praiseTexts[1], messages.star)
    await fromMenu(page, praiseTexts[3], messages.star)
    expect(await page.getByText(messages.starred).count()).toBe(0)
    release()
    await rowOf(page, praiseTexts[1]).getByText(messages.starred).waitFor()
    await rowOf(page, praiseTexts[3]).getByText(messages.starred).waitFor()
    await rowOf(page, praiseTexts[1]).getByText(messages.done, { exact: true }).waitFor()
    expect(asked).toBe(2)
    const id = (await asha.items()).find(({ content }) => content === praiseTexts[1])?.id
    const marks = async () => (await asha.context.request.get("/api/feedback/marks")).json()
    await expect.poll(marks).toContainEqual({ id, starred: true, done: true })
  })

  test("that the server refuses are taken back, and its words are told", async () => {
    await page.route("**/marks", (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 503, json: { message: "The store is away." } })
        : route.continue()
    )
    await fromMenu(page, praiseTexts[0], messages.star)
    await toast(page, "The store is away.").waitFor()
    await rowOf(page, praiseTexts[0]).getByText(messages.starred).waitFor({ state: "hidden" })
  })

  test("that could not be sent are taken back, and go along with no later one", async () => {
    await openFeedback(page)
    const text = praiseTexts[4]
    const id = (await asha.items()).find(({ content }) => content === text)?.id
    await page.route("**/marks", (route) => route.abort())
    await fromMenu(page, text, messages.star)
    await toast(page, messages.markFailed).waitFor()
    await rowOf(page, text).getByText(messages.starred).waitFor({ state: "hidden" })
    await page.unrouteAll()
    await fromMenu(page, text, messages.markDone)
    const marks = async () => (await asha.context.request.get("/api/feedback/marks")).json()
    await expect.poll(marks).toContainEqual({ id, starred: false, done: true })
  })
})

test("a star or a visibility that is turned twice without a connection is as it was before", async () => {
  await openFeedback(page)
  const text = praiseTexts[4]
  for (const [calls, turn, back, shown] of [
    ["**/marks", messages.star, messages.unstar, messages.starred],
    [/api\/(user\/feedback|feedback\/)/, "Make Public", "Make Private", "Public"]
  ] as const) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(calls, async (route) => {
      await held
      await route.abort()
    })
    let refused = 0
    page.on("requestfailed", (request) => {
      if (request.method() !== "GET") refused += 1
    })
    await fromMenu(page, text, turn)
    await fromMenu(page, text, back)
    release()
    await expect.poll(() => refused).toBe(2)
    await page.waitForLoadState("networkidle")
    expect(await rowOf(page, text).getByText(shown, { exact: true }).count()).toBe(0)
    await page.unrouteAll()
  }
})

describe("[spec 2 Feedback management 13] deleting one", () => {
  test("[spec 8 18] asks first, names what is lost, and gives the focus to the next row", async () => {
    await goToFeedback(page, "?sort=feedback")
    await fromMenu(page, praiseTexts[2], "Delete")
    const dialog = page.getByRole("alertdialog", { name: "Delete Feedback" })
    await dialog.getByText(praiseTexts[2]).waitFor()
    await untilFocused(dialog.getByRole("button", { name: "Cancel" }))
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "hidden" })
    await untilFocused(rowOf(page, praiseTexts[2]).getByRole("button"))
    await fromMenu(page, praiseTexts[2], "Delete")
    await dialog.getByRole("button", { name: "Delete" }).click()
    await toast(page, "Feedback Deleted").waitFor()
    await rowOf(page, praiseTexts[2]).waitFor({ state: "hidden" })
    await untilFocused(rows(page).first().getByRole("button"))
    expect((await asha.items()).map(({ content }) => content)).not.toContain(praiseTexts[2])
    expect(await figure(page, "Total Feedback").textContent()).toBe("5")
  })

  test("[spec 8 6] that fails says why, and loses nothing", async () => {
    await changesFail(503, "The store is away.")
    await fromMenu(page, praiseTexts[0], "Delete")
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await toast(page, "Failed to delete feedback.").waitFor()
    await rowOf(page, praiseTexts[0]).waitFor()
  })

  test("by a double click is asked for once", async () => {
    const failed: Array<string> = []
    page.on("response", (response) => {
      if (response.request().method() === "DELETE" && !response.ok()) failed.push(response.url())
    })
    await fromMenu(page, praiseTexts[5], "Delete")
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).dblclick()
    await toast(page, "Feedback Deleted").waitFor()
    await page.waitForLoadState("networkidle")
    expect(failed).toEqual([])
  })

  test("that was deleted elsewhere takes it from the list", async () => {
    await forget(praiseTexts[0])
    await fromMenu(page, praiseTexts[0], "Delete")
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await rowOf(page, praiseTexts[0]).waitFor({ state: "hidden" })
    await toast(page, "Failed to delete feedback.").waitFor()
  })

  test("that is answered late leaves the dialog open that is asked about by then", async () => {
    const release = await holdCalls(page, "**/api/feedback/**")
    await fromMenu(page, praiseTexts[3], "Delete")
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await page.keyboard.press("Escape")
    await fromMenu(page, praiseTexts[4], messages.details)
    await release()
    await toast(page, "Feedback Deleted").waitFor()
    expect(await page.getByRole("dialog", { name: messages.detailTitle }).isVisible()).toBe(true)
  })
})

test("a note that was deleted elsewhere leaves the list when its mark or status fails, or showing it", async () => {
  const choices = [
    ["Your minutes of every meeting are clear", messages.star],
    ["Your sketches made the whole plan clear", replyStatusMessages.statuses["thank-you"]],
    ["Your summary made the long report clear", messages.details]
  ] as const
  await receive(
    asha,
    site.server.url,
    choices.map(([text]) => text)
  )
  await openFeedback(page)
  for (const [text, entry] of choices) {
    await forget(text)
    await fromMenu(page, text, entry)
    if (entry === messages.details) {
      await page.getByRole("button", { name: messages.showOperator }).click()
      const question = page.getByRole("dialog", { name: messages.operatorTitle })
      await question.getByRole("button", { name: messages.showOperator }).click()
    }
    await rowOf(page, text).waitFor({ state: "hidden" })
  }
})

const watchNavigations = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  return asked
}

test("[spec 8 3] [spec 6 5] a lost session says so, leads to signing in, and back to the same search", async () => {
  await openFeedback(page, "?q=deadline")
  await rowOf(page, praiseTexts[1]).getByRole("checkbox").click()
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await fromMenu(page, praiseTexts[1], "Delete")
  const left = watchNavigations(page)
  await page.clock.pauseAt(Date.now() + 1_000)
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await toast(page, "You are logged out. Logging in again...").waitFor()
  await page.clock.runFor(400)
  await page.request.get("/api/health")
  expect(left).toEqual([])
  await page.clock.runFor(200)
  await page.waitForURL(/\/sign-in/)
  expect(new URL(page.url()).searchParams.get("returnTo")).toBe("/feedback?q=deadline")
  await page.context().addCookies(session)
  await page.clock.resume()
  await page.goto("/feedback?q=deadline")
  await page.getByText(messages.selected({ count: 1 })).waitFor()
})
