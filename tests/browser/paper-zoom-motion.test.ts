import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { ownerPages, serverRenderedPages } from "#core/domain/pages/pages.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { noteChartsMessages } from "#ui/messages/generated/en/note-charts.ts"
import { holdCalls } from "../support/browser.ts"
import { fromMenu, showItems } from "../support/feedback-screen.ts"
import { makeItems } from "../support/make-item.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { sampled } from "../support/short-form.ts"
import { sharedSite } from "../support/site.ts"
import { overflowOf } from "../support/soundness.ts"

const words = "You keep every deadline you promise."
/** One of the three addresses of the dashboard is enough. */
const ownerRoutes = ownerPages.filter((path) => path !== "/home" && path !== "/dashboard")
const openRoutes = [...serverRenderedPages, "/usha-nair", "/nobody-here", "/no/such"]

const site = sharedSite()
/** One for each row that stands in for them, so that only the typeface can move the dashboard. */
const notes = [words, "W".repeat(300), "You listen.", "You ask well.", "You explain things."]
const asha = ownerForAll(site, notes, {
  profile: { name: "Usha Nair", bio: "I listen." }
})
let page: Page

beforeAll(async () => {
  page = asha.page
})

const openPath = async (path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** How each part of the page is laid out, and whether it stays in the window. */
const layoutOf = (of: Page) =>
  of.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { display, flexDirection, gridTemplateColumns, position } = getComputedStyle(element)
        return `${element.className} ${display} ${flexDirection} ${gridTemplateColumns.split(" ").length} ${position}`
      })
  )

/** In the short form one of four: `every-screen` looks at the widths of all of them. */
const routes = sampled([...ownerRoutes, ...openRoutes], 4)

describe.each(routes)("%s", (path) => {
  test("zoomed to 400 % is read to its end, under no bar that stays", async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openPath(path)
    expect(await overflowOf(page)).toBe(0)
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 40)
        .map((element) => element.className)
    )
    expect(stuck).toEqual([])
  })

  test("read in letters twice as large by the browser's own setting, is laid out as for half the width", async () => {
    const settings = await page.context().newCDPSession(page)
    const layoutIn = async (letters: number) => {
      await settings.send("Page.setFontSizes", { fontSizes: { standard: 16 * letters } })
      await page.setViewportSize({ width: 640 * letters, height: 400 * letters })
      return { parts: await layoutOf(page), overflow: await overflowOf(page) }
    }
    onTestFinished(async () => {
      await layoutIn(1)
      await settings.detach()
    })
    await openPath(path)
    const differences = async () => {
      const [half, doubled] = [await layoutIn(1), await layoutIn(2)]
      return [...doubled.parts.filter((part) => !half.parts.includes(part)), doubled.overflow]
    }
    await expect.poll(differences).toEqual([0])
  })

  test("stands still for those who want that", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize({ width: 1280, height: 800 })
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("body, body *")]
        .filter((element) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
          const isAnimated = animationName !== "none" && animationDuration !== "0s"
          return isAnimated || transitionDuration.split(", ").some((each) => each !== "0s")
        })
        .map((element) => element.outerHTML.slice(0, 80))
    )
    expect(moving).toEqual([])
  })
})

/** The names of elements that Tab reaches and of which something else covers the middle. */
const coveredStops = async (): Promise<ReadonlyArray<string>> => {
  const covered: Array<string> = []
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => {
      const element = document.activeElement ?? document.body
      const { left, top, width, height } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      const isShown = shown !== null && (element.contains(shown) || shown.contains(element))
      return { isEnd: element === document.body, name: isShown ? undefined : element.outerHTML.slice(0, 80) }
    })
    if (stop.isEnd) break
    if (stop.name !== undefined) covered.push(stop.name)
  }
  return covered
}

test.each(["/", "/account"])("on a phone no bar covers what Tab reaches: %s", async (path) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openPath(path)
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0)
  expect(await coveredStops()).toEqual([])
})

describe("in forced colours", () => {
  beforeAll(() => page.emulateMedia({ forcedColors: "active" }))
  afterAll(() => page.emulateMedia({ forcedColors: null }))

  test("a mark that is set has another background than one that is not", async () => {
    await openPath("/feedback")
    await fromMenu(page, words, feedbackMessages.details)
    const marks = page.getByRole("dialog").locator(".feedback-mark-buttons")
    await marks.getByRole("button", { name: feedbackMessages.star }).press("Enter")
    await page.mouse.move(0, 0)
    const backgroundOf = (pressed: boolean) =>
      marks
        .getByRole("button", { pressed })
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await backgroundOf(true)).not.toBe(await backgroundOf(false))
  })

  test("the four tones of the notes at a glance are four colours", async () => {
    const tones = ["positive", "neutral", "negative"] as const
    const items = makeItems(8, (index) => ({
      isCovered: index % 4 === 3,
      sentiment: tones[index % 4] ?? "neutral"
    }))
    await showItems(page, items)
    await openPath("/")
    const legend = card(page, noteChartsMessages.title).locator(".charts-tones li")
    await legend.nth(3).waitFor()
    const colours = await legend.evaluateAll((tones) =>
      tones.map((tone) => getComputedStyle(tone, "::before").backgroundColor)
    )
    expect(new Set(colours).size).toBe(4)
  })
})

describe("on paper", () => {
  beforeAll(() => page.setViewportSize({ width: 1280, height: 800 }))
  const print = async (path: string): Promise<void> => {
    await openPath(path)
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
  }

  test("the dashboard is what was said, in ink on white, without the ways around", async () => {
    await print("/")
    await card(page, dashboardMessages.recent).getByText(words).waitFor()
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole("button", { name: linkMessages.copy }).isVisible()).toBe(false)
    const ink = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body)
      return [color, backgroundColor]
    })
    expect(ink).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
  })

  test("the achievements and the list of notes are all there", async () => {
    await print("/achievements")
    await page.getByText("Punctual Perfectionist").waitFor()
    await print("/feedback")
    await page.getByText(words, { exact: true }).first().waitFor()
    expect(await page.getByRole("searchbox").isVisible()).toBe(false)
  })

  test("the visitor's page is the person and what others said", async () => {
    await print("/usha-nair")
    await page.getByText("I listen.").waitFor()
    expect(await page.getByRole("textbox").isVisible()).toBe(false)
  })
})

const sizes = [
  [375, 667],
  [1440, 900]
] as const
const paths = ["/", "/feedback", "/achievements", "/account", "/security", "/terms"]
const looks = paths.flatMap((path) => sizes.map((size) => [path, size] as const))

/** How much a page moves in all; more than 0.02 is felt. */
const watchShifts = (): void => {
  const shifts = { sum: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shifts.sum += Number(entry.value)
  }).observe({ type: "layout-shift", buffered: true })
}

test("a page stays where it is when its typeface comes late, whatever stands in for it here", async () => {
  const visit = await asha.context.newPage()
  await visit.addInitScript(watchShifts)
  for (const [path, [width, height]] of sampled(looks, 3)) {
    await visit.setViewportSize({ width, height })
    const arrive = await holdCalls(visit, "**/*.woff2")
    await visit.goto(path, { waitUntil: "domcontentloaded" })
    await visit.getByRole("heading", { level: 1 }).waitFor()
    await expect.poll(() => visit.locator("[aria-busy=true]").count()).toBe(0)
    await arrive()
    await expect.poll(() => visit.evaluate(() => document.fonts.check("16px Anek"))).toBe(true)
    await visit.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    )
    expect.soft(await visit.evaluate("shifts.sum"), `${path} at ${width}`).toBeLessThanOrEqual(0.02)
  }
  await visit.close()
})
