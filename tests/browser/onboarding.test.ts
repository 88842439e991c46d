import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { pressEnterOn, pressEnterOnceLive, typeInto, untilFocused } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner } from "../support/owner-visit.ts"
import { toast, untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"
import { wizardOf } from "../support/wizard.ts"

const { landing, links, profile, signIn } = catalogue

const site = sharedSite()

const expectStep = async (page: Page, labels: ReadonlyArray<string>, step: number): Promise<void> => {
  const steps = page.getByRole("list", { name: profile.progress }).getByRole("listitem")
  expect(await steps.allTextContents()).toEqual(labels)
  const bar = page.getByRole("progressbar", { name: profile.progressBar })
  expect(await bar.getAttribute("aria-valuenow")).toBe(`${step}`)
  expect(await bar.getAttribute("aria-valuemax")).toBe("3")
}

const onboarding = async (
  act: (visit: OwnerVisit, on: ReturnType<typeof wizardOf>) => Promise<void>,
  viewport = { width: 1280, height: 800 }
): Promise<void> => {
  const visit = await openOwner(site.browser, site.server.url, null, { viewport })
  await visit.page.goto("/sign-up")
  await act(visit, wizardOf(visit.page))
}

test("[spec 1 1] [spec 2 Onboarding wizard 1] [spec 9 12] from the landing page to a copied link by keyboard alone, within a minute", async () => {
  const { page } = await site.visit({
    permissions: ["clipboard-read", "clipboard-write"]
  })
  const on = wizardOf(page)
  const start = Date.now()
  await page.goto("/")
  await pressEnterOn(page, page.getByRole("link", { name: landing.start }).first())
  await page.getByRole("heading", { name: signIn.signUpTitle }).waitFor()
  await typeInto(page, page.getByLabel(signIn.email), "leela@people.example")
  await typeInto(page, page.getByLabel(signIn.password, { exact: true }), "a long and unusual passphrase")
  await pressEnterOnceLive(page)
  await on.name.waitFor()
  await expectStep(page, ["Basic Info", "About You", "Review & Complete"], 1)
  await typeInto(page, on.name, "Leela Rao")
  await page.keyboard.press("Enter")
  await on.jobTitle.waitFor()
  await untilFocused(on.jobTitle)
  await expectStep(page, ["Basic Info(done)", "About You", "Review & Complete"], 2)
  await page.keyboard.press("Enter")
  await on.review.waitFor()
  await untilFocused(on.review)
  await expectStep(page, ["Basic Info(done)", "About You(done)", "Review & Complete"], 3)
  await pressEnterOn(page, on.complete)
  await toast(page, profile.welcome({ name: "HonestHive" })).waitFor()
  await untilFocused(page.getByRole("button", { name: links.copy, exact: true }))
  await page.keyboard.press("Enter")
  await toast(page, links.copied).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.server.url}/leela-rao`)
  expect(Date.now() - start).toBeLessThan(60_000)
})

describe("the wizard", () => {
  test("[spec 2 Dashboard 9] [spec 4 6] [spec 5 1] stays until there is a name, which is asked for once aloud", () =>
    onboarding(async ({ page }, on) => {
      await on.wizard.getByLabel("Display name *").waitFor()
      await on.next.click()
      await untilToastSays(page, "Name required. Please enter your name to continue.")
      await untilFocused(on.name)
      await on.wizard.getByText(profile.nameRequiredHint).waitFor()
      expect(await on.wizard.getByRole("alert").filter({ hasText: /./ }).count()).toBe(0)
      await page.keyboard.press("Escape")
      await page.mouse.click(5, 5)
      expect(await on.name.isVisible()).toBe(true)
      await on.name.fill("A")
      await toast(page, profile.nameRequiredHint).waitFor({ state: "hidden" })
    }))

  test("a name's first letter leads to no later step that was reached with another name", () =>
    onboarding(async ({ page }, on) => {
      await on.name.fill("Meera Iyer")
      await on.next.click()
      await on.jobTitle.waitFor()
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await on.next.click()
      await on.wizard.getByText(profile.nameRequiredHint).waitFor()
      await on.name.fill("L")
      expect(await on.name.isVisible()).toBe(true)
    }))

  test("[spec 2 Onboarding wizard 2] [spec 2 Route table 7] shows the link that the save gives, also on /onboarding, and ends with it at hand", () =>
    onboarding(async ({ page, user }) => {
      await page.goto("/onboarding")
      const on = wizardOf(page, page.getByRole("main"))
      const shownLink = on.wizard.getByRole("status").locator("b")
      await on.name.fill("प्रिया शर्मा")
      await shownLink.filter({ hasText: /^priya-sharma$/ }).waitFor()
      await on.name.fill("王小明")
      await shownLink.filter({ hasText: /^bee-[a-z]+-[a-z]+$/ }).waitFor()
      await on.name.fill("Leela Rao")
      const shown = shownLink.filter({ hasText: /^leela-rao-2$/ })
      await shown.waitFor()
      const promised = await shown.textContent()
      await on.next.click()
      await on.next.click()
      await on.complete.click()
      const copy = page.getByRole("button", { name: links.copy, exact: true })
      await untilFocused(copy)
      expect((await user()).feedbackLink).toBe(promised)
      expect(new URL(page.url()).pathname).toBe("/")
    }))

  test("each step begins at its top on a phone, however far down the last one was read", () =>
    onboarding(
      async ({ page }, on) => {
        const progress = page.getByRole("list", { name: profile.progress })
        const top = async () => (await progress.boundingBox())?.y ?? Number.NaN
        await on.name.fill("Meera Iyer")
        await on.next.click()
        await on.bio.fill("Tell me what to keep. ".repeat(20))
        await on.wizard.getByRole("radio").last().scrollIntoViewIfNeeded()
        expect(await top()).toBeLessThan(0)
        await on.next.click()
        await untilFocused(on.review)
        expect(await top()).toBeGreaterThan(0)
      },
      { width: 375, height: 667 }
    ))

  test("[spec 5 2] keeps what was entered, back and forth and over a reload", () =>
    onboarding(async ({ page, user }, on) => {
      await on.name.fill("Meera Iyer")
      await on.next.click()
      await on.jobTitle.fill("Designer")
      await on.bio.fill("x".repeat(601))
      await on.wizard.getByText("Bio must be 600 characters or less").waitFor()
      await on.wizard.getByText(/^601 ?\/ ?600$/).waitFor()
      expect(await on.next.isDisabled()).toBe(true)
      await on.bio.fill("I draw.")
      await on.next.click()
      await on.back.click()
      await on.bio.waitFor()
      await page.goBack()
      await page.reload()
      expect(await on.name.inputValue()).toBe("Meera Iyer")
      await on.next.click()
      expect(await on.bio.inputValue()).toBe("I draw.")
      await on.next.click()
      await on.review.getByText("Designer").waitFor()
      await on.complete.click()
      await on.wizard.waitFor({ state: "hidden" })
      expect(await user()).toMatchObject({ name: "Meera Iyer", jobTitle: "Designer", bio: "I draw." })
    }))

  test("is sound at 320 px in both themes, at each step", () =>
    onboarding(
      async ({ page }, on) => {
        await on.name.fill("W".repeat(80))
        await on.wizard.getByText("wwwwww").waitFor()
        expect(await complaintsAbout(page)).toEqual([])
        await on.next.click()
        await on.jobTitle.fill("Principal".repeat(11))
        await on.bio.fill("சிக்கலான".repeat(60))
        expect(await complaintsAbout(page)).toEqual([])
        await on.next.click()
        await on.review.waitFor()
        expect(await complaintsAbout(page)).toEqual([])
      },
      { width: 320, height: 568 }
    ))
})
