import type { Locator, Page } from "playwright-core"
import sharp from "sharp"
import { describe, expect, onTestFinished, test } from "vitest"
import { asTheyCome, ruleFor } from "#core/domain/release/release-rule.ts"
import { maxPreviewBytes, previewSizePixels } from "#core/ports/preview-painter.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { ruleText } from "#ui/text/release-rule.ts"
import { renderFeed } from "#ui/visitor/feed.ts"
import { clickAndType, holdCalls } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { pressEnterOn, untilFocused } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { toast, untilToastSays } from "../support/screens.ts"
import { sharedSite, siteForAll } from "../support/site.ts"
import { complaintsAbout, complaintsAt } from "../support/soundness.ts"
import { wizardOf } from "../support/wizard.ts"

const {
  accountDigest,
  accountRights,
  accountWebhook,
  linkPreview,
  profile: profileMessages,
  release
} = catalogue
const { common, questions, releaseRule, syndication: syndicationMessages } = catalogue

const site = sharedSite()
const team = ruleFor("team", asTheyCome)
const choiceOf = (page: Page, title: string) => page.getByRole("radio", { name: title })
const visitPage = async (link: string) => {
  const { page } = await site.visit()
  await page.goto(link)
  return page
}

test("[anon A27] the wizard's second step asks who will write, and the visitor's form says what holds", async () => {
  const { page } = await openOwner(site.browser, site.server.url, null)
  await page.goto("/")
  const on = wizardOf(page)
  await on.name.fill("Anu Thomas")
  await on.next.click()
  const question = on.wizard.getByRole("radiogroup", { name: release.question })
  await question.waitFor()
  expect(await choiceOf(page, release.titles.anyone).isChecked()).toBe(true)
  await choiceOf(page, release.titles.team).click()
  expect(await complaintsAbout(page)).toEqual([])
  await on.next.click()
  await on.complete.click()
  await toast(page, profileMessages.welcome({ name: "HonestHive" })).waitFor()
  await page.getByText(release.next({ moment: "" }).slice(0, -1)).waitFor()
  expect(await page.getByText(release.colleaguesTitle).count()).toBe(0)
  const visitor = await visitPage("/anu-thomas")
  await visitor.getByText(ruleText(team, releaseRule)).waitFor()
})

test("no two buttons of the account page sound the same in a list of them", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Devi Nair" })
  await page.goto("/account")
  await page.getByRole("button", { name: `${accountWebhook.save}: ${accountWebhook.title}` }).waitFor()
  const heard = await page.getByRole("main").ariaSnapshot()
  const names = heard.match(/button "[^"]+"/g) ?? []
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual([...new Set(names)])
})

test("what the dashboard asks to choose, and a paused page, are led to with the focus, where they stand", async () => {
  const viewport = { width: 375, height: 667 }
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Devi Nair" }, { viewport })
  const isAtTop = async (title: string) => {
    const section = page.getByRole("region", { name: title })
    await untilFocused(section)
    await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? 999)).toBeLessThan(300)
  }
  await page.goto("/")
  await page.getByRole("link", { name: release.choose }).click()
  await isAtTop(release.question)
  await send("POST", "/api/account/pause", { paused: true })
  await page.goto("/feedback")
  await page.getByRole("link", { name: accountRights.toAccount }).click()
  await isAtTop(accountRights.pauseTitle)
})

test("[anon A27] on the account page a stricter choice holds at once, and a looser one is announced on the form", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Ravi Menon" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: release.question })
  const save = section.getByRole("button", { name: release.save })
  await choiceOf(page, release.titles.team).click()
  await pressEnterOn(page, save)
  await untilToastSays(page, release.saved)
  await choiceOf(page, release.titles.anyone).click()
  await pressEnterOn(page, save)
  const untilThen = `${release.untilThen} ${ruleText(team, releaseRule)} ${release.cancelHint}`
  await section.getByText(untilThen).waitFor()
  expect(await complaintsAt(page)).toEqual([])
  const visitor = await visitPage("/ravi-menon")
  await visitor.getByText(ruleText(team, releaseRule)).waitFor()
  await visitor.getByText(/From \w+, \d+ \w+ \d{4} 00:00 UTC, notes appear one by one/).waitFor()
  await choiceOf(page, release.titles.team).click()
  await pressEnterOn(page, save)
  await section.getByText(release.loosenHint).waitFor()
  await visitor.reload()
  expect(await visitor.getByText("00:00 UTC").count()).toBe(0)
})

