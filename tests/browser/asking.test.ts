import { readFile } from "node:fs/promises"
import type { Locator, Page } from "playwright-core"
import { expect, onTestFinished, test } from "vitest"
import { languages } from "#core/domain/languages/language.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card, untilToastSays } from "../support/screens.ts"
import { isLongForm } from "../support/short-form.ts"
import { sharedSite } from "../support/site.ts"

const { asking: askingMessages, common, dashboard, everyPage, links } = catalogue

const site = sharedSite()

/** CSS pixels between the margins that the browser gives a sheet. */
const sheets = { A4: { width: 718, height: 1047 }, Letter: { width: 740, height: 980 } } as const

/** Texts that reach out of the piece of paper that they stand on. */
const cutTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".asking-paper section")].flatMap((piece) => {
      const edge = piece.getBoundingClientRect()
      return [...piece.querySelectorAll("h1, p")].flatMap((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect()
        const isInside = top >= edge.top && bottom <= edge.bottom && left >= edge.left && right <= edge.right
        return isInside && element.scrollWidth <= element.clientWidth ? [] : [element.textContent]
      })
    })
  )

const longNamed = ownerForAll(site, [], { profile: { name: "Venkatanarasimharajuvaripeta Rao" } })

/** In the short form those of the longest words. */
const paperLanguages = isLongForm ? languages : (["ta", "kn"] as const)

test.each(paperLanguages)("posters and cards in %s take one page each, and cut no text", async (language) => {
  const { page } = longNamed
  await page.goto(`/?lang=${language}`)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  const { asking } = catalogueOf(language)
  await page.getByRole("button", { name: asking.open }).click()
  const dialog = page.getByRole("dialog", { name: asking.title })
  const pieces = page.locator(".asking-paper section")
  for (const [name, count] of [
    [asking.poster, 1],
    [asking.cards, 8]
  ] as const) {
    for (const format of ["A4", "Letter"] as const) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await dialog.getByRole("button", { name }).click()
      await expect.poll(() => pieces.count()).toBe(count)
      expect(await pieces.first().getByRole("heading", { includeHidden: true }).textContent()).toBe(
        asking.paperTitle
      )
      await page.emulateMedia({ media: "print" })
      await page.setViewportSize(sheets[format])
      expect(await cutTexts(page)).toEqual([])
      await page.emulateMedia({ media: null })
      const pdf = (await page.pdf({ format })).toString("latin1")
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      // The printed sheet is gone from the page.
      await expect.poll(() => pieces.count()).toBe(0)
    }
  }
})

const owner = ownerForAll(site, [], { profile: { name: "Farah Khan" } })

/** Whether the owner goes through with the system's share sheet, whose text is the page's title from then on. */
const shareSheet = async (page: Page, isUsed: boolean): Promise<void> => {
  const script = await page.addInitScript((used) => {
    const share = async ({ text }: ShareData) => {
      if (!used) throw new DOMException("", "AbortError")
      document.title = text ?? ""
    }
    Object.defineProperty(navigator, "share", { value: share, configurable: true })
    const print = () => dispatchEvent(new Event("afterprint"))
    Object.defineProperty(window, "print", { value: print, configurable: true })
  }, isUsed)
  onTestFinished(() => script.dispose())
}

/** Opens the dashboard in a browser that knows of nothing yet. */
const openCard = async (page: Page): Promise<Locator> => {
  await page.goto("/")
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
  const steps = card(page, dashboard.firstSteps)
  await steps.getByText(dashboard.stepsDone({ done: 0, all: 4 })).waitFor()
  return steps
}

const untilTicked = (steps: Locator): Promise<void> =>
  expect
    .poll(() => steps.getByRole("listitem").filter({ hasText: dashboard.stepDone }).allInnerTexts())
    .toEqual([expect.stringContaining(dashboard.steps.share.title)])

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

const invitation = (page: Page) => page.getByRole("textbox", { name: askingMessages.invitationLabel })

/** Follows a link without leaving for another site. */
const followLink = async (page: Page, name: string) => {
  const link = page.getByRole("link", { name: `${name} (${links.newTab})`, exact: true })
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()))
  await link.click()
}

const inDialog =
  (name: string, act = async (_page: Page, button: Locator) => button.click()) =>
  async (page: Page) => {
    await press(page, askingMessages.open)
    const dialog = page.getByRole("dialog", { name: askingMessages.title })
    await act(page, dialog.getByRole("button", { name }))
    await dialog.getByRole("button", { name: everyPage.close }).click()
    await dialog.waitFor({ state: "detached" })
  }

