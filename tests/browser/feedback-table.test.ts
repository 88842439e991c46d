import type { Page } from "playwright-core"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { categories } from "#core/domain/categories/category.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { feedbackMessages as messages } from "#ui/messages/generated/en/feedback.ts"
import {
  figure,
  goToFeedback,
  header,
  openFeedback,
  rows,
  searchBox,
  selectRow,
  showItems,
  table,
  texts
} from "../support/feedback-screen.ts"
import { untilFocused } from "../support/keyboard.ts"
import { makeItems } from "../support/make-item.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"

const filtered =
  "[Content filtered by the moderation guard for containing offensive or inappropriate language]"

/** 60 approved, 2 of them public, and 3 rejected. */
const items = makeItems(63, (index) => ({
  aiCategory: categories[index % categories.length] ?? "Reliability",
  isPublic: index === 1 || index === 2,
  ...(index >= 60 && { moderationStatus: "rejected", content: filtered })
}))

const site = sharedSite()
const asha = ownerForAll(site)
let page: Page

beforeAll(() => {
  page = asha.page
})

beforeEach(() => showItems(page, items))

const openTable = (search = ""): Promise<void> =>
  new URL(page.url()).pathname === "/feedback" ? goToFeedback(page, search) : openFeedback(page, search)

const tab = (name: string) => page.getByRole("tab", { name })
const openFilters = () => page.getByRole("button", { name: messages.filters }).click()
const apply = () => page.getByRole("button", { name: messages.apply, exact: true }).click()
const statusLine = (text: string) => page.getByText(text, { exact: true })

describe("what stands on the page", () => {
  test("[spec 2 Feedback management 1] [spec 2 Feedback management 2] [spec 2 Feedback management 3] [spec 2 Route table 3] heading, three cards, tabs with counts", async () => {
    await openTable()
    expect(await figure(page, "Total Feedback").textContent()).toBe("60")
    expect(await figure(page, "Public Feedback").textContent()).toMatch(/^2 of 5/)
    expect(await figure(page, "Rejected Feedback").textContent()).toBe("3")
    const names = await page.getByRole("tab").allInnerTexts()
    expect(names.map((name) => name.replace(/\s+/g, " "))).toEqual(["Total 60", "Public 2", "Rejected 3"])
  })

  test("[spec 2 Feedback management 7] [spec 9 13] rows with number, category, day and menu, the newest first", async () => {
    await openTable()
    const headers = await table(page).getByRole("columnheader").allInnerTexts()
    expect(headers.join()).toBe("Select all on this page,#,Feedback,Category,Received On,Marks,Actions")
    expect(await header(page, "Received On").getAttribute("aria-sort")).toBe("descending")
    const cells = await rows(page).first().getByRole("cell").allInnerTexts()
    expect(cells.slice(1, 5)).toEqual(["1", "Piece 0", "Leadership", "19 Nov 2026"])
    await expect.poll(() => rows(page).count()).toBe(25)
  })

  test("[spec 2 Feedback management 14] [spec 2 Feedback management 12] rejected items show a sentence in place of their words, and can only be deleted", async () => {
    await openTable()
    await tab("Rejected").click()
    await rows(page).nth(2).waitFor()
    expect(await texts(page)).toEqual([filtered, filtered, filtered])
    await rows(page).first().getByRole("button").click()
    expect(await page.getByRole("menuitem").allInnerTexts()).toEqual(["Delete"])
    await page.keyboard.press("Escape")
  })
})

test("[spec 2 Feedback management 7] a header sorts, the same header again turns the order around", async () => {
  await openTable()
  await header(page, "Feedback").getByRole("button").click()
  await expect.poll(() => header(page, "Feedback").getAttribute("aria-sort")).toBe("ascending")
  expect((await texts(page)).slice(0, 3)).toEqual(["Piece 0", "Piece 1", "Piece 2"])
  await header(page, "Feedback").getByRole("button").click()
  await expect.poll(() => header(page, "Feedback").getAttribute("aria-sort")).toBe("descending")
  expect((await texts(page))[0]).toBe("Piece 59")
  await header(page, "Category").getByRole("button").click()
  await expect.poll(() => rows(page).first().textContent()).toContain("Communication")
  expect(await header(page, "Feedback").getAttribute("aria-sort")).toBe("none")
})

