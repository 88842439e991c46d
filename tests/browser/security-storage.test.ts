import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { commonMessages } from "#ui/messages/common.ts"
import { landingMessages } from "#ui/messages/landing.ts"
import { shellMessages } from "#ui/messages/shell.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"

const texts = ["You keep your word and everybody trusts you."]

const site = siteForAll()
let asha: OwnerVisit
let link = ""

beforeAll(async () => {
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await receive(asha, site.server.url, texts)
  link = (await asha.user()).feedbackLink ?? ""
})

const openSettled = async (page: Page, path: string) => {
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
    await openSettled(page, "/feedback")
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

  test("forgets what it kept when the session ends, but for the theme", async () => {
    const { page } = asha
    await openSettled(page, "/feedback")
    await page.evaluate(() => {
      localStorage.setItem("kept", "local")
      sessionStorage.setItem("kept", "session")
    })
    for (const theme of ["system", "light"] as const) {
      await page.getByRole("button", { name: commonMessages.themes[theme] }).first().click()
    }
    await page.getByRole("link", { name: shellMessages.signOut }).click()
    await page.getByRole("heading", { name: landingMessages.headline.join(" ") }).waitFor()
    expect(await stored(page)).toEqual(["", ["honesthive-theme", "dark"]])
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark")
    expect(new URL(page.url()).hash).toBe("")
  })
})