test("an announced rule can't be cancelled by a choice where the one that holds is none of them", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Kavya Rao" })
  await page.route("**/api/account", async (route) => {
    const response = await route.fetch()
    const settings = await response.json()
    const announced = { minutes: 60, least: 3, audience: "class", from: "2026-12-01T00:00:00.000Z" }
    const own = { audience: null, minutes: 90, least: 5, announced }
    await route.fulfill({ response, json: { ...settings, release: { ...settings.release, ...own } } })
  })
  await page.goto("/account")
  const section = page.getByRole("region", { name: release.question })
  await section.getByText(ruleText({ minutes: 90, least: 5 }, releaseRule)).waitFor()
  await section.getByText(/^From 1 December 2026/).waitFor()
  expect(await section.getByText(release.cancelHint).count()).toBe(0)
})

test("an owner who never chose reads once what notes one by one mean among colleagues", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Meera Iyer" })
  await page.goto("/")
  const note = page.getByRole("region", { name: release.colleaguesTitle })
  await note.getByText(release.colleagues).waitFor()
  await page.getByText(release.asTheyCome).waitFor()
  await pressEnterOn(page, note.getByRole("button", { name: release.keep }))
  await note.waitFor({ state: "detached" })
  await untilFocused(page.getByRole("main"))
  await page.reload()
  await page.getByText(release.asTheyCome).waitFor()
  expect(await note.count()).toBe(0)
})

test("[anon A31] an owner writes questions on the account page, which says when the page asks them", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: questions.title })
  const questionAt = (number: number) => section.getByLabel(questions.question({ number }), { exact: true })
  const question = questionAt(1)
  const save = section.getByRole("button", { name: questions.save })
  await section.getByText(questions.none).waitFor()
  const add = section.getByRole("button", { name: questions.add })
  for (const number of [1, 2, 3]) {
    await add.press("Space")
    await untilFocused(questionAt(number))
  }
  const moveUpOf = (number: number) => section.getByRole("button", { name: questions.moveUp({ number }) })
  await questionAt(3).fill("The third")
  await moveUpOf(3).press("Space")
  await untilFocused(moveUpOf(2))
  await page.keyboard.press("Space")
  await untilFocused(questionAt(1))
  expect(await question.inputValue()).toBe("The third")
  for (const number of [3, 2]) {
    await section.getByRole("button", { name: questions.remove({ number }) }).press("Space")
    await untilFocused(questionAt(number - 1))
  }
  await question.fill("Ask @asha?")
  await page.goto("/")
  await page.goto("/account")
  await save.click()
  await section.getByText("Please leave out handles").waitFor()
  expect(await question.inputValue()).toBe("Ask @asha?")
  await untilFocused(question)
  await question.fill("What should I do more of?")
  await add.press("Space")
  const thanks = section.getByLabel(questions.thanks({ number: 2 }))
  await questionAt(2).fill("What should I stop?")
  await thanks.fill("Call 98450 12345")
  await save.press("Enter")
  await untilFocused(thanks)
  const faulty = section.locator("[aria-invalid=true]")
  expect([await faulty.count(), await thanks.getAttribute("aria-invalid")]).toEqual([1, "true"])
  await questionAt(2).fill("what should I do more  of?")
  await save.press("Enter")
  await untilFocused(questionAt(2))
  await section.getByText("Please ask each question only once.").waitFor()
  await section.getByRole("button", { name: questions.remove({ number: 2 }) }).press("Space")
  await question.fill("What should I do more of?")
  await section.getByLabel(questions.thanks({ number: 1 })).fill("Thank you. That helps me plan.")
  await save.press("Enter")
  const announced = section.getByText("Until then you can still change it.")
  await announced.waitFor()
  const unsaved = section.getByText(common.notSaved, { exact: true })
  await question.fill("What should I stop?")
  await unsaved.waitFor()
  expect(await announced.count()).toBe(0)
  await section.getByRole("button", { name: common.discard }).click()
  await announced.waitFor()
  expect(await question.inputValue()).toBe("What should I do more of?")
  expect(await unsaved.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  const release = await holdCalls(page, "**/api/account/questions")
  await question.fill("What should I do less of?")
  await save.click()
  await section.getByLabel(questions.thanks({ number: 1 })).fill("Typed while it was sent.")
  await release()
  await untilToastSays(page, "Saved")
  await page.reload()
  expect(await question.inputValue()).toBe("What should I do less of?")
  expect(await section.getByLabel(questions.thanks({ number: 1 })).inputValue()).toBe(
    "Typed while it was sent."
  )
})

