import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { visitorMessages } from "#ui/messages/visitor.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { isFocused } from "../support/keyboard.ts"
import { type OwnerClient, pollUntil, signUpOwner } from "../support/people.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll()
let owner: OwnerClient
let visit: BrowserVisit

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Ravi Kumar")
  visit = await site.visit()
})

const copiesOf = async (text: string): Promise<number> =>
  (await owner.list()).filter(({ content }) => content === text).length

const noteOf = (page: Page) => ({
  box: page.getByRole("textbox"),
  submit: page.getByRole("button", { name: visitorMessages.submit }),
  thanks: page.getByRole("heading", { name: visitorMessages.sentTitle })
})

test("two clicks in one moment store one item", async () => {
  const text = "You clicked with all of us."
  const { box, submit, thanks } = noteOf(visit.page)
  await visit.page.goto(`/${owner.link}`)
  await box.fill(text)
  await submit.evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    button.click()
    button.click()
  })
  await thanks.waitFor()
  await pollUntil("it arrived", async () => (await copiesOf(text)) > 0)
  expect(await copiesOf(text)).toBe(1)
})

test("an answer lost on the way: the text is kept, and sending it again stores one item", async () => {
  const text = "You explain before you decide."
  const { box, submit, thanks } = noteOf(visit.page)
  await visit.page.goto(`/${owner.link}`)
  await box.fill(text)
  await visit.context.route("**/feedback", async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit.press("Enter")
  await visit.page.getByRole("alert").getByText(visitorMessages.lost).first().waitFor()
  expect(await isFocused(submit)).toBe(true)
  expect(await box.inputValue()).toBe(text)
  await visit.context.unroute("**/feedback")
  await box.press("Control+Enter")
  await thanks.waitFor()
  expect(await box.inputValue()).toBe("")
  await pollUntil("it arrived", async () => (await copiesOf(text)) > 0)
  expect(await copiesOf(text)).toBe(1)
})

test("a reload after sending neither sends nor thanks again", async () => {
  const { thanks } = noteOf(visit.page)
  const before = (await owner.list()).length
  await visit.page.goto(`/${owner.link}?sent=1`)
  await thanks.waitFor()
  await expect.poll(() => new URL(visit.page.url()).search).toBe("")
  await visit.page.reload()
  await visit.page.getByRole("textbox").waitFor()
  expect(await thanks.count()).toBe(0)
  expect((await owner.list()).length).toBe(before)
})
