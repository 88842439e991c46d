import type { BrowserContextOptions, Locator, Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { openFeedback, rows } from "../support/feedback-screen.ts"
import { isFocused, untilFocused } from "../support/keyboard.ts"
import { makePublic, type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { praiseTexts } from "../support/praise.ts"
import { card } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const unkindTexts = ["You are a worthless idiot", "You are a pathetic idiot"]

const site = sharedSite()
let owner: OwnerVisit
let page: Page

const panel = () => page.getByRole("tabpanel")
const notes = () => panel().getByRole("listitem")
const openTab = async (name: string) => {
  if (page.url() !== `${site.server.url}/`) await page.goto("/")
  await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click()
  await notes().first().waitFor()
}
const expectNoDialog = () =>
  expect.poll(() => page.locator("[role=dialog], [role=alertdialog]").count()).toBe(0)
const focused = () => page.locator(":focus")

/** The focus stands in this part of the page, on nothing that a key would press. */
const isHarmlessIn = async (part: Locator): Promise<boolean> =>
  (await part.and(focused()).count()) + (await part.locator(":focus:not(button)").count()) === 1

const openWithNotes = async (texts: ReadonlyArray<string>, options: BrowserContextOptions = {}) => {
  owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" }, options)
  page = owner.page
  await receive(owner, site.server.url, texts)
}

const press = (button: Locator, how: "keyboard" | "touch") =>
  how === "touch" ? button.tap() : button.press("Enter")

const act = async (note: Locator, name: string, how: "keyboard" | "touch" = "keyboard") => {
  await press(note.getByRole("button", { name }), how)
  await press(page.locator("[role=dialog], [role=alertdialog]").getByRole("button", { name }), how)
  await expectNoDialog()
}

const expectNextAfterDeletion = async (tab: string, how: "keyboard" | "touch") => {
  await openTab(tab)
  const before = await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).textContent()
  await act(notes().first(), messages.delete, how)
  await expect
    .poll(() => page.getByRole("tab", { name: new RegExp(`^${tab}`) }).textContent())
    .not.toBe(before)
  await expect.poll(() => isHarmlessIn(notes().first())).toBe(true)
  expect(await page.getByRole("tooltip").count()).toBe(0)
}

/** Cancels a deletion. Returns the button that asked for it. */
const cancelDeletion = async (how: "keyboard" | "touch"): Promise<Locator> => {
  await openTab(messages.tabPrivate)
  const button = notes().first().getByRole("button", { name: messages.delete })
  await press(button, how)
  await press(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }), how)
  await expectNoDialog()
  return button
}

describe("with touch, on the dashboard", () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } }

  beforeAll(() => openWithNotes(praiseTexts.slice(0, 2), phone))

  test("Cancel and a deletion leave the focus as with the keyboard, without a tooltip where nothing hovers", async () => {
    const button = await cancelDeletion("touch")
    await untilFocused(button)
    expect(await page.getByRole("tooltip").count()).toBe(0)
    await expectNextAfterDeletion(messages.tabPrivate, "touch")
  })
})

describe("with the keyboard, on the dashboard", () => {
  beforeAll(() => openWithNotes([...praiseTexts.slice(0, 4), ...unkindTexts]))

  test("what is made public leaves the focus on the note that took its place", async () => {
    await openTab(messages.tabPrivate)
    const [first = "", second = ""] = await notes().locator(".read").allInnerTexts()
    await act(notes().first(), messages.makePublic)
    await notes().filter({ hasText: first }).waitFor({ state: "detached" })
    await expect.poll(() => isHarmlessIn(notes().filter({ hasText: second }))).toBe(true)
    expect(await page.getByRole("tooltip").count()).toBe(0)
  })

  test("the last one that is made private leaves it on the heading", async () => {
    await openTab(messages.tabPublic)
    await act(notes().first(), messages.makePrivate)
    await page.getByText(messages.nonePublic).waitFor()
    const heading = card(page, messages.manage).getByRole("heading", { name: messages.manage })
    await untilFocused(heading)
  })

  test("what is deleted leaves it on the next note, also where Delete is all that can be done", async () => {
    await expectNextAfterDeletion(messages.tabPrivate, "keyboard")
    await expectNextAfterDeletion(messages.tabFiltered, "keyboard")
  })

  test("Cancel gives it back", async () => {
    const button = await cancelDeletion("keyboard")
    await untilFocused(button)
  })
})

test("then, on the feedback page, an undo that has no way back to its row leaves it on the page", async () => {
  await makePublic(owner, 1)
  await openFeedback(page, "?tab=public")
  await rows(page).first().getByRole("button").press("Enter")
  await page.getByRole("menuitem", { name: messages.makePrivate }).press("Enter")
  await page.getByText(messages.noneFound).waitFor()
  await page.getByRole("button", { name: messages.undo }).press("Enter")
  await rows(page).first().waitFor()
  await expect.poll(() => isFocused(page.locator("body"))).toBe(false)
})