describe("[spec 2 Feedback management 8] [spec 9 13] pages", () => {
  test("are turned by Next and Previous, which say where one is", async () => {
    await openTable()
    await statusLine("Showing 1 to 25 of 60 results").waitFor()
    expect(await page.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true)
    await page.getByRole("button", { name: "Next" }).click()
    await statusLine("Page 2 of 3").waitFor()
    await statusLine("Showing 26 to 50 of 60 results").waitFor()
    expect((await rows(page).first().getByRole("cell").allInnerTexts())[1]).toBe("26")
    await page.getByRole("button", { name: "Next" }).click()
    await statusLine("Showing 51 to 60 of 60 results").waitFor()
    expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true)
    await page.getByRole("button", { name: "Previous" }).click()
    await statusLine("Page 2 of 3").waitFor()
  })

  test("hold 25, 50 or 100 rows; a single page is not numbered", async () => {
    await openTable()
    const size = page.getByRole("combobox", { name: messages.rows })
    await expect.poll(() => size.getByRole("option").allInnerTexts()).toEqual(["25", "50", "100"])
    await size.selectOption("50")
    await statusLine("Page 1 of 2").waitFor()
    await size.selectOption("100")
    await statusLine("60 results").waitFor()
    expect(await page.getByText("Page 1 of 1", { exact: true }).count()).toBe(0)
    expect(await page.getByRole("button", { name: "Next" }).count()).toBe(0)
  })
})

describe("search and filters", () => {
  test("[spec 2 Feedback management 5] filters change nothing before Apply, and Reset takes them back", async () => {
    await openTable()
    await openFilters()
    const labels = await page.getByRole("group", { name: "Category" }).locator("label").allInnerTexts()
    expect(labels).toEqual(["Leadership", "Communication", "Technical", "Creativity", "Reliability", "Other"])
    for (const [group, choices] of [
      ["Visibility", ["All", "Public", "Private"]],
      ["Status", ["All", "Approved", "Rejected"]]
    ] as const) {
      expect(await page.getByRole("group", { name: group }).locator("label").allInnerTexts()).toEqual(choices)
    }
    await page.getByRole("checkbox", { name: "Communication" }).click()
    await page.getByRole("radio", { name: "Public" }).check({ force: true })
    await statusLine("Showing 1 to 25 of 60 results").waitFor()
    await apply()
    await statusLine("1 result").waitFor()
    await untilFocused(page.getByRole("button", { name: "Filters 2 active" }))
    await statusLine("1 of 60").waitFor()
    await page.getByRole("button", { name: messages.removeFilter({ name: "Communication" }) }).press("Enter")
    await statusLine("2 of 60").waitFor()
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: messages.removeFilter({ name: "Public" }) }) })
      .and(page.locator(":focus"))
      .waitFor()
    await page.getByRole("button", { name: messages.filters }).click()
    await page.getByRole("button", { name: messages.reset, exact: true }).click()
    await statusLine("Showing 1 to 25 of 60 results").waitFor()
    expect(await page.getByRole("checkbox", { name: "Communication" }).isChecked()).toBe(false)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: messages.apply }).waitFor({ state: "hidden" })
  })

  test("[spec 2 Feedback management 5] the status leads to the tab on which such items stand", async () => {
    await openTable()
    await openFilters()
    await page.getByRole("radio", { name: "Rejected" }).check({ force: true })
    await apply()
    await statusLine("3 results").waitFor()
    expect(await tab("Rejected").getAttribute("aria-selected")).toBe("true")
  })

  test("the filters close by Escape from their button, and behind the focus that leaves them", async () => {
    const opener = page.getByRole("button", { name: messages.filters })
    const applies = page.getByRole("button", { name: messages.apply })
    await openTable()
    await opener.press("Enter")
    await applies.waitFor()
    await opener.press("Escape")
    await applies.waitFor({ state: "hidden" })
    await untilFocused(opener)
    await opener.press("Enter")
    await applies.press("Tab")
    await applies.waitFor({ state: "hidden" })
  })

  test("Escape that clears the search, or a word being composed, leaves the filters open with what was chosen", async () => {
    const choice = page.getByRole("radio", { name: "Private" })
    await openTable()
    await openFilters()
    await choice.check({ force: true })
    await searchBox(page).fill("piece")
    await searchBox(page).press("Escape")
    expect(await searchBox(page).inputValue()).toBe("")
    await searchBox(page).dispatchEvent("keydown", { key: "Escape", isComposing: true })
    expect(await choice.isChecked()).toBe(true)
    await searchBox(page).press("Escape")
    await choice.waitFor({ state: "detached" })
  })

  test("Apply keeps what was typed beside the open filters, and begins at the first page", async () => {
    await openTable("?page=2")
    await statusLine("Page 2 of 3").waitFor()
    await openFilters()
    await page.getByRole("radio", { name: "Private" }).check({ force: true })
    await searchBox(page).fill("piece")
    await apply()
    await statusLine("Showing 1 to 25 of 58 results").waitFor()
    expect(await searchBox(page).inputValue()).toBe("piece")
  })

  test("[spec 2 Feedback management 9] nothing found names the way out", async () => {
    await openTable()
    await searchBox(page).fill("nobody wrote this")
    await page.getByRole("heading", { name: "No feedback found" }).waitFor()
    await statusLine("Try adjusting your filters or search terms.").waitFor()
    await page.getByRole("button", { name: messages.clearAll }).press("Enter")
    await statusLine("Page 1 of 3").waitFor()
    await page.getByRole("tabpanel").locator(".feedback-found:focus").waitFor()
    expect(await searchBox(page).inputValue()).toBe("")
  })
})

