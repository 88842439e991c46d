import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"
import { receiptOf, tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { receiptMessages } from "#ui/messages/generated/en/receipt.ts"
import { receiptPageMessages } from "#ui/messages/generated/en/receipt-page.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { holdCalls, openBrowser } from "../support/browser.ts"
import { pressEnterOn, typeInto, untilFocused } from "../support/keyboard.ts"
import { type OwnerClient, signUpOwner } from "../support/people.ts"
import { submitNext, submitOn } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"
import { emptyStorage, storedInBrowser } from "../support/stored-in-browser.ts"

const permissions = ["clipboard-read", "clipboard-write"]

const site = sharedSite()
let owner: OwnerClient

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Ravi Prasad")
})

const send = (page: Page) => submitOn(page, `/${owner.link}`, "You ask good questions.")

const codeOn = (page: Page) => page.locator(".visitor-receipt code")

/** Sends a note and reveals its code. */
const sendForCode = async (page: Page): Promise<string> => {
  await send(page)
  await page.getByText(receiptMessages.ask).click()
  return (await codeOn(page).textContent()) ?? ""
}

const lookUp = async (page: Page, code: string): Promise<void> => {
  await page.goto("/receipt")
  await typeInto(page, page.getByLabel(receiptPageMessages.code), code)
  await page.keyboard.press("Enter")
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name })

