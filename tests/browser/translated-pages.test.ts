import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { languageNames } from "#core/domain/languages/language.ts"
import { receiptMessages } from "#ui/messages/generated/en/receipt.ts"
import { receiptPageMessages } from "#ui/messages/generated/en/receipt-page.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { holdCalls, openBrowser } from "../support/browser.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { type OwnerClient, signUpOwner } from "../support/people.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()
let owner: OwnerClient

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Nila Sundaram")
})

/** Does what a page translator does: replaces texts by `<font>` elements. Returns what it sends to its service. */
const translate = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Array<Node> = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    const translated = texts.filter(
      ({ parentElement }) => parentElement?.closest("[translate=no], textarea, script, noscript") === null
    )
    for (const text of translated) {
      const font = document.createElement("font")
      font.textContent = text.textContent
      text.parentNode?.replaceChild(font, text)
    }
    return translated.map(({ textContent }) => textContent).join("\n")
  })

const heading = (page: Page, name: string) => page.getByRole("heading", { name })

test("a translated visitor's page works, and neither the draft nor the code goes to the translator", async () => {
  const { page } = await openBrowser(site.browser, site.server.url)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto(`/${owner.link}`)
  const field = page.getByRole("textbox")
  const hints = page.locator(".visitor-traces li")
  await field.fill("You and Meera explain well.")
  await hints.waitFor()
  expect(await translate(page)).not.toContain("Meera")
  await field.fill("You explain until all of us nod.")
  await expect.poll(() => hints.count()).toBe(0)
  const release = await holdCalls(page, "**/feedback")
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  await page.getByRole("button", { name: visitorMessages.submitting }).waitFor()
  await translate(page)
  await release()
  await heading(page, visitorMessages.sentTitle).waitFor()
  await page.getByText(receiptMessages.ask).click()
  const code = (await page.locator(".visitor-receipt code").textContent()) ?? ""
  await page.getByRole("button", { name: receiptMessages.print }).click()
  expect(code).not.toBe("")
  expect(await translate(page)).not.toContain(code)
  await page.getByRole("link", { name: languageNames.ta }).click()
  await heading(page, catalogueOf("ta").visitor.sentTitle).waitFor()
})

test("on the translated page of receipts a note is looked up and taken back", async () => {
  const { page } = await site.visit()
  await page.goto(`/${owner.link}`)
  await page.getByRole("textbox").fill("You listen to all of us.")
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  const code = await page.locator(".visitor-receipt code").textContent()
  await page.goto("/receipt")
  const lookUp = page.getByRole("button", { name: receiptPageMessages.lookUp })
  await expect.poll(() => lookUp.isEnabled()).toBe(true)
  await translate(page)
  await page.getByLabel(receiptPageMessages.code).fill(code ?? "")
  await lookUp.click()
  await heading(page, receiptPageMessages.states.received.title).waitFor()
  await translate(page)
  await page.getByRole("button", { name: receiptPageMessages.takeBack }).click()
  const confirm = page.getByRole("button", { name: receiptPageMessages.confirm })
  await confirm.waitFor()
  await translate(page)
  await confirm.click()
  await heading(page, receiptPageMessages.takenBackTitle).waitFor()
})
