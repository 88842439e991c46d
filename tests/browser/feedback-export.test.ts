import { buffer } from "node:stream/consumers"
import type { Page } from "playwright-core"
import { beforeEach, expect, test } from "vitest"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import { openFeedback, rows, showItems } from "../support/feedback-screen.ts"
import { makeItems } from "../support/make-item.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"

const items = makeItems(60, (index) => ({
  isPublic: index === 0,
  ...(index === 3 && { content: '=HYPERLINK("evil"), piece' })
}))

const asha = ownerForAll(sharedSite())
let page: Page

beforeEach(() => {
  page = asha.page
  return showItems(page, items)
})

const download = async () => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: messages.export }).click()
  ])
  const saved = await buffer(await file.createReadStream())
  return { name: file.suggestedFilename(), lines: saved.toString("utf8").split("\r\n") }
}

test("[spec 2 Feedback management 6] [spec 6 2] Export saves all pages, as they are sorted, or only what is found", async () => {
  await openFeedback(page)
  await rows(page).first().waitFor()
  const { name, lines } = await download()
  expect(name).toMatch(/^feedback-export-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toBe('\uFEFF"#","Feedback","Category","Received On","Visibility"')
  expect(lines[1]).toBe('"1","Piece 0","Reliability","19/11/2026","Public"')
  expect(lines[4]).toBe(`"4","'=HYPERLINK(""evil""), piece","Reliability","16/11/2026","Private"`)
  expect(lines).toHaveLength(62)
  await openFeedback(page, "?sort=feedback&order=desc&q=piece+4")
  await page.getByText("15 results", { exact: true }).waitFor()
  const found = await download()
  expect(found.lines[1]).toBe('"1","Piece 54","Reliability","26/09/2026","Private"')
  expect(found.lines).toHaveLength(17)
})

test("nothing can be exported where nothing is", async () => {
  await openFeedback(page, "?tab=rejected")
  await page.getByRole("heading", { name: messages.noneFound }).waitFor()
  expect(await page.getByRole("button", { name: messages.export }).isDisabled()).toBe(true)
})