describe("after sending", () => {
  test("[anon A37] the code shows for whoever asks, and the note was sent with its digest", async () => {
    const { page } = await site.visit()
    const sending = page.waitForRequest((request) => request.method() === "POST")
    await send(page)
    expect(await codeOn(page).isVisible()).toBe(false)
    await page.getByText(receiptMessages.ask).click()
    const code = (await codeOn(page).textContent()) ?? ""
    expect(code).toMatch(/^(?:[0-9A-Z]{4} ){4}[0-9A-Z]$/)
    const { receipt } = (await sending).postDataJSON()
    expect(receipt).toBe(receiptOf(code.replaceAll(" ", "")))
    expect(await complaintsAt(page)).toEqual([])
  })

  test("[anon A37] the code is copied and printed, and stays nowhere", async () => {
    const { page } = await openBrowser(site.browser, site.server.url, { permissions })
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const code = await sendForCode(page)
    await page.getByRole("button", { name: receiptMessages.copy }).click()
    await page.getByText(receiptMessages.copied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    const title = await page.title()
    await page.getByRole("button", { name: receiptMessages.print }).click()
    await page.emulateMedia({ media: "print" })
    expect(await page.title()).toBe(receiptMessages.paper)
    expect(await page.locator("body > :visible").allTextContents()).toEqual([code])
    await page.evaluate(() => dispatchEvent(new Event("afterprint")))
    await page.emulateMedia({ media: "screen" })
    expect(await page.title()).toBe(title)
    expect(await storedInBrowser(page)).toEqual(emptyStorage)
    expect(page.url()).toBe(`${site.server.url}/${owner.link}`)
    await page.goto("/security")
    await page.goBack()
    await page.getByRole("textbox").waitFor()
    expect(await page.content()).not.toContain(code)
  })

  test("[anon A37] the code stays while the next note is written, and goes with it", async () => {
    const { page } = await site.visit()
    const code = await sendForCode(page)
    const sent = heading(page, visitorMessages.sentTitle)
    await page.getByRole("textbox").pressSequentially("You")
    await sent.waitFor({ state: "detached" })
    expect([await codeOn(page).isVisible(), await codeOn(page).textContent()]).toEqual([true, code])
    await submitNext(page, "You listen well.")
    await sent.waitFor()
    expect(await codeOn(page).isVisible()).toBe(false)
    expect(await codeOn(page).textContent()).not.toBe(code)
    const next = (await codeOn(page).textContent()) ?? ""
    await page.getByRole("textbox").pressSequentially("You")
    await sent.waitFor({ state: "detached" })
    await page.goto("/security")
    await page.goBack()
    await page.getByRole("textbox").waitFor()
    expect(await page.content()).not.toContain(next)
  })

  test("without JavaScript there is no code, and both pages say so", async () => {
    const { page } = await site.visit({ javaScriptEnabled: false })
    await send(page)
    expect(await page.getByText(receiptMessages.none).isVisible()).toBe(true)
    await page.goto("/receipt")
    const needsScript = page.locator("noscript p")
    expect([await needsScript.isVisible(), await needsScript.textContent()]).toEqual([
      true,
      receiptPageMessages.needsScript
    ])
    expect(await page.getByRole("button", { name: receiptPageMessages.lookUp }).isDisabled()).toBe(true)
  })
})

describe("the page of receipts", () => {
  test("[anon A38] by the keyboard alone, a code is looked up and its note taken back; a mistyped one is sent nowhere", async () => {
    const { page } = await site.visit()
    const code = await sendForCode(page)
    const sent: Array<string> = []
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.url())
    })
    await lookUp(page, `${receiptCodeOf(new Uint8Array(10)).slice(0, -1)}1`)
    await page.getByText(receiptPageMessages.mistyped).waitFor()
    expect(sent).toEqual([])
    const looking = page.waitForRequest("**/api/receipt")
    await page.getByLabel(receiptPageMessages.code).fill("")
    await typeInto(page, page.getByLabel(receiptPageMessages.code), code.toLowerCase())
    await page.keyboard.press("Enter")
    const received = heading(page, receiptPageMessages.states.received.title)
    await received.waitFor()
    expect((await looking).postDataJSON()).toEqual({ token: tokenOf(code.replaceAll(" ", "")) })
    await untilFocused(received)
    await pressEnterOn(page, page.getByRole("button", { name: receiptPageMessages.takeBack }))
    const question = heading(page, receiptPageMessages.confirmTitle)
    await untilFocused(question)
    await pressEnterOn(page, page.getByRole("button", { name: receiptPageMessages.cancel }))
    await received.waitFor()
    await pressEnterOn(page, page.getByRole("button", { name: receiptPageMessages.takeBack }))
    await pressEnterOn(page, page.getByRole("button", { name: receiptPageMessages.confirm }))
    await heading(page, receiptPageMessages.takenBackTitle).waitFor()
    await pressEnterOn(page, page.getByRole("button", { name: receiptPageMessages.another }))
    await typeInto(page, page.getByLabel(receiptPageMessages.code), code)
    await page.keyboard.press("Enter")
    const refusal = page.getByText("There is no note for this code.")
    await refusal.waitFor()
    await untilFocused(page.getByLabel(receiptPageMessages.code))
    await page.keyboard.press("Backspace")
    await refusal.waitFor({ state: "detached" })
  })

  test("a note that is being taken back can be kept no more", async () => {
    const { page } = await site.visit()
    await lookUp(page, await sendForCode(page))
    await page.getByRole("button", { name: receiptPageMessages.takeBack }).click()
    const release = await holdCalls(page, "**/api/receipt/take-back")
    const keep = page.getByRole("button", { name: receiptPageMessages.cancel })
    expect(await keep.isEnabled()).toBe(true)
    await page.getByRole("button", { name: receiptPageMessages.confirm }).click()
    await expect.poll(() => keep.isDisabled()).toBe(true)
    await release()
    await heading(page, receiptPageMessages.takenBackTitle).waitFor()
  })

  test("shows the paragraphs of an owner's answer", async () => {
    const { page } = await site.visit()
    const answer = "Thank you.\n\nI will."
    const json = { state: "shown", rejectedFor: null, status: null, answer }
    await page.route("**/api/receipt", (route) => route.fulfill({ json }))
    await lookUp(page, receiptCodeOf(new Uint8Array(10)))
    await heading(page, receiptPageMessages.states.shown.title).waitFor()
    expect(await page.getByRole("blockquote").allInnerTexts()).toEqual([answer])
  })

  test("[anon A38] nothing of a code stays in address, history or storage", async () => {
    const { page } = await openBrowser(site.browser, site.server.url)
    const code = await sendForCode(page)
    await lookUp(page, code)
    await heading(page, receiptPageMessages.states.received.title).waitFor()
    expect(page.url()).toBe(`${site.server.url}/receipt`)
    expect(await storedInBrowser(page)).toEqual(emptyStorage)
    await page.goto("/security")
    await page.goBack()
    expect(await page.getByLabel(receiptPageMessages.code).inputValue()).toBe("")
    expect(await page.content()).not.toContain(code.slice(0, 9))
  })
})
