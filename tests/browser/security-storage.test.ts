import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { launchBrowser } from "../support/browser.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { type RunningServer, startServer, temporaryFolder } from "../support/server.ts"

const texts = ["You keep your word and everybody trusts you."]

const folder = temporaryFolder()
let server: RunningServer
let browser: Browser
let asha: OwnerVisit
let link = ""

beforeAll(async () => {
  server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
  browser = await launchBrowser()
  asha = await openOwner(browser, server.url, { name: "Asha Raman" })
  await receive(asha, server.url, texts)
  link = (await asha.user()).feedbackLink ?? ""
})

afterAll(async () => {
  await browser?.close()
  await server?.stop("SIGKILL")
  folder.remove()
})

const settled = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator("h1").first().waitFor({ state: "attached" })
}

const scrollPlaces = /^tsr-scroll-restoration/

/** Of cookies, localStorage and sessionStorage: all but where pages were scrolled to. */
const stored = async (page: Page) => {
  const [cookie, local, session] = await page.evaluate(() => [
    document.cookie,
    Object.entries(localStorage),
    Object.entries(sessionStorage)
  ])
  const places = [local, session].flatMap((found) => (Array.isArray(found) ? found : []))
  return [cookie, ...places.filter(([name]) => !scrollPlaces.test(`${name}`))]
}

describe("[asvs V14.3.3] the browser", () => {
  test("keeps no secret and nothing of an owner's feedback", async () => {
    const { page, context } = asha
    await settled(page, "/feedback")
    await page
      .getByText(texts[0] ?? "")
      .first()
      .waitFor()
    const token = (await context.cookies()).find(({ name }) => name === "honesthive")?.value ?? ""
    expect(token).toHaveLength(43)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const secrets = [token, "everybody trusts", (await asha.user()).email, link]
    for (const secret of secrets) expect(kept).not.toContain(secret)
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations())
    expect(workers).toEqual([])
  })

  test("forgets what it kept when the session ends", async () => {
    const { page } = asha
    await page.evaluate(() => {
      localStorage.setItem("kept", "local")
      sessionStorage.setItem("kept", "session")
    })
    await settled(page, "/api/logout")
    expect(await stored(page)).toEqual([""])
  })
})