test("[anon A31] questions that were saved on another device are in the fields once the page says from when they are asked", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page } = owner
  await page.goto("/account")
  const section = page.getByRole("region", { name: questions.title })
  await section.getByText(questions.none).waitFor()
  const asked = [{ question: "What should I stop?", thanks: "" }]
  await owner.send("PUT", "/api/account/questions", { questions: asked })
  const pause = page.getByRole("region", { name: catalogue.accountRights.pauseTitle })
  await pause.getByRole("button", { name: catalogue.accountRights.pause }).click()
  await section.getByText("Until then you can still change it.").waitFor()
  const question = section.getByLabel(questions.question({ number: 1 }), { exact: true })
  expect(await question.inputValue()).toBe("What should I stop?")
  expect(await section.getByText(questions.none).count()).toBe(0)
})

test("a question that is put back while another is saved stays in its field, as unsaved", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Uma Das" })
  const { page } = owner
  const [stored, sent] = ["What should I stop?", "What should I do less of?"]
  await owner.send("PUT", "/api/account/questions", { questions: [{ question: stored, thanks: "" }] })
  await page.goto("/account")
  const section = page.getByRole("region", { name: questions.title })
  const question = section.getByLabel(questions.question({ number: 1 }), { exact: true })
  const release = await holdCalls(page, "**/api/account/questions")
  await question.fill(sent)
  await clickAndType(section.getByRole("button", { name: questions.save }), question, stored)
  await release()
  await untilToastSays(page, "Saved")
  expect(await question.inputValue()).toBe(stored)
  await section.getByRole("button", { name: common.discard }).click()
  expect(await question.inputValue()).toBe(sent)
})

test("a choice that is put back while another is saved stays", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Uma Das" })
  await page.goto("/account")
  const audience = page.getByRole("region", { name: release.question })
  const releaseAudience = await holdCalls(page, "**/api/account/audience")
  await choiceOf(page, release.titles.team).click()
  await audience.getByRole("button", { name: release.save }).click()
  await choiceOf(page, release.titles.anyone).click()
  await releaseAudience()
  await untilToastSays(page, release.saved)
  expect(await choiceOf(page, release.titles.anyone).isChecked()).toBe(true)
  const preview = page.getByRole("region", { name: linkPreview.title })
  const photo = preview.getByRole("checkbox", { name: linkPreview.photo })
  const releasePreview = await holdCalls(page, "**/api/account/preview")
  await photo.check()
  await preview.getByRole("button", { name: linkPreview.save }).click()
  await photo.uncheck()
  await releasePreview()
  await untilToastSays(page, linkPreview.saved)
  expect(await photo.isChecked()).toBe(false)
  await page.reload()
  await expect.poll(() => photo.isChecked()).toBe(true)
})

const sectionOf = (page: Page) => {
  const section = page.getByRole("region", { name: accountWebhook.title })
  return {
    section,
    address: section.getByLabel(accountWebhook.address),
    key: section.getByLabel(accountWebhook.secret),
    button: (name: string) => section.getByRole("button", { name })
  }
}

test("a late refusal leaves the focus in the form that somebody writes in by now", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const { section, address, button } = sectionOf(page)
  const release = await holdCalls(page, "**/api/account/webhook")
  await address.fill("https://hooks.example:8443/asha")
  await button(accountWebhook.save).click()
  const other = page.getByRole("region", { name: questions.title })
  await other.getByRole("button", { name: questions.add }).click()
  await release()
  await section.getByText("without a user name, a password, a port").waitFor()
  await untilFocused(other.getByLabel(questions.question({ number: 1 }), { exact: true }))
})

test("a refused address is wrong no longer once it is emptied or discarded", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const { address, button } = sectionOf(page)
  const isInvalid = (field: Locator) => field.getAttribute("aria-invalid")
  await address.fill("hooks.example/asha")
  await button(accountWebhook.save).click()
  await expect.poll(() => isInvalid(address)).toBe("true")
  await address.fill("")
  await expect.poll(() => isInvalid(address)).not.toBe("true")
  const section = page.getByRole("region", { name: syndicationMessages.title })
  const websites = section.getByLabel(syndicationMessages.origins)
  await websites.fill("https://asha.example/notes")
  await section.getByRole("button", { name: syndicationMessages.save }).click()
  await expect.poll(() => isInvalid(websites)).toBe("true")
  await section.getByRole("button", { name: common.discard }).click()
  await expect.poll(() => isInvalid(websites)).not.toBe("true")
})

