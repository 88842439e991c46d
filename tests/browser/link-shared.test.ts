import type { Locator, Page } from "playwright-core"
import { expect, onTestFinished, test } from "vitest"
import { askingMessages } from "#ui/messages/generated/en/asking.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { everyPageMessages } from "#ui/messages/generated/en/every-page.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
const owner = ownerForAll(site)

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

/** The card as a browser shows it that knows of nothing yet. */
const openCard = async (page: Page): Promise<Locator> => {
  await page.goto("/")
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const steps = card(page, dashboardMessages.firstSteps)
  await steps.getByText(dashboardMessages.stepsDone({ done: 0, all: 4 })).waitFor()
  return steps
}

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
  ["copying the link", (page) => press(page, linkMessages.copy)],
  ["the system's share sheet", (page) => press(page, askingMessages.share)],
  ["WhatsApp", (page) => followLink(page, linkMessages.whatsapp)],
  ["LinkedIn", (page) => followLink(page, linkMessages.linkedin)],
  ["the code as SVG", inDialog(askingMessages.saveSvg)],
  ["the code as PNG", inDialog(askingMessages.savePng)],
  ["a poster", inDialog(askingMessages.poster)],
  ["cards", inDialog(askingMessages.cards)],
  ["the invitation", inDialog(askingMessages.copyInvitation)]
])("%s ticks off that the link was sent, through a reload, too", async (_, share) => {
  const { page } = owner
  await shareSheet(page, true)
  const steps = await openCard(page)
  await share(page)
  const sent = steps.getByRole("listitem").filter({ hasText: dashboardMessages.stepDone })
  await expect
    .poll(() => sent.allInnerTexts())
    .toEqual([expect.stringContaining(dashboardMessages.steps.share.title)])
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
