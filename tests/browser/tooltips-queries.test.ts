import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { shellMessages } from "#ui/messages/generated/en/shell.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const asha = ownerForAll(site)
let page: Page

beforeAll(() => {
  page = asha.page
})

test("[spec 9 16] a tooltip shows after 700 ms; the next one within 300 ms shows at once", async () => {
  await page.clock.install()
  await page.goto("/", { waitUntil: "networkidle" })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const refresh = page.getByRole("button", { name: linkMessages.refresh })
  const theme = page.getByRole("button", { name: everyPageMessages.themes.system })
  const tooltip = (text: string) => page.getByRole("tooltip", { name: text })
  // Between a control and its tooltip the pointer may wander: it takes more than one step to be gone.
  const goAway = async (): Promise<void> => {
    for (let step = 0; step < 10 && (await page.getByRole("tooltip").count()) > 0; step++) {
      await page.mouse.move(400 + 10 * step, 500)
      await page.clock.runFor(5)
    }
    expect(await page.getByRole("tooltip").count()).toBe(0)
  }
  await refresh.hover()
  await page.clock.runFor(680)
  expect(await page.getByRole("tooltip").count()).toBe(0)
  await page.clock.runFor(40)
  await tooltip(linkMessages.refresh).waitFor()
  await goAway()
  await page.clock.runFor(200)
  await theme.hover()
  await page.clock.runFor(20)
  await tooltip(everyPageMessages.themes.system).waitFor()
  await goAway()
  await page.clock.runFor(320)
  await refresh.hover()
  await page.clock.runFor(400)
  expect(await page.getByRole("tooltip").count()).toBe(0)
  await page.clock.runFor(320)
  await tooltip(linkMessages.refresh).waitFor()
  await page.clock.resume()
})

test("[spec 7 1] what was read is read once: not again on the next page, on focus, after a failure, or later; once the connection is back, what failed", async () => {
  const asked: Array<string> = []
  await page.route("**/api/user/feedback-summary", (route) => route.fulfill({ status: 503, json: {} }))
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith("/api/")) asked.push(pathname)
  })
  await page.goto("/", { waitUntil: "networkidle" })
  const first = asked.toSorted()
  expect(first).toEqual([
    "/api/account",
    "/api/account/seen",
    "/api/auth/user",
    "/api/gamification/stats",
    "/api/user/activity",
    "/api/user/badges",
    "/api/user/feedback",
    "/api/user/feedback-summary"
  ])
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"))
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    window.dispatchEvent(new Event("online"))
  })
  await page.clock.fastForward(60 * 60 * 1000)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect.poll(() => asked.length).toBe(first.length + 1)
  await page.getByRole("link", { name: shellMessages.achievements }).first().click()
  await page.getByRole("heading", { level: 1, name: shellMessages.achievements }).waitFor()
  expect(asked.toSorted()).toEqual([...first, "/api/user/feedback-summary"])
})

test("a tab that was hidden when the page opened by itself says so no more once it is shown", async () => {
  const now = await page.evaluate(() => Date.now())
  let opensAt: string | null = new Date(now + 60 * 60 * 1000).toISOString()
  await page.route("**/api/account", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), isPaused: opensAt !== null, opensAt } })
  })
  await page.goto("/", { waitUntil: "networkidle" })
  const note = page.getByText(/^Your page opens again on /)
  await note.waitFor()
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true })
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
    }, state)
  await turn("hidden")
  await page.clock.fastForward(90 * 60 * 1000)
  opensAt = null
  await turn("visible")
  await note.waitFor({ state: "detached" })
})