test("the hour of a message stays in the time zone in which it was chosen, until another is chosen", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page } = owner
  const target = { address: "https://hooks.example/asha", form: "json" }
  const schedule = { every: "week", hour: 9, weekday: 1, zone: "Asia/Kolkata", target }
  await owner.send("PUT", "/api/account/webhook", schedule)
  await page.goto("/account")
  const { section, button } = sectionOf(page)
  await section.getByText(accountDigest.zone({ zone: "Asia/Kolkata" })).waitFor()
  const storedZone = async () => (await (await page.request.get("/api/account")).json()).webhook.zone
  await section.getByRole("radio", { name: accountWebhook.day }).check()
  await button(accountWebhook.save).click()
  await untilToastSays(page, accountWebhook.saved)
  expect(await storedZone()).toBe("Asia/Kolkata")
  await section.getByLabel(accountDigest.hour, { exact: true }).selectOption("10")
  await button(accountWebhook.save).click()
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  await expect.poll(storedZone).toBe(here)
})

test("a download that is refused leaves the page as it is", async () => {
  const { page, context } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const { address } = sectionOf(page)
  await address.fill("https://hooks.example/asha")
  await context.clearCookies()
  const refused = page.waitForEvent("download")
  await page.getByRole("link", { name: catalogue.accountRights.download }).click()
  await refused
  expect(await address.inputValue()).toBe("https://hooks.example/asha")
})

test("an address that is typed while another one is saved stays in its field", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const { address, key, button } = sectionOf(page)
  const release = await holdCalls(page, "**/api/account/webhook")
  await address.fill("https://hooks.example/asha")
  await button(accountWebhook.save).click()
  await address.fill("https://hooks.example/other")
  await release()
  await key.waitFor()
  expect(await address.inputValue()).toBe("https://hooks.example/other")
})

test("an owner's webhook is set with the keyboard, shows its key once, and is removed; one of ntfy has no key", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const { section, address, key, button } = sectionOf(page)
  const save = button(accountWebhook.save)
  await address.focus()
  await page.keyboard.type("hooks.example/asha")
  await pressEnterOn(page, save)
  await section.getByText("without a user name, a password, a port").waitFor()
  expect(await address.getAttribute("aria-invalid")).toBe("true")

  await address.fill("https://hooks.example/asha?token=CANARY")
  await section.getByRole("radio", { name: accountWebhook.week }).check()
  await section.getByLabel(accountDigest.weekday, { exact: true }).selectOption("5")
  await pressEnterOn(page, save)
  await untilToastSays(page, accountWebhook.saved)
  const shownKey = await key.inputValue()
  expect(shownKey).toMatch(/^whsec_/)
  await section.getByText(accountWebhook.waiting).waitFor()
  await section.getByText(accountWebhook.newAddressHint({ host: "hooks.example" })).waitFor()
  expect(await address.inputValue()).toBe("")
  expect(await complaintsAt(page)).toEqual([])

  await section.getByLabel(accountDigest.hour, { exact: true }).selectOption("10")
  const answer = page.waitForResponse("**/api/account/webhook")
  await pressEnterOn(page, save)
  await answer
  await expect.poll(() => save.getAttribute("aria-busy")).toBeNull()
  expect(await key.count()).toBe(1)
  expect(await key.inputValue()).toBe(shownKey)

  await page.reload()
  await section.getByText(accountWebhook.waiting).waitFor()
  expect(await section.getByLabel(accountDigest.weekday, { exact: true }).inputValue()).toBe("5")
  expect(await key.count()).toBe(0)
  expect(await page.content()).not.toContain("CANARY")
  page.once("dialog", (question) => question.dismiss())
  await button(accountWebhook.remove).press("Enter")
  expect(await section.getByText(accountWebhook.waiting).count()).toBe(1)
  page.once("dialog", (question) => question.accept())
  await button(accountWebhook.remove).press("Enter")
  await button(accountWebhook.remove).waitFor({ state: "hidden" })
  await untilFocused(section)
  expect(await section.getByText(accountWebhook.waiting).count()).toBe(0)

  await address.fill("https://ntfy.example/ravi")
  await section.getByRole("radio", { name: accountWebhook.ntfy }).check()
  await button(accountWebhook.save).click()
  await section.getByText(accountWebhook.waiting).waitFor()
  expect(await key.count()).toBe(0)
})

