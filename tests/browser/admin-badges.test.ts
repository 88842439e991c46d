import type { Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import type { AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { categories } from "#core/domain/categories/category.ts"
import { addressIn, languageNames } from "#core/domain/languages/language.ts"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import {
  admin,
  adminEnv,
  editButton,
  editorOf,
  openAdmin,
  openEditor,
  untilToast,
  uploadOf
} from "../support/admin-visit.ts"
import { type BrowserVisit, clickAndType, holdCalls } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { phonePhoto } from "../support/images.ts"
import { pressEnterOn, typeInto, untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { toastText } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll(adminEnv)
let meera: BrowserVisit
let page: Page
const asha = ownerForAll(site, reliableText)

beforeAll(async () => {
  meera = await openAdmin(site.browser, site.server.url)
  page = meera.page
  await asha.send("POST", "/api/profile/badge-display", { showBadgesOnLanding: true })
  await page.goto("/admin/home")
})

const group = (name: string) => page.getByRole("region", { name, exact: true })

const edit = (badge: string) => openEditor(page, badge)

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()

const isDrawn = (image: Locator): Promise<boolean> =>
  image.evaluate((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)

/** Wider than high. */
const picture = async () => ({
  name: "hand.jpg",
  mimeType: "image/jpeg",
  buffer: await phonePhoto(600)
})

describe("[spec 2 Admin portal 2] the list", () => {
  test("shows every badge in its category, Hive Enlightened in a group of its own, each with Edit", async () => {
    await editButton(page, "Hive Enlightened").waitFor()
    expect((await page.getByRole("heading", { level: 2 }).allInnerTexts()).map(oneLine)).toEqual([
      ...categories,
      "Special"
    ])
    expect(await page.getByRole("button", { name: /^Edit / }).count()).toBe(25)
    const rows = await group("Reliability").getByRole("listitem").allInnerTexts()
    expect(rows.map(oneLine)).toEqual([
      "Steady Hand Received 5 pieces of feedback in Reliability. 5 notes +50 Edit",
      "Dependable Ally Received 25 pieces of feedback in Reliability. 25 notes +250 Edit",
      "Consistency Champ Received 50 pieces of feedback in Reliability. 50 notes +500 Edit",
      "Punctual Perfectionist Received 100 pieces of feedback in Reliability. 100 notes +1,000 Edit"
    ])
    await group("Reliability").getByText("10 points per feedback").waitFor()
    await group("Special").getByText("6 categories").waitFor()
    const drawn = group("Reliability").getByRole("listitem").locator("img").first()
    expect(await drawn.getAttribute("src")).toMatch(/^\/assets\/v1\/emblems\/\w+\.svg$/)
  })

  test("that does not load can be asked for again", async () => {
    await page.route("**/api/admin/badges", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/admin/home")
    await page.getByRole("alert").getByText("Couldn’t load this").waitFor()
    await page.unroute("**/api/admin/badges")
    await page.getByRole("button", { name: "Try again" }).click()
    await editButton(page, "Steady Hand").waitFor()
  })
})

describe("[spec 2 Admin portal 5] the edit form", () => {
  test("has name, description, bonus and an image, and says before saving how many owners hold the badge", async () => {
    const on = await edit("Steady Hand")
    expect(await on.name.inputValue()).toBe("Steady Hand")
    expect(await on.description.inputValue()).toBe("Received 5 pieces of feedback in Reliability.")
    expect(await on.bonus.inputValue()).toBe("50")
    await on.editor.getByText("PNG, JPG or WebP up to 5MB").waitFor()
    expect(await on.file.getAttribute("accept")).toBe("image/*")
    await on.editor
      .getByText(
        "1 owner holds this badge. They’ll see the new name, description and picture right away. Points already given don’t change."
      )
      .waitFor()
    await editButton(page, "Guiding Light").click()
    await on.editor.getByText("No owner holds this badge yet.").waitFor()
  })

  test("[spec 7 20] [spec 8 18] [spec 5 12] saves, and says which bonus it takes: owners and visitors see it at once, points stay", async () => {
    const points = async () =>
      (await (await asha.context.request.get("/api/gamification/stats")).json()).totalPoints
    const before = await points()
    const on = await edit("Steady Hand")
    await on.name.fill("Firm Hand")
    await on.description.fill("Holds firm.")
    await on.bonus.fill("70.9x")
    await on.editor.getByText(adminMessages.bonusSavedAs({ points: "70" })).waitFor()
    await on.file.setInputFiles(await picture())
    await on.newPicture.waitFor()
    await on.save.click()
    await untilToast(page, "Badge Updated Successfully")
    await on.editor.waitFor({ state: "hidden" })
    const row = group("Reliability").getByRole("listitem").first()
    expect((await row.allInnerTexts()).map(oneLine)).toEqual(["Firm Hand Holds firm. 5 notes +70 Edit"])
    expect(await row.locator("img").getAttribute("src")).toMatch(/^\/uploads\/badges\/[\w-]+\.webp$/)
    await untilFocused(editButton(page, "Firm Hand"))
    await asha.page.goto("/achievements")
    const medal = asha.page.getByRole("button", { name: /Firm Hand/ }).getByRole("img")
    expect(await medal.getAttribute("src")).toMatch(/^\/uploads\/badges\//)
    expect(await points()).toBe(before)
    await asha.page.goto("/asha-raman")
    await asha.page.getByRole("button", { name: visitorMessages.showBadges }).click()
    const shown = asha.page.getByRole("listitem").filter({ hasText: "Firm Hand" }).locator("img")
    expect(await shown.getAttribute("src")).toMatch(/^\/uploads\/badges\//)
    await expect.poll(() => isDrawn(shown), { timeout: 10_000 }).toBe(true)
    const sides = () => shown.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    expect(await sides()).toEqual([88, 88])
  })

  test("saves what was edited alone: what another admin changed meanwhile stays", async () => {
    const saveElsewhere = (changes: Readonly<Record<string, string>>) =>
      meera.context.request.post("/api/admin/badges/update", {
        headers: { origin: site.server.url },
        multipart: { category: "Reliability", tier: "50", originalName: "Consistency Champ", ...changes }
      })
    const on = await edit("Consistency Champ")
    await on.bonus.fill("510")
    const theirs = { name: "ನಿರಂತರ", description: "Fifty times, and again." }
    expect((await saveElsewhere(theirs)).status()).toBe(200)
    await on.save.click()
    await untilToast(page, "Badge Updated Successfully ನಿರಂತರ")
    const groups: AdminBadgeGroups = await (await meera.context.request.get("/api/admin/badges")).json()
    const saved = groups.flatMap(({ badges }) => badges).find(({ name }) => name === theirs.name)
    expect(saved).toMatchObject({ ...theirs, bonus: 510 })
  })

  test("[spec 8 14] keeps everything when it fails, and says what the server says, if it does", async () => {
    const said = "A description has up to 300 characters."
    const on = await edit("Idea Seed")
    await on.name.fill("Idea Sprout")
    await on.file.setInputFiles(await picture())
    for (const [failure, text] of [
      [{ status: 500, json: {} }, "Failed to update badge."],
      [{ status: 400, json: { message: said } }, said]
    ] as const) {
      await page.unroute("**/api/admin/badges/update")
      await page.route("**/api/admin/badges/update", (route) => route.fulfill(failure))
      await on.save.click()
      await untilToast(page, `Update Failed ${text}`)
    }
    await untilFocused(on.description)
    await on.editor.getByRole("textbox", { name: adminMessages.description, description: said }).waitFor()
    expect(await on.editor.getByRole("alert").getByText(said).count()).toBe(0)
    expect(await on.name.inputValue()).toBe("Idea Sprout")
    await on.editor.getByText("hand.jpg").waitFor()
    await page.unroute("**/api/admin/badges/update")
    await on.bonus.fill("7")
    await on.editor.getByText(said, { exact: true }).waitFor({ state: "detached" })
    await expect.poll(() => toastText(page)).toBe("")
    await on.bonus.fill("75")
    await on.save.click()
    await editButton(page, "Idea Sprout").waitFor()
  })

  test("a file that is no picture is said to be none, and the server refuses it", async () => {
    const on = await edit("Bug Buster")
    await on.file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
    await on.editor.getByText(adminMessages.notAPicture).waitFor()
    await on.save.click()
    await untilToast(page, "Update Failed Invalid file type")
    await on.editor.getByRole("button", { name: adminMessages.removeImage }).click()
    await on.editor.getByText(adminMessages.notAPicture).waitFor({ state: "detached" })
  })
})

describe("what was entered and not saved", () => {
  test("stays when another badge is opened or the editor is closed, and is marked in the list", async () => {
    const on = await edit("Clear Voice")
    await on.name.fill("Clearest Voice")
    await editButton(page, "Team Catalyst").click()
    expect(await on.name.inputValue()).toBe("Team Catalyst")
    const row = group("Communication & Collaboration").getByRole("listitem").first()
    await row.getByText(commonMessages.notSaved).waitFor()
    await editButton(page, "Clear Voice").click()
    expect(await on.name.inputValue()).toBe("Clearest Voice")
    await page.keyboard.press("Escape")
    await on.editor.waitFor({ state: "hidden" })
    await untilFocused(editButton(page, "Clear Voice"))
    await editButton(page, "Clear Voice").click()
    await on.discard.click()
    await row.getByText(commonMessages.notSaved).waitFor({ state: "detached" })
    await editButton(page, "Clear Voice").click()
    expect(await on.name.inputValue()).toBe("Clear Voice")
  })

  test("stays open when the answer about another badge comes late", async () => {
    const release = await holdCalls(page, "**/api/admin/badges/update")
    await editButton(page, "Team Catalyst").click()
    const on = editorOf(page)
    await on.save.click()
    await editButton(page, "Clear Voice").click()
    await on.name.fill("Clearest Voice")
    await release()
    await untilToast(page, "Badge Updated Successfully Team Catalyst")
    expect(await on.name.inputValue()).toBe("Clearest Voice")
    await on.discard.click()
  })

  test("stays when it was typed while the rest was being saved", async () => {
    const on = await edit("Clear Voice")
    const release = await holdCalls(page, "**/api/admin/badges/update")
    await on.name.fill("Clearer Voice")
    await on.save.click()
    await on.name.fill("Clearest Voice")
    await release()
    await untilToast(page, "Badge Updated Successfully Clearer Voice")
    await editButton(page, "Clearer Voice").click()
    expect(await on.name.inputValue()).toBe("Clearest Voice")
    await on.name.fill("Clear Voice")
    await on.save.click()
    await untilToast(page, "Badge Updated Successfully Clear Voice")
  })

  test("stays when it is the former text again, typed while another one was being saved", async () => {
    const on = await edit("Clear Voice")
    const release = await holdCalls(page, "**/api/admin/badges/update")
    await on.name.fill("Clearer Voice")
    await clickAndType(on.save, on.name, "Clear Voice")
    await on.save.locator(".spinner").waitFor()
    await release()
    await untilToast(page, "Badge Updated Successfully Clearer Voice")
    await editButton(page, "Clearer Voice").click()
    expect(await on.name.inputValue()).toBe("Clear Voice")
    await on.save.click()
    await untilToast(page, "Badge Updated Successfully Clear Voice")
  })

  test("stays open when Escape ends an input method's composition", async () => {
    const on = await edit("Clear Voice")
    await on.name.dispatchEvent("keydown", { key: "Escape", isComposing: true })
    expect(await on.name.isVisible()).toBe(true)
    await on.discard.click()
  })

  test("stays when the texts of another language fail to load, as does the language", async () => {
    await page.goto("/admin/home")
    const on = await edit("Clear Voice")
    await on.name.fill("Clearest Voice")
    await page.route("**/admin-*.js", (route) => route.abort())
    await page.getByRole("link", { name: languageNames.ta }).click()
    await page.getByRole("alert").getByText(commonMessages.connectionError).waitFor()
    await page.unroute("**/admin-*.js")
    expect(await on.name.inputValue()).toBe("Clearest Voice")
    expect(await page.locator("html").getAttribute("lang")).toBe("en")
    await on.discard.click()
  })

  test("on a phone too, where the editor is a dialog", async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    const on = await edit("Clear Voice")
    expect(await page.getByRole("dialog", { name: adminMessages.editTitle }).count()).toBe(1)
    await on.name.fill("Clearest Voice")
    await page.keyboard.press("Escape")
    await on.editor.waitFor({ state: "hidden" })
    await untilFocused(editButton(page, "Clear Voice"))
    await page.setViewportSize({ width: 1280, height: 800 })
    await editButton(page, "Clear Voice").click()
    expect(await editorOf(page).name.inputValue()).toBe("Clearest Voice")
    await editorOf(page).discard.click()
  })
})

test("the editor of a badge that comes with HonestHive says in Tamil what its English name and description are", async () => {
  const { admin: messages, badges } = catalogueOf("ta")
  await page.goto(addressIn("ta", "/admin/home"))
  await page.getByRole("button", { name: messages.edit }).first().click()
  const name = badges.names["leadership-5"]
  await expect.poll(() => page.getByText(name).count()).toBeGreaterThan(1)
  await page.getByLabel(messages.name, { exact: true }).fill("Ours")
  await expect.poll(() => page.getByText(messages.readAs({ text: name })).count()).toBe(0)
})

test("the portal goes by the keyboard alone", async () => {
  await meera.context.clearCookies()
  await page.goto("/admin/login")
  await typeInto(page, page.getByLabel(adminMessages.username), admin.username)
  await typeInto(page, page.getByLabel(adminMessages.password, { exact: true }), admin.password)
  await page.keyboard.press("Enter")
  await editButton(page, "Clear Voice").waitFor()
  await pressEnterOn(page, editButton(page, "Clear Voice"))
  const on = editorOf(page)
  await typeInto(page, on.name, "s")
  await pressEnterOn(page, on.save)
  await untilToast(page, "Badge Updated Successfully")
  await page.getByRole("tab", { name: adminMessages.tabBadges }).focus()
  await page.keyboard.press("ArrowRight")
  await uploadOf(page).badge.waitFor()
  await pressEnterOn(page, uploadOf(page).submit)
  await untilToast(page, "Missing Information")
  await pressEnterOn(page, page.getByRole("button", { name: adminMessages.logout }))
  await page.getByRole("heading", { name: adminMessages.loginTitle }).waitFor()
})
