import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { linkMessages } from "#ui/messages/links.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { openOwner } from "../support/owner-visit.ts"
import type { RunningServer } from "../support/running-server.ts"
import { copyLink } from "../support/screens.ts"
import { startServer, temporaryFolder } from "../support/server.ts"

const folder = temporaryFolder()
let server: RunningServer
let browser: Browser
let host: string

beforeAll(async () => {
  const free = await startServer({ dataDir: folder.path })
  await free.stop()
  const { port } = new URL(free.url)
  host = `feedback.example:${port}`
  const env = { RATE_LIMIT: "off", PORT: port, PUBLIC_URL: `http://${host}` }
  server = await startServer({ dataDir: folder.path, env })
  browser = await launchBrowser()
})

afterAll(async () => {
  await closeVisits(browser)
  await server?.stop("SIGKILL")
  folder.remove()
})

test("[spec 7 23] links to one's page are built from the public host, not from the address one came by", async () => {
  const { page, leave, complaints } = await openOwner(browser, server.url, { name: "Asha Raman" })
  const url = `http://${host}/asha-raman`
  await page.goto("/")
  expect(await copyLink(page)).toBe(url)
  const share = page.getByRole("region", { name: linkMessages.yours })
  await share.getByText(`${host}/asha-raman`).waitFor()
  expect(await share.getByRole("link", { name: /^Open/ }).getAttribute("href")).toBe(url)
  const whatsapp = await share.getByRole("link", { name: linkMessages.whatsapp }).getAttribute("href")
  expect(new URL(whatsapp ?? "").searchParams.get("text")).toContain(url)
  await page.goto("/asha-raman")
  const head = page.locator("meta[property='og:url']")
  expect(await head.getAttribute("content")).toBe(url)
  expect(complaints).toEqual([])
  await leave()
})
