import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { fetchShared } from "../support/for-all.ts"
import { callFrom, type Demo, openDemo } from "../support/offline/demo.ts"
import { pollUntil } from "../support/people.ts"
import { copyLink, publicItems, publish, signIn, signUp, submitOn } from "../support/screens.ts"
import { temporaryFolder } from "../support/server.ts"
import { sampled } from "../support/short-form.ts"

const { accountSettings, feedback: feedbackMessages, landing, visitorDocuments } = catalogue

const asha = { email: "asha@people.example", name: "Asha Rao" }
const praiseText = "You explain hard things calmly, and nobody feels small for asking a second time."

let demo: Demo
let visit: BrowserVisit
let link = ""

beforeAll(async () => {
  demo = await openDemo(await fetchShared(inject("demoDoor")))
})

afterAll(() => demo.close())

const callOf = (address: string): string => `/api/profile${new URL(address).pathname}/feedback`

const items = async (): Promise<ReadonlyArray<{ readonly content: string }>> =>
  JSON.parse((await callFrom(visit.page, "/api/user/feedback")).body)

describe("the whole product in a tab", () => {
  test("an owner signs up, visitors write, the guard judges, and the page shows it", async () => {
    visit = await demo.visit()
    const { page } = visit
    await signUp(page, asha)
    link = await copyLink(page)
    await submitOn(page, link, praiseText)
    const unkind = { content: "You are a worthless idiot and everybody hates you." }
    expect((await callFrom(page, callOf(link), "POST", unkind)).status).toBe(201)
    await pollUntil("both are judged", async () => (await items()).length === 2, 60_000)
    const texts = (await items()).map(({ content }) => content)
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining("[Content filtered"), praiseText]))
    await page.goto("/")
    await publish(page, 1)
    await page.goto(link)
    await page.getByRole("textbox").waitFor()
    expect(await publicItems(page)).toEqual([expect.stringContaining(praiseText)])
  })

  test("what is sent while the page's script is still on its way arrives all the same", async () => {
    const slow = await visit.context.newPage()
    await slow.route(/visitor[^/]*\.js$/, () => undefined)
    await slow.goto(link)
    await submitOn(slow, link, "You reply before anyone has to ask a second time.")
    await pollUntil("it is judged", async () => (await items()).length === 3, 60_000)
    await slow.close()
  })

  test("signing out ends the session, signing in opens it again, and a reload keeps it", async () => {
    const { page } = visit
    await page.goto("/api/logout")
    await page.getByRole("link", { name: landing.start }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe("/")
    expect((await callFrom(page, "/api/user/feedback")).status).toBe(401)
    await signIn(page, asha)
    await page.reload()
    expect((await callFrom(page, "/api/auth/user")).status).toBe(200)
  })

  test("no page complained, or asked another host", () => {
    expect(visit.complaints).toEqual([])
  })
})

describe("any address", () => {
  const addresses = [
    ["/account", accountSettings.sessions],
    ["/no/such/page", /not found/i],
    ["/nobody-has-this-link", visitorDocuments.notFoundTitle]
  ] as const

  test.each(sampled(addresses, 2))("%s opens in a new tab", async (path, heading) => {
    const page = await visit.context.newPage()
    await page.goto(path)
    await page.getByRole("heading", { name: heading }).first().waitFor()
    await page.close()
  })
})

describe("where it can't run, the page says why", () => {
  const withoutHttps = 'Object.defineProperty(window, "isSecureContext", { value: false })'
  const withoutStorage =
    'Object.defineProperty(window, "localStorage", { get: () => { throw new Error("no storage") } })'

  const withoutRoom = 'indexedDB.open = () => { throw new DOMException("no room", "QuotaExceededError") }'

  test.each([
    ["opened as a file", "", /served by a web server/],
    ["without https", withoutHttps, "https"],
    ["with storage blocked", withoutStorage, "no storage"],
    ["without room for data", withoutRoom, "no room"]
  ])("%s", async (_, script, reason) => {
    const { context, page } = await demo.visit()
    await page.addInitScript(script)
    await page.goto(script === "" ? `file://${await fetchShared(inject("demoDoor"))}/index.html` : "/")
    await page.getByText(reason).waitFor()
    await context.close()
  })
})

test("two tabs see one truth, judge once, and lose no write", async () => {
  const { page } = visit
  const other = await visit.context.newPage()
  await other.goto("/feedback")
  await other.getByRole("heading", { level: 1, name: feedbackMessages.title }).waitFor()
  const before = (await items()).length
  const send = (index: number) =>
    callFrom(index % 2 === 0 ? page : other, callOf(link), "POST", {
      content: `You keep promise number ${index}.`
    })
  const statuses = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index)))
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201]))
  await pollUntil("all is judged", async () => (await items()).length === before + 8, 60_000)
  const seen = await callFrom(other, "/api/user/feedback")
  expect(JSON.parse(seen.body)).toHaveLength(before + 8)
  const stats = JSON.parse((await callFrom(other, "/api/gamification/stats")).body)
  expect(stats).toEqual(JSON.parse((await callFrom(page, "/api/gamification/stats")).body))
  await other.close()
})

test("after an upgrade a reload opens the new build, also where the host lets browsers keep its files", async () => {
  const folder = temporaryFolder()
  cpSync(await fetchShared(inject("demoDoor")), folder.path, { recursive: true })
  const kept = await openDemo(folder.path, "/", true, "public, max-age=600")
  onTestFinished(async () => {
    await kept.close()
    folder.remove()
  })
  const { page } = await kept.visit()
  const field = page.getByLabel(catalogue.admin.username)
  // The second answer is the service worker's.
  for (let visits = 0; visits < 2; visits++) {
    await page.goto("/admin/login")
    await field.waitFor()
  }
  for (const name of ["index.html", "offline-client.json"]) {
    const file = join(folder.path, name)
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("<head>", "<head><script>newer()</script>"))
  }
  await page.addInitScript(
    "globalThis.newer = () => { globalThis.newFiles = (globalThis.newFiles ?? 0) + 1 }"
  )
  await page.reload()
  await field.waitFor()
  expect(await page.evaluate("globalThis.newFiles")).toBe(2)
})