describe("the address", () => {
  test("brings the view back: a link deep into it, a reload, and Back", async () => {
    await openTable("?tab=total&q=piece&sort=feedback&order=desc&size=50&page=2")
    await statusLine("Showing 51 to 60 of 60 results").waitFor()
    expect((await texts(page))[0]).toBe("Piece 9")
    await tab("Public").click()
    await statusLine("2 results").waitFor()
    await page.reload()
    await statusLine("2 results").waitFor()
    await page.goBack()
    await statusLine("Showing 51 to 60 of 60 results").waitFor()
    expect(await searchBox(page).inputValue()).toBe("piece")
  })

  test("typing leaves no trace in the history but the words that stayed", async () => {
    await openTable()
    await tab("Public").click()
    await statusLine("2 results").waitFor()
    await searchBox(page).pressSequentially("piece 1", { delay: 60 })
    await page.waitForURL(/q=piece\+1/)
    expect(await searchBox(page).inputValue()).toBe("piece 1")
    await page.goBack()
    await statusLine("Showing 1 to 25 of 60 results").waitFor()
    expect(await searchBox(page).inputValue()).toBe("")
  })

  test("Back leads to the words that were typed the moment before a step", async () => {
    await openTable("?q=piece")
    await statusLine("Showing 1 to 25 of 60 results").waitFor()
    await searchBox(page).fill("piece 1")
    await tab("Public").click()
    await page.waitForURL(/tab=public/)
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has("tab"))
    await expect.poll(() => searchBox(page).inputValue()).toBe("piece 1")
    expect(new URL(page.url()).searchParams.get("q")).toBe("piece 1")
  })
})

describe("waiting, failing, and nothing there", () => {
  test("[spec 2 Feedback management 9] a new hive is told to share its link", async () => {
    await showItems(page, [])
    await openFeedback(page)
    await page.getByRole("heading", { name: "No feedback found" }).waitFor()
    await statusLine("No feedback yet—share your link to get started.").waitFor()
    await page.getByRole("button", { name: "Copy Link" }).waitFor()
  })

  test.each([
    ["public", messages.nonePublic],
    ["rejected", messages.noneFiltered]
  ])(
    "a hive with a note, but none on the tab %s, is not told that it has no feedback",
    async (name, text) => {
      await showItems(page, makeItems(1))
      await openFeedback(page, `?tab=${name}`)
      await statusLine(text).waitFor()
      expect(await page.getByText(messages.empty).count()).toBe(0)
      expect(await page.getByRole("tabpanel").getByRole("button", { name: "Copy Link" }).count()).toBe(0)
    }
  )

  test("[spec 2 Feedback management 10] loading says so, and shows no zeros", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route("**/api/user/feedback", async (route) => {
      await held
      await route.fulfill({ json: items })
    })
    await page.goto("/feedback")
    await statusLine("Loading your feedback...").waitFor()
    expect(await page.getByRole("tab").allInnerTexts()).toEqual(["Total", "Public", "Rejected"])
    release()
    await rows(page).first().waitFor()
    expect(await page.getByText("Loading your feedback...").count()).toBe(0)
  })

  test("a list that does not load can be asked for again", async () => {
    await page.route("**/api/user/feedback", (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/feedback")
    await page.getByRole("heading", { name: commonMessages.didNotLoad }).waitFor()
    await showItems(page, items)
    await page.getByRole("button", { name: commonMessages.tryAgain }).press("Enter")
    await rows(page).first().waitFor()
    await page.getByRole("tabpanel").and(page.locator(":focus")).waitFor()
  })
})

describe("for every eye, hand and screen", () => {
  test("a phone shows cards that are still a table", async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await openFeedback(page)
    const card = rows(page).first()
    expect((await card.locator(".read").boundingBox())?.y).toBeLessThanOrEqual(300)
    expect(await card.getByRole("cell").count()).toBe(6)
    const [text, category] = await Promise.all([
      card.locator(".cell-feedback").boundingBox(),
      card.locator(".cell-category").boundingBox()
    ])
    expect(category?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0))
    await header(page, "Feedback").getByRole("button").click()
    await expect.poll(() => header(page, "Feedback").getAttribute("aria-sort")).toBe("ascending")
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  test("who listens hears what was found and chosen; a turned page takes the focus along", async () => {
    await openTable()
    const heard = page.getByRole("status")
    await searchBox(page).fill("communication")
    await heard.filter({ hasText: messages.found({ total: 10, page: "1", count: "1" }) }).waitFor()
    await selectRow(page, "Piece 1")
    await heard.filter({ hasText: messages.chosen({ count: 1 }) }).waitFor()
    await searchBox(page).fill("")
    await page.getByRole("button", { name: "Next" }).click()
    await heard.filter({ hasText: messages.found({ total: 60, page: "2", count: "3" }) }).waitFor()
    await untilFocused(page.locator(".feedback-found"))
  })
})
