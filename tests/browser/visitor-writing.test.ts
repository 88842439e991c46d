import { beforeAll, expect, test } from "vitest"
import { tracesMessages as traceMessages } from "#ui/messages/generated/en/traces.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import { openBrowser } from "../support/browser.ts"
import { type OwnerClient, signUpOwner } from "../support/people.ts"
import { sharedSite } from "../support/site.ts"
import { emptyStorage, storedInBrowser } from "../support/stored-in-browser.ts"

const site = sharedSite()
let owner: OwnerClient

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Ravi Iyengar")
})

const text = "Ravi, you and Meera explain well. As the only nurse here I notice."

test("[anon A33] traces are listed and marked while nothing is sent, and the note can be submitted as it is", async () => {
  const { page } = await site.visit({ viewport: { width: 375, height: 667 } })
  await page.goto(`/${owner.link}`)
  await page.waitForLoadState("networkidle")
  const requests: Array<string> = []
  page.on("request", (request) => requests.push(request.url()))
  const field = page.getByRole("textbox")
  await field.fill(text.slice(0, -8))
  await field.press("End")
  await field.pressSequentially(text.slice(-8))
  const hints = page.locator(".visitor-traces")
  await hints
    .getByRole("status")
    .getByText(traceMessages.found({ count: 2 }))
    .waitFor()
  expect(await hints.getByRole("listitem").allTextContents()).toEqual([
    `“Meera” ${traceMessages.kinds.name}`,
    `“As the only nurse here” ${traceMessages.kinds.self}`
  ])
  expect(await page.locator(".visitor-marks mark").allTextContents()).toEqual([
    "Meera",
    "As the only nurse here"
  ])
  expect(requests).toEqual([])
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  expect(await hints.getByRole("listitem").count()).toBe(0)
})

test.each(["en-US", "hi-IN", "te-IN", "ta-IN", "kn-IN"])(
  "[anon A33] no font is requested either, whatever script somebody writes on a page in %s",
  async (locale) => {
    const { page } = await site.visit({ locale })
    await page.goto(`/${owner.link}`)
    await page.waitForLoadState("networkidle")
    const requests: Array<string> = []
    page.on("request", (request) => requests.push(request.url()))
    const typed = "Łukasz, मैं మీరు நான் ನಾನು Meera ९ ౯ ೯"
    await page.getByRole("textbox").fill(typed)
    await page.locator(".visitor-marks mark").first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(requests).toEqual([])
  }
)

test("a place is selected by the keyboard, and its hint goes once it is changed", async () => {
  const { page } = await site.visit()
  await page.goto(`/${owner.link}`)
  const field = page.getByRole("textbox")
  await field.fill("You and Meera explain well.")
  await page.getByRole("button", { name: "“Meera”" }).press("Enter")
  await page.keyboard.type("others")
  await expect.poll(() => field.inputValue()).toBe("You and others explain well.")
  await expect.poll(() => page.locator(".visitor-traces").textContent()).toBe("")
})

test("the marks lie where the words stand, also in a text that scrolls", async () => {
  const { page } = await site.visit({ viewport: { width: 375, height: 667 } })
  await page.goto(`/${owner.link}`)
  const field = page.getByRole("textbox")
  await field.fill(`${"One more line.\n".repeat(24)}Please ask Meera about it.`)
  await page.getByRole("button", { name: "“Meera”" }).click()
  const [box, mark] = [await field.boundingBox(), await page.locator(".visitor-marks mark").boundingBox()]
  expect(mark?.y).toBeGreaterThan(box?.y ?? Number.POSITIVE_INFINITY)
  expect(mark?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
})

test("[spec 2 Public profile 4] [anon A3] [anon A14] a visit keeps the draft while it is written, also over a reload, then nothing, and asks no other site", async () => {
  const { page, complaints } = await openBrowser(site.browser, site.server.url)
  const text = "You ask good questions."
  await page.goto(`/${owner.link}`)
  await page.getByRole("textbox").fill(text)
  const draft = { [`honesthive-draft:${owner.link}`]: text }
  await expect.poll(() => storedInBrowser(page)).toEqual({ ...emptyStorage, session: draft })
  await page.reload()
  await expect.poll(() => page.getByRole("textbox").inputValue()).toBe(text)
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  expect(await storedInBrowser(page)).toEqual(emptyStorage)
  await page.reload()
  expect(await storedInBrowser(page)).toEqual(emptyStorage)
  expect(complaints).toEqual([])
})

test("what was written before the script came is kept as a draft, too, after an earlier one", async () => {
  const { page } = await site.visit()
  const field = page.getByRole("textbox")
  const writeEarly = async (text: string): Promise<void> => {
    const script = Promise.withResolvers<void>()
    await page.route("**/*.js", (route) => script.promise.then(() => route.continue()))
    await page.goto(`/${owner.link}`, { waitUntil: "commit" })
    await field.fill(text)
    script.resolve()
  }
  const drafts = () => page.evaluate(() => Object.values({ ...sessionStorage }).join())
  await writeEarly("You listen before you speak.")
  await expect.poll(drafts).toBe("You listen before you speak.")
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe("You listen before you speak.")
  await writeEarly("You ask first.")
  await expect.poll(drafts).toBe("You listen before you speak.\nYou ask first.")
  expect(await field.inputValue()).toBe("You listen before you speak.\nYou ask first.")
})

test("[anon A23] a signed-in owner's submission leaves the browser without their cookie", async () => {
  const { page, context } = await openBrowser(site.browser, site.server.url)
  const data = { email: "traced@people.example", password: "a long and unusual passphrase" }
  await context.request.post("/api/auth/sign-up", { data, headers: { origin: site.server.url } })
  const visit = page.waitForRequest((request) => request.isNavigationRequest())
  await page.goto(`/${owner.link}`)
  expect((await (await visit).allHeaders()).cookie).toContain("honesthive=")
  await page.getByRole("textbox").fill("You ask good questions.")
  const sending = page.waitForRequest((request) => request.method() === "POST")
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  const headers = await (await sending).allHeaders()
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
})