describe("where the operator forbids webhooks", () => {
  const site = siteForAll({ WEBHOOKS: "off" })

  test("owners are offered none", async () => {
    const { page } = await openOwner(site.browser, site.server.url, { name: "Meera Iyer" })
    await page.goto("/account")
    await page.getByRole("region", { name: syndicationMessages.title }).waitFor()
    expect(await sectionOf(page).section.count()).toBe(0)
  })
})

test("[anon A34] an owner puts the photo on the picture of the link, by keyboard, and sees it", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: linkPreview.title })
  const photo = section.getByRole("checkbox", { name: linkPreview.photo })
  expect(await photo.isChecked()).toBe(false)
  await photo.focus()
  await page.keyboard.press("Space")
  await pressEnterOn(page, section.getByRole("button", { name: linkPreview.save }))
  await untilToastSays(page, linkPreview.saved)
  await page.reload()
  expect(await photo.isChecked()).toBe(true)

  const address = await section.getByRole("link", { name: linkPreview.open }).getAttribute("href")
  const picture = async () => (await page.request.get(address ?? "")).body()
  const common = await (await page.request.get("/assets/v1/preview.png")).body()
  await expect.poll(async () => common.equals(await picture())).toBe(false)
  expect((await picture()).length).toBeLessThan(maxPreviewBytes)
  expect(await sharp(await picture()).metadata()).toMatchObject({ format: "png", ...previewSizePixels })
})

test("websites typed while others are saved stay in their field, also those that were stored before", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Uma Das" })
  const { page } = owner
  await owner.send("PUT", "/api/account/syndication", { feed: false, embedOrigins: [listed] })
  await page.goto("/account")
  const section = page.getByRole("region", { name: syndicationMessages.title })
  const websites = section.getByLabel(syndicationMessages.origins)
  const release = await holdCalls(page, "**/api/account/syndication")
  await websites.fill("https://other.example")
  const save = section.getByRole("button", { name: syndicationMessages.save })
  await clickAndType(save, websites, listed)
  await save.locator(".spinner").waitFor()
  await release()
  await untilToastSays(page, syndicationMessages.saved)
  expect(await websites.inputValue()).toBe(listed)
  await section.getByText(common.notSaved, { exact: true }).waitFor()
})

test("choices that were saved on another device are in the forms, and saving keeps them; one that was changed here stays", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Tara Nair" })
  const { page } = owner
  const target = { address: "https://hooks.example/tara", form: "json" }
  const schedule = { every: "week", hour: 9, weekday: 1, zone: "UTC" }
  await owner.send("PUT", "/api/account/webhook", { ...schedule, target })
  await page.goto("/account")
  const webhook = sectionOf(page)
  const weekday = webhook.section.getByLabel(accountDigest.weekday, { exact: true })
  const photo = page.getByRole("checkbox", { name: linkPreview.photo })
  const feed = page.getByRole("checkbox", { name: syndicationMessages.feed })
  await feed.click()
  await owner.send("PUT", "/api/account/webhook", { ...schedule, weekday: 5 })
  await owner.send("PUT", "/api/account/preview", { photo: true })
  await page.getByRole("button", { name: catalogue.accountRights.pause }).click()
  await page.getByRole("button", { name: catalogue.accountRights.resume }).waitFor()
  expect(await weekday.inputValue()).toBe("5")
  expect(await photo.isChecked()).toBe(true)
  expect(await feed.isChecked()).toBe(true)
  await webhook.button(accountWebhook.save).click()
  await untilToastSays(page, accountWebhook.saved)
  const stored = await (await page.request.get("/api/account")).json()
  expect(stored.webhook.weekday).toBe(5)
})

const listed = "https://asha.example"

