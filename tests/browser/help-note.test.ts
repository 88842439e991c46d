import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { helpNote } from "#ui/messages/help-note.ts"
import { visitorMessages } from "#ui/messages/visitor.ts"
import { launchBrowser, openBrowser, type Visit } from "../support/browser.ts"
import { type Owner, signUpOwner, until } from "../support/people.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer
let browser: Browser
let owner: Owner
let visit: Visit

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
  browser = await launchBrowser()
  owner = await signUpOwner(server.url, "Ravi Kumar")
  visit = await openBrowser(browser, server.url)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop("SIGKILL")
  folder.remove()
})

test("somebody who writes of harming themselves sees where to find help; the text passes like any other", async () => {
  const { page, complaints } = visit
  const text = "Some nights I want to end my life. I hate myself."
  await page.goto(`/${owner.link}`)
  const note = page.getByRole("region", { name: helpNote.title })
  expect(await note.count()).toBe(0)
  await page.getByRole("textbox").fill(text)
  await note.getByText(helpNote.text).waitFor()
  expect(await note.getByRole("link").count()).toBe(helpNote.places.length)
  expect(await page.getByRole("alert").allInnerTexts()).not.toContainEqual(
    expect.stringContaining("respectful")
  )
  const answer = page.waitForResponse((response) => response.url().endsWith("/feedback"))
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  expect((await answer).status()).toBe(201)
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
  expect(await note.isVisible()).toBe(true)
  await until("it arrived", async () => (await owner.list()).length > 0)
  expect((await owner.list()).map(({ content }) => content)).toEqual([text])
  expect(complaints).toEqual([])
})

test("nobody else sees the note", async () => {
  const { page } = visit
  await page.goto(`/${owner.link}`)
  await page.getByRole("textbox").fill("You kill it in every demo.")
  await page.getByText(visitorMessages.count(26, 300)).waitFor()
  expect(await page.getByRole("region", { name: helpNote.title }).count()).toBe(0)
})
