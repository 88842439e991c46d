import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { landingMessages } from "#ui/messages/generated/en/landing.ts"
import { replyStatusMessages } from "#ui/messages/generated/en/reply-status.ts"
import { busyQuestions } from "#ui/offline/samples/texts/busy-texts.ts"
import { violationsOn } from "../support/axe.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { fetchShared } from "../support/for-all.ts"
import { untilFocused } from "../support/keyboard.ts"
import { callFrom, chooseSample, type Demo, openDemo, panelOf } from "../support/offline/demo.ts"
import { publicItems } from "../support/screens.ts"

const { everyPage, visitor } = catalogue

let demo: Demo
let visit: BrowserVisit
let violationsAlone: ReadonlyArray<string>

beforeAll(async () => {
  demo = await openDemo(await fetchShared(inject("demoDoor")))
  visit = await demo.visit()
  await visit.page.goto("/~offline")
  await panelOf(visit.page).waitFor()
  violationsAlone = await violationsOn(visit.page)
  await chooseSample(visit.page, "at the limit")
})

afterAll(() => demo.close())

test("the landing page leads to a sample page, which asks questions and shows answers", async () => {
  const { context, page } = await demo.visit()
  await page.goto("/")
  await page.getByRole("link", { name: landingMessages.seeLivePage }).click()
  await page.waitForURL(/\/asha-raman(?:$|\?)/, { timeout: 120_000 })
  const { more, slow } = busyQuestions
  for (const { question } of [more, slow]) await page.getByRole("radio", { name: question }).waitFor()
  expect(await publicItems(page)).toHaveLength(5)
  await page.getByText(replyStatusMessages.statuses["will-act"]).waitFor()
  await page.goBack()
  await page.getByRole("link", { name: landingMessages.start }).first().waitFor()
  await context.close()
})

const openPanel = async (page = visit.page) => {
  await callFrom(page, "/api/health")
  await page.keyboard.press("Alt+Shift+O")
  await panelOf(page).waitFor()
  return panelOf(page)
}

const simulate = async (call: string, mood: string, page = visit.page): Promise<void> => {
  const panel = await openPanel(page)
  await panel.getByLabel("Call", { exact: true }).selectOption(call)
  await panel.getByLabel("Answer", { exact: true }).selectOption(mood)
  await page.keyboard.press("Escape")
  await panel.waitFor({ state: "hidden" })
}

describe("the panel", () => {
  test("is not there until it is asked for, by the keyboard alone, and gives the focus back", async () => {
    const { page } = visit
    await page.getByText("5 of 5 public").first().waitFor({ timeout: 60_000 })
    expect(await panelOf(page).count()).toBe(0)
    const link = page.getByRole("link", { name: "Feedback" }).first()
    await link.focus()
    const panel = await openPanel()
    const isHeadingFocused = () =>
      panel.getByRole("heading", { level: 1 }).evaluate((own) => own.matches(":focus"))
    await expect.poll(isHeadingFocused).toBe(true)
    await page.keyboard.press("Escape")
    expect(await panelOf(page).count()).toBe(0)
    await untilFocused(link)
  })

  test("breaks no rule of WCAG 2.2 AA, as a page of its own and beside a screen", async () => {
    const { page } = visit
    expect(violationsAlone).toEqual([])
    const panel = await openPanel()
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press("Escape")
    await panel.waitFor({ state: "hidden" })
  })
})

describe("simulated answers", () => {
  const own = calls.currentUser.path
  const list = calls.listFeedback.path

  test("hold for one call, or for every call, until they are taken back", async () => {
    const { page } = visit
    await simulate("listFeedback", "away")
    expect((await callFrom(page, list)).status).toBe(503)
    expect((await callFrom(page, own)).status).toBe(200)
    await simulate("listFeedback", "plain")
    await simulate("every call", "signed-out")
    expect(await callFrom(page, list)).toEqual({ status: 401, body: '{"message":"Unauthorized"}' })
    await simulate("every call", "plain")
    expect((await callFrom(page, list)).status).toBe(200)
  })

  test("slow, lost and never are as they say", async () => {
    const { page } = visit
    await simulate("listFeedback", "lost")
    await expect(callFrom(page, list)).rejects.toThrow(/Failed to fetch/)
    await simulate("listFeedback", "slow")
    const started = performance.now()
    expect((await callFrom(page, list)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(2_900)
    await simulate("listFeedback", "never")
    const answered = callFrom(page, list).then(() => "answered")
    const pause = new Promise((resolve) => setTimeout(() => resolve("waiting"), 2_000))
    expect(await Promise.race([answered.catch(() => "gone"), pause])).toBe("waiting")
    await simulate("listFeedback", "plain")
  })
})

test("a note that can't be sent before its page's script is there says so, and stays in its field", async () => {
  const late = await visit.context.newPage()
  const script = Promise.withResolvers<void>()
  await late.route(/visitor[^/]*\.js$/, (route) => script.promise.then(() => route.continue()))
  await late.goto("/imran-sheikh")
  const box = late.getByRole("textbox")
  const submit = () => late.getByRole("button", { name: visitor.submit }).click()
  const alert = late.getByRole("alert").filter({ hasText: visitor.failedTitle })
  const moveTo = async (customLink: string) =>
    expect((await callFrom(visit.page, "/api/feedback-link/update", "POST", { customLink })).status).toBe(200)
  const text = "You thank people by name, and you say for what."
  await box.fill(text)
  await moveTo("imran-elsewhere")
  await submit()
  await late.getByRole("alert").getByText(visitor.gone).waitFor()
  expect(await box.inputValue()).toBe(text)
  await moveTo("imran-sheikh")
  await late.goto("/imran-sheikh")
  await box.fill(text)
  for (const fault of ["lost", "away"]) {
    await box.press("!")
    expect(await alert.count()).toBe(0)
    await simulate("submitFeedbackForm", fault, late)
    await submit()
    await alert.getByText("The service is temporarily unavailable.").waitFor()
  }
  const typed = await box.inputValue()
  script.resolve()
  await late.getByRole("button", { name: everyPage.themes.system }).waitFor()
  expect([await alert.count(), await box.inputValue()]).toEqual([1, typed])
  await simulate("submitFeedbackForm", "plain", late)
  await submit()
  await late.getByRole("heading", { name: visitor.sentTitle }).waitFor()
  await late.close()
})

test("reset takes everything away, in all tabs", async () => {
  const { page, context } = visit
  const other = await context.newPage()
  await other.goto("/feedback")
  await other.getByText("Handovers with you are short").first().waitFor({ timeout: 60_000 })
  const panel = await openPanel()
  await panel.getByRole("button", { name: "Reset everything" }).click()
  for (const tab of [page, other]) {
    await tab.getByRole("link", { name: landingMessages.start }).first().waitFor({ timeout: 60_000 })
  }
  expect((await callFrom(page, "/api/profile/imran-sheikh")).status).toBe(404)
})
