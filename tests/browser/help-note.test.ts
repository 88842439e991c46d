import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { helpNoteMessages } from "#ui/messages/generated/en/help-note.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { helpNoteMessages as hindiHelpNote } from "#ui/messages/generated/hi/help-note.ts"
import { helpNoteMessages as teluguHelpNote } from "#ui/messages/generated/te/help-note.ts"
import { builtInHelpNote } from "#ui/visitor/built-in-help-note.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { type OwnerClient, pollUntil, signUpOwner } from "../support/people.ts"
import { sampled } from "../support/short-form.ts"
import { siteForAll } from "../support/site.ts"

/** The operator's note in place of the Tamil one. */
const own = {
  title: "பேசலாம் வாங்க",
  text: "எங்கள் கல்லூரியில் ஒருவர் எப்போதும் கேட்கிறார்:",
  places: [{ name: "கல்லூரி ஆலோசகர்", label: "044 1234", address: "tel:0441234" }]
}

const site = siteForAll(async (folder) => {
  const file = join(folder, "help.json")
  await writeFile(file, JSON.stringify({ ta: own }))
  return { RATE_LIMIT: "off", HELP_NOTE: file }
})
let owner: OwnerClient
let visit: BrowserVisit

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Ravi Kumar")
  visit = await site.visit()
})

test("somebody who writes of harming themselves sees where to find help; the text passes like any other", async () => {
  const { page } = visit
  const text = "Some nights I want to end my life. I hate myself."
  await page.goto(`/${owner.link}`)
  const note = page.getByRole("region", { name: helpNoteMessages.title })
  expect(await note.count()).toBe(0)
  await page.getByRole("textbox").fill(text)
  await note.getByText(helpNoteMessages.text).waitFor()
  expect(await note.getByRole("link").count()).toBe(builtInHelpNote(helpNoteMessages).places.length)
  expect(await page.getByRole("alert").allInnerTexts()).not.toContainEqual(
    expect.stringContaining("respectful")
  )
  const answer = page.waitForResponse((response) => response.url().endsWith("/feedback"))
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  expect((await answer).status()).toBe(201)
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  expect(await note.isVisible()).toBe(true)
  await pollUntil("it arrived", async () => (await owner.list()).length > 0)
  expect((await owner.list()).map(({ content }) => content)).toEqual([text])
  // Browsers may keep the page as it is left, for whoever goes back to it.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })))
  await note.waitFor({ state: "detached" })
})

test.each([
  [
    "en",
    `${"The slides were clear. ".repeat(9)}Please look after my dog, I will not need him where I go.`,
    helpNoteMessages
  ],
  ["hi", "उठा ले भगवान, अब और नहीं जिया जाता", hindiHelpNote],
  ["te", "ఇగ నేను బతకలేను అన్నా", teluguHelpNote]
] as const)("no phrase needs to be known for it: %s", async (language, text, said) => {
  const { page } = visit
  await page.goto(`/${owner.link}?lang=${language}`)
  await page.waitForLoadState("networkidle")
  await page.getByRole("textbox").fill(text)
  const note = page.getByRole("region", { name: said.title })
  await note.waitFor()
  await page.getByRole("textbox").fill("")
  await note.waitFor({ state: "detached" })
})

test("whoever sends at once sees the note afterwards", async () => {
  const { page } = visit
  await page.goto(`/${owner.link}`)
  await page.waitForLoadState("networkidle")
  const field = page.getByRole("textbox")
  await field.fill("Please look after my dog, I will not need him where I go.")
  await field.press("Control+Enter")
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  await page.getByRole("region", { name: helpNoteMessages.title }).waitFor()
})

test("a page that got no model shows the note for phrases, and sends what is written", async () => {
  const { page } = await site.visit()
  await page.route("**/assets/crisis-model-*.js", (route) => route.abort())
  await page.goto(`/${owner.link}`)
  await page.getByRole("textbox").fill("Some nights I want to end my life.")
  await page.getByRole("region", { name: helpNoteMessages.title }).waitFor()
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
})

test.each(sampled(["Submit", "Ctrl+Enter"], 2))(
  "in a low window the note is read from its first line after sending, too: %s",
  async (by) => {
    const { page } = visit
    await page.setViewportSize({ width: 375, height: 360 })
    await page.goto(`/${owner.link}`)
    const field = page.getByRole("textbox")
    await field.fill("Some nights I want to end my life. I hate myself.")
    await page.getByRole("heading", { name: helpNoteMessages.title }).waitFor()
    if (by === "Submit") await page.getByRole("button", { name: visitorMessages.submit }).click()
    else await field.press("Control+Enter")
    await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
    const title = page.getByRole("heading", { name: helpNoteMessages.title })
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 720 })
  }
)

test.each([
  ["hi", "मेरा मर जाने का मन करता है।", "en", builtInHelpNote(hindiHelpNote)],
  ["ta", "எனக்கு சாகணும் போல இருக்கு.", "en", own],
  ["te", "Some nights I want to end my life.", "te", builtInHelpNote(teluguHelpNote)]
] as const)(
  "the note speaks the language of the letters, or of the page, in the words of whoever runs this server: %s",
  async (language, text, pageLanguage, said) => {
    const { page } = visit
    await page.goto(`/${owner.link}?lang=${pageLanguage}`)
    await page.getByRole("textbox").fill(text)
    const note = page.getByRole("region", { name: said.title })
    await note.getByText(said.text).waitFor()
    expect(await note.getAttribute("lang")).toBe(language)
    expect(await note.getByRole("link").allInnerTexts()).toEqual(said.places.map(({ label }) => label))
  }
)
