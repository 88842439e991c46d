import type { Locator, Page } from "playwright-core"
import { afterEach, expect, onTestFinished, test } from "vitest"
import { askingMessages } from "#ui/messages/generated/en/asking.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const owner = ownerForAll(site)

/** The next test finds a browser that knows of nothing yet. */
afterEach(() => owner.page.evaluate(() => localStorage.clear()))

/** Whether the owner goes through with the system's share sheet. */
const shareSheet = async (page: Page, isUsed: boolean): Promise<void> => {
  const script = await page.addInitScript((used) => {
    const share = () => (used ? Promise.resolve() : Promise.reject(new DOMException("", "AbortError")))
    Object.defineProperty(navigator, "share", { value: share, configurable: true })
    const print = () => dispatchEvent(new Event("afterprint"))
    Object.defineProperty(window, "print", { value: print, configurable: true })
  }, isUsed)
  onTestFinished(() => script.dispose())
}

const openCard = async (page: Page): Promise<Locator> => {
  await page.goto("/")
  const steps = card(page, dashboardMessages.firstSteps)
  await steps.getByText(dashboardMessages.stepsDone({ done: 0, all: 4 })).waitFor()
  return steps
}

const untilTicked = (steps: Locator): Promise<void> =>
  expect
    .poll(() => steps.getByRole("listitem").filter({ hasText: dashboardMessages.stepDone }).allInnerTexts())
    .toEqual([expect.stringContaining(dashboardMessages.steps.share.title)])

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Follows a link without leaving for another site. */
const followLink = async (page: Page, name: string) => {
  const link = page.getByRole("link", { name: `${name} (${linkMessages.newTab})`, exact: true })
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()))
  await link.click()
}

const inDialog = (name: string) => async (page: Page) => {
  await press(page, askingMessages.open)
  const dialog = page.getByRole("dialog", { name: askingMessages.title })
  await dialog.getByRole("button", { name }).click()
  await dialog.getByRole("button", { name: everyPageMessages.close }).click()
  await dialog.waitFor({ state: "detached" })
}

test.each<readonly [string, (page: Page) => Promise<unknown>]>([
  ["the system's share sheet", (page) => press(page, askingMessages.share)],
  ["WhatsApp", (page) => followLink(page, linkMessages.whatsapp)],
  ["LinkedIn", (page) => followLink(page, linkMessages.linkedin)],
  ["the code as SVG", inDialog(askingMessages.saveSvg)],
  ["the code as PNG", inDialog(askingMessages.savePng)],
  ["a poster", inDialog(askingMessages.poster)],
  ["cards", inDialog(askingMessages.cards)],
  ["the invitation", inDialog(askingMessages.copyInvitation)]
])("%s ticks off that the link was sent", async (_, share) => {
  const { page } = owner
  await shareSheet(page, true)
  const steps = await openCard(page)
  await share(page)
  await untilTicked(steps)
})

test("copying the link ticks off that it was sent, through a reload, too", async () => {
  const { page } = owner
  const steps = await openCard(page)
  await press(page, linkMessages.copy)
  await untilTicked(steps)
  await page.reload()
  await steps.getByText(dashboardMessages.stepsDone({ done: 1, all: 4 })).waitFor()
})

test.each<readonly [string, (page: Page) => Promise<unknown>]>([
  ["a share sheet that was closed", (page) => press(page, askingMessages.share)],
  ["opening the page", (page) => followLink(page, linkMessages.open)],
  [
    "a look at the code",
    async (page) => {
      await press(page, askingMessages.open)
      await page.getByRole("img", { name: askingMessages.code }).waitFor()
      await press(page, everyPageMessages.close)
    }
  ]
])("%s does not", async (_, act) => {
  const { page } = owner
  await shareSheet(page, false)
  const steps = await openCard(page)
  await act(page)
  await page.reload()
  await steps.getByText(dashboardMessages.stepsDone({ done: 0, all: 4 })).waitFor()
})