const saves = (name: string, content: RegExp) =>
  inDialog(name, async (page, button) => {
    const download = page.waitForEvent("download")
    await button.click()
    expect(await readFile(await (await download).path(), "latin1")).toMatch(content)
  })

test.each<readonly [string, (page: Page) => Promise<unknown>]>([
  [
    "the system's share sheet",
    async (page) => {
      await press(page, askingMessages.share)
      await expect.poll(() => page.title()).toContain(`${site.server.url}/farah-khan`)
    }
  ],
  ["WhatsApp", (page) => followLink(page, links.whatsapp)],
  ["LinkedIn", (page) => followLink(page, links.linkedin)],
  ["the code as SVG", saves(askingMessages.saveSvg, /^<svg [^>]+>.*<\/svg>$/)],
  ["the code as PNG", saves(askingMessages.savePng, /^.PNG/)],
  ["a poster", inDialog(askingMessages.poster)],
  ["cards", inDialog(askingMessages.cards)],
  [
    "the invitation, in the owner's words",
    inDialog(askingMessages.copyInvitation, async (page, button) => {
      expect(await invitation(page).inputValue()).toContain(`${site.server.url}/farah-khan`)
      await invitation(page).fill("Be honest with me")
      await button.click()
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toBe("Be honest with me")
    })
  ]
])("%s ticks off that the link was sent", async (_, share) => {
  const { page } = owner
  await shareSheet(page, true)
  const steps = await openCard(page)
  await share(page)
  await untilTicked(steps)
})

test("an edited invitation stays through closing and a reload, and the suggested one again is no draft", async () => {
  const { page } = owner
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).join())
  const edited = "Tell me what I could do better"
  await openCard(page)
  await press(page, askingMessages.open)
  const suggested = await invitation(page).inputValue()
  await invitation(page).fill(edited)
  await press(page, everyPage.close)
  await invitation(page).waitFor({ state: "detached" })
  await press(page, askingMessages.open)
  expect(await invitation(page).inputValue()).toBe(edited)
  await page.reload()
  await press(page, askingMessages.open)
  expect(await invitation(page).inputValue()).toBe(edited)
  expect(await drafts()).toContain("invitation")
  await invitation(page).fill(suggested)
  expect(await drafts()).not.toContain("invitation")
})

test("the invitation is copied where the browser has no clipboard for the page, as on plain http", async () => {
  const { page, context } = owner
  await openCard(page)
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await press(page, askingMessages.open)
  await invitation(page).fill("As honest as on paper")
  const copy = page.getByRole("button", { name: askingMessages.copyInvitation })
  await copy.click()
  await untilToastSays(page, askingMessages.copied)
  await untilFocused(copy)
  const other = await context.newPage()
  await other.goto("/robots.txt")
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe("As honest as on paper")
  await other.close()
})

test("a dialog that does not load leaves the page, and says so", async () => {
  const { page } = owner
  await page.route("**/assets/asking-dialog-*.js", (route) => route.abort())
  await openCard(page)
  await press(page, askingMessages.open)
  await untilToastSays(page, common.connectionErrorHint)
  await page.getByRole("button", { name: askingMessages.open }).waitFor()
  await page.unroute("**/assets/asking-dialog-*.js")
  await press(page, common.tryAgain)
  await page.waitForLoadState("networkidle")
  await press(page, askingMessages.open)
  await page.getByRole("dialog", { name: askingMessages.title }).waitFor()
  await page.keyboard.press("Escape")
})

test("copying the link ticks off that it was sent, through a reload, too", async () => {
  const { page } = owner
  const steps = await openCard(page)
  await press(page, links.copy)
  await untilTicked(steps)
  await page.reload()
  await steps.getByText(dashboard.stepsDone({ done: 1, all: 4 })).waitFor()
})

test.each<readonly [string, (page: Page) => Promise<unknown>]>([
  ["a share sheet that was closed", (page) => press(page, askingMessages.share)],
  ["opening the page", (page) => followLink(page, links.open)],
  [
    "a look at the code",
    async (page) => {
      await press(page, askingMessages.open)
      await page.getByRole("img", { name: askingMessages.code }).waitFor()
      await press(page, everyPage.close)
    }
  ]
])("%s does not", async (_, act) => {
  const { page } = owner
  await shareSheet(page, false)
  const steps = await openCard(page)
  await act(page)
  await page.reload()
  await steps.getByText(dashboard.stepsDone({ done: 0, all: 4 })).waitFor()
})
