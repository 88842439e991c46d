import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { demoFolder } from "#cli/tasks/support/build-demo.ts"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { languageNames } from "#core/domain/languages/language.ts"
import { livePageHives } from "#ui/offline/samples/sample-hives.ts"
import { catalogueOf } from "../../support/catalogues.ts"
import { callFrom, type Demo, loadSample, openDemo } from "../../support/offline/demo.ts"
import { publicItems } from "../../support/screens.ts"

let demo: Demo

beforeAll(async () => {
  demo = await openDemo(demoFolder)
})

afterAll(() => demo.close())

describe("the sample hives", () => {
  test.each([
    ["busy", 5],
    ["at the limit", 5],
    ["hostile", 5]
  ])("%s: %i are public, and every page of it stands", async (title, count) => {
    const own = await demo.visit()
    await loadSample(own.page, "/~offline", title)
    await own.page.getByText(`${count} of 5 public`).first().waitFor()
    const user = JSON.parse((await callFrom(own.page, "/api/auth/user")).body)
    for (const path of ["/feedback", "/achievements", `/${user.feedbackLink}`]) {
      await own.page.goto(path)
      await own.page.getByRole("heading", { level: 1 }).waitFor()
    }
    expect(await publicItems(own.page)).toHaveLength(count)
    expect(own.complaints).toEqual([])
    await own.context.close()
  })

  test("badges: all of them are unlocked, and shown to visitors", async () => {
    const own = await demo.visit()
    await loadSample(own.page, "/~offline", "badges")
    const user = JSON.parse((await callFrom(own.page, "/api/auth/user")).body)
    const shown = JSON.parse(
      (await callFrom(own.page, `/api/profile/${user.feedbackLink}/gamification`)).body
    )
    expect(shown.hasHiveEnlightenedBadge).toBe(true)
    const tiered = defaultBadges.map(({ name }) => name)
    const names: ReadonlyArray<string> = shown.badges.map((badge: { badgeName: string }) => badge.badgeName)
    expect(tiered.filter((name) => !names.includes(name))).toEqual([])
    await own.context.close()
  })
})

describe("in Tamil", () => {
  const tamil = catalogueOf("ta")

  test("the switch needs no server, and the landing page leads to a person who is written to in Tamil", async () => {
    const { context, page } = await demo.visit()
    await page.goto("/")
    await page.getByRole("link", { name: languageNames.ta }).click()
    await page.getByRole("link", { name: tamil.landing.seeLivePage }).click()
    await page.waitForURL("**/kalaivani-murugan?lang=ta", { timeout: 120_000 })
    await page.getByRole("button", { name: tamil.visitor.submit }).waitFor()
    expect(await page.getAttribute("html", "lang")).toBe("ta")
    for (const { text } of livePageHives.ta.texts.filter(({ isPublic }) => isPublic)) {
      await page.getByText(text).waitFor()
    }
    await context.close()
  })
})
