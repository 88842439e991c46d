import { beforeAll, expect, test } from "vitest"
import { addressIn } from "#core/domain/languages/language.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { askNow } from "../support/change-folder.ts"
import { untilFocused } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner, setPublic } from "../support/owner-visit.ts"
import { pollUntil } from "../support/people.ts"
import { untilToastSays } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"
import { emptyStorage, storedInBrowser } from "../support/stored-in-browser.ts"

const { feedback, reply, replyStatus, visitor } = catalogue

const site = siteForAll()
const more = { question: "What should I do more of?", thanks: "Thank you. That helps me plan." }
const less = { question: "What should I do less of?", thanks: "" }
const answer = "Thank you. From Monday on I share the agenda a day before."

let meera: OwnerVisit
let tara: OwnerVisit

const openWithQuestions = async (name: string): Promise<OwnerVisit> => {
  const owner = await openOwner(site.browser, site.server.url, { name })
  expect((await owner.send("PUT", "/api/account/questions", { questions: [more, less] })).ok()).toBe(true)
  return owner
}

beforeAll(async () => {
  await openWithQuestions("Ravi Kumar")
  meera = await openWithQuestions("Meera Iyer")
  tara = await openWithQuestions("Tara Sen")
  await site.restart("SIGTERM", () => askNow(site.folder.path))
})

test("[anon A31] a visitor answers one of them or none, and is thanked with its line", async () => {
  const { page } = await site.visit()
  await page.goto(`/ravi-kumar?question=${encodeURIComponent(more.question)}`)
  expect(await page.getByRole("radio", { name: visitor.pickNone }).isChecked()).toBe(true)
  await page.getByText(visitor.promiseWithQuestion).waitFor()
  expect(await complaintsAt(page)).toEqual([])
  await page.getByRole("radio", { name: more.question }).check()
  await page.getByRole("textbox").fill("You could lead more of the planning meetings.")
  await page.reload()
  await expect.poll(() => page.getByRole("radio", { name: more.question }).isChecked()).toBe(true)
  await page.getByRole("button", { name: visitor.submit }).click()
  await page.getByText(more.thanks).waitFor()
  await page.getByText(visitor.sentQuestion).waitFor()
  expect(await page.getByRole("radio", { name: visitor.pickNone }).isChecked()).toBe(true)
  expect(await storedInBrowser(page)).toEqual(emptyStorage)
})

test("another question after an answer that was lost makes another note, and no word says otherwise", async () => {
  const { page, context } = await site.visit()
  await page.goto("/ravi-kumar")
  await page.getByRole("textbox").fill("You could plan the meetings together.")
  await context.route("**/feedback", (route) => route.abort())
  await page.getByRole("button", { name: visitor.submit }).click()
  const lost = page.getByText(visitor.lost).first()
  await lost.waitFor()
  await page.getByRole("radio", { name: more.question }).check()
  await lost.waitFor({ state: "detached" })
})

test.each([
  ["te", 375, 667, 100],
  ["ta", 390, 844, 100],
  ["ta", 375, 812, 200]
] as const)(
  "in %s at %i x %i with letters of %i %, what is typed stands above the bar with Submit",
  async (language, width, height, percent) => {
    const { page } = await site.visit({ viewport: { width, height } })
    await page.goto(addressIn(language, "/ravi-kumar"))
    await page.evaluate(
      (size) => document.documentElement.style.setProperty("font-size", size),
      `${percent}%`
    )
    const [field, bar] = [page.getByRole("textbox"), page.locator("form div:has(> button)").last()]
    for (const text of ["First", "\nlines\nof\na", "\nnote", " with www.example.org", "."]) {
      await field.pressSequentially(text)
      const bottom = await field.evaluate((box: HTMLTextAreaElement) => {
        const lines = box.value.split("\n").length
        return box.getBoundingClientRect().y + lines * Number.parseFloat(getComputedStyle(box).lineHeight)
      })
      expect(bottom).toBeGreaterThan(0)
      expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0)
    }
  }
)

test("[anon A32] an owner sets a status and answers a public note, which the page shows", async () => {
  const texts = ["You explain things clearly.", "You listen well.", "You plan our work well."]
  for (const content of texts)
    await meera.send("POST", "/api/profile/meera-iyer/feedback", { content, question: more.question })
  await pollUntil("all is judged", async () => (await meera.items()).length === texts.length)
  const { page } = meera
  const [item] = await meera.items()
  await setPublic(meera, item?.id ?? "", true)
  await page.goto("/feedback")
  await expect.poll(() => page.getByText(more.question).count()).toBe(3)
  await page
    .getByRole("row")
    .filter({ hasText: item?.content ?? "" })
    .getByRole("button")
    .last()
    .click()
  await page.getByRole("menuitem", { name: feedback.details }).click()
  await page.getByRole("button", { name: replyStatus.statuses.acted }).click()
  await page.getByRole("button", { name: replyStatus.statuses.acted, pressed: true }).waitFor()
  const buttons = await page.locator(".feedback-note-foot button").all()
  const middles = await Promise.all(
    buttons.map(async (button) => {
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: 0 }
      return Math.round(y + height / 2)
    })
  )
  expect(new Set(middles).size).toBe(1)
  await page.getByRole("button", { name: reply.answer }).click()
  const field = page.getByRole("textbox", { name: reply.answerLabel })
  await field.fill("You are all idiots.")
  await page.getByRole("button", { name: reply.publish }).click()
  await page.getByText("refused this answer").waitFor()
  await untilFocused(field)
  expect(await field.inputValue()).toBe("You are all idiots.")
  await field.fill(answer)
  expect(await complaintsAt(page)).toEqual([])
  await page.getByRole("button", { name: reply.publish }).click()
  await untilToastSays(page, reply.answered)
  const visit = await site.visit()
  await visit.page.goto("/meera-iyer")
  await visit.page.getByText(answer).waitFor()
  await visit.page.getByText(replyStatus.statuses.acted).waitFor()
  expect(await complaintsAt(visit.page)).toEqual([])
})

test("the list is filtered by question, with what its notes say together", async () => {
  const { question } = less
  for (const note of [
    { content: "You explain things clearly.", question },
    { content: "You explain the plan clearly.", question },
    { content: "You explain risks clearly.", question },
    { content: "You are on time." }
  ])
    await tara.send("POST", "/api/profile/tara-sen/feedback", note)
  await pollUntil("all is judged", async () => (await tara.items()).length === 4)
  const { page } = tara
  await page.goto("/feedback")
  await page.getByRole("button", { name: feedback.filters }).click()
  const choice = page.getByLabel(feedback.question, { exact: true })
  const apply = page.getByRole("button", { name: feedback.apply })
  const [choiceBox, applyBox] = [await choice.boundingBox(), await apply.boundingBox()]
  // In sight without scrolling.
  expect((choiceBox?.y ?? 0) + (choiceBox?.height ?? 0)).toBeLessThan(applyBox?.y ?? 0)
  await choice.selectOption(less.question)
  await apply.click()
  await expect.poll(() => page.getByText("You are on time.").count()).toBe(0)
  await page.locator(".insights-question").waitFor()
  expect(new URL(page.url()).searchParams.get("question")).toBe(less.question)
  expect(await complaintsAt(page)).toEqual([])
  const gone = "What did the last of its notes answer?"
  await page.goto(`/feedback?question=${encodeURIComponent(gone)}`)
  await page.locator(".feedback-filters-opener").click()
  await expect.poll(() => choice.inputValue()).toBe(gone)
})