test("[anon A35] an owner lists a website, which then may frame the notes, and no other one", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Sara Mathew" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: syndicationMessages.title })
  await section.getByRole("checkbox", { name: syndicationMessages.feed }).click()
  await section.getByLabel(syndicationMessages.origins).fill(`${listed}/notes`)
  const save = section.getByRole("button", { name: syndicationMessages.save })
  await pressEnterOn(page, save)
  await section.getByText("without a path").waitFor()
  await untilFocused(section.getByLabel(syndicationMessages.origins))
  await section.getByLabel(syndicationMessages.origins).fill(listed)
  await pressEnterOn(page, save)
  await untilToastSays(page, syndicationMessages.saved)
  expect(await complaintsAt(page)).toEqual([])
  const snippet = await section.getByLabel(syndicationMessages.snippet).inputValue()
  expect(await section.getByLabel(syndicationMessages.feedAddress).inputValue()).toMatch(
    /\/feed\/sara-mathew$/
  )

  // A visit of its own, because those of a site may ask no other host.
  const context = await site.browser.newContext({ permissions: ["local-network-access"] })
  onTestFinished(() => context.close())
  await context.route(/^https:\/\/(?:asha|other)\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: snippet })
  )
  const visitor = await context.newPage()
  await visitor.goto(listed)
  const notes = visitor.frameLocator("iframe")
  const link = notes.getByRole("link")
  await link.waitFor()
  expect(await link.getAttribute("target")).toBe("_blank")
  expect(await link.getAttribute("rel")).toContain("noreferrer")
  expect(await notes.locator("script").count()).toBe(0)
  await visitor.goto("https://other.example")
  await expect.poll(() => visitor.frames().length).toBe(2)
  expect(await notes.getByRole("link").count()).toBe(0)
})

test("the addresses that an owner copies are in the owner's language, and so are page and feed behind them", async () => {
  const { page, send } = await openOwner(site.browser, site.server.url, { name: "Mala Devi" })
  await send("PUT", "/api/account/syndication", { feed: true, embedOrigins: [listed] })
  await page.goto("/account?lang=kn")
  const { syndication } = catalogueOf("kn")
  const section = page.getByRole("region", { name: syndication.title })
  const feed = await section.getByLabel(syndication.feedAddress).inputValue()
  expect(feed).toBe(`${site.server.url}/feed/mala-devi?lang=kn`)
  const snippet = await section.getByLabel(syndication.snippet).inputValue()
  expect(snippet).toContain(
    `src="${site.server.url}/embed/mala-devi?lang=kn" title="${syndication.frameTitle}"`
  )
  const xml = await (await page.request.get(feed)).text()
  expect(xml).toContain(`xml:lang="kn"`)
  expect(xml).toContain(`<title>${syndication.feedTitle({ name: "Mala Devi" })}</title>`)
  expect(xml).toContain(`<id>${site.server.url}/feed/mala-devi</id>`)
  expect(xml).toContain(`rel="self" type="application/atom+xml" href="${feed}"`)
  await page.goto("/embed/mala-devi?lang=kn")
  await page.getByText(syndication.nothingYet).waitFor()
  expect(await page.getByRole("link").getAttribute("href")).toBe("/mala-devi?lang=kn")
  expect(await complaintsAbout(page)).toEqual([])
})

test("the feed is well-formed XML, whatever the notes hold", async () => {
  const { page } = await site.visit()
  const hostile = "]]></content><script>&amp;\u0000\u000b\ufffe\ud800 'a' \"b\" \u{1f41d} <b>"
  const nobody = { jobTitle: null, bio: null, profileImageUrl: null, showBadgesOnLanding: false }
  const feedback = [
    { id: "a", content: hostile, createdAt: "2026-11-09T12:00:00.000Z" },
    { id: "b", content: "ಚೆನ್ನಾಗಿದೆ", createdAt: "2026-11-14T12:00:00.000Z" }
  ]
  const xml = renderFeed(
    { link: "asha-raman", profile: { user: { ...nobody, name: hostile }, feedback } },
    { name: "HonestHive", origin: "https://hive.example" },
    "en"
  )
  const read = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml")
    const all = (name: string) => [...feed.getElementsByTagName(name)]
    return {
      errors: all("parsererror").length,
      contents: all("content").map((each) => [each.getAttribute("xml:lang"), each.textContent]),
      updated: all("updated").map(({ textContent }) => textContent)
    }
  }, xml)
  expect(read).toEqual({
    errors: 0,
    contents: [
      [null, "]]></content><script>&amp; 'a' \"b\" \u{1f41d} <b>"],
      ["kn", "ಚೆನ್ನಾಗಿದೆ"]
    ],
    updated: ["2026-11-14T12:00:00.000Z", "2026-11-09T12:00:00.000Z", "2026-11-14T12:00:00.000Z"]
  })
})
