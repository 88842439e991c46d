import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { operatorMessages } from "#ui/messages/generated/en/operator.ts"
import { secondFactorMessages } from "#ui/messages/generated/en/second-factor.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import {
  admin,
  adminEnv,
  editButton,
  logInAsAdmin,
  openAdmin,
  openEditor,
  openPortal,
  untilToast
} from "../support/admin-visit.ts"
import { catalogueOf } from "../support/catalogues.ts"
import { phonePhoto } from "../support/images.ts"
import { untilFocused } from "../support/keyboard.ts"
import { toastText } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll(adminEnv)

const pathOf = (page: Page): string => new URL(page.url()).pathname

const arrived = (page: Page, path: string): Promise<void> =>
  expect.poll(() => pathOf(page), { timeout: 10_000 }).toBe(path)

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor()

/** Milliseconds from the toast to the portal, measured where both happen. */
const watchRedirect = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Map<string, number>()
    const look = (): void => {
      const isWelcome = document.body.textContent?.includes("Welcome to the admin portal!") === true
      if (isWelcome && !seen.has("toast")) seen.set("toast", performance.now())
      if (location.pathname === "/admin/home" && !seen.has("portal")) seen.set("portal", performance.now())
      document.body.dataset.redirect = String((seen.get("portal") ?? 0) - (seen.get("toast") ?? 0))
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

describe("the sign-in", () => {
  test("[spec 2 Route table 10] [spec 5 10] [spec 8 12] asks for both, and says what the server says", async () => {
    const { page } = await openPortal(site.browser, site.server.url)
    await page.goto("/admin/login")
    await heading(page, adminMessages.loginTitle)
    const username = page.getByLabel(adminMessages.username)
    const password = page.getByLabel(adminMessages.password, { exact: true })
    await untilFocused(username)
    await page.getByRole("button", { name: adminMessages.logIn }).click()
    await page.getByText("Username is required").waitFor()
    await page.getByText("Password is required").waitFor()
    await untilFocused(username)
    await username.fill(admin.username)
    await page.getByRole("button", { name: adminMessages.logIn }).click()
    await untilFocused(password)
    await password.fill("wrong")
    await page.keyboard.press("Enter")
    await untilToast(page, "Login Failed Invalid credentials")
    expect([await username.inputValue(), await password.inputValue()]).toEqual([admin.username, "wrong"])
    await password.fill("another")
    await expect.poll(() => toastText(page)).toBe("")
    expect(pathOf(page)).toBe("/admin/login")
  })

  test("[spec 8 12] says of a refusal what the server says, or else that the credentials are invalid", async () => {
    const { page } = await openPortal(site.browser, site.server.url)
    await page.goto("/admin/login")
    for (const [status, json, said] of [
      [429, { message: "Too many attempts." }, "Too many attempts."],
      [500, {}, "Invalid credentials"]
    ] as const) {
      await page.unrouteAll()
      await page.route("**/api/admin/login", (route) => route.fulfill({ status, json }))
      await logInAsAdmin(page)
      await untilToast(page, `Login Failed ${said}`)
    }
  })

  test("[spec 2 Admin portal 1] [spec 4 10] [spec 8 18] [spec 9 14] welcomes, and leads to the portal 100 ms later", async () => {
    const { page } = await openPortal(site.browser, site.server.url)
    await page.goto("/admin/login")
    await heading(page, adminMessages.loginTitle)
    await watchRedirect(page)
    await logInAsAdmin(page)
    await untilToast(page, "Login Successful Welcome to the admin portal!")
    await arrived(page, "/admin/home")
    await heading(page, adminMessages.title)
    const millis = Number(await page.locator("body").getAttribute("data-redirect"))
    expect(millis).toBeGreaterThanOrEqual(90)
    expect(millis).toBeLessThan(1_000)
  })
})

test("the title of each page of the portal begins with the page's own heading", async () => {
  const { page } = await openPortal(site.browser, site.server.url)
  await page.goto("/admin/login")
  await logInAsAdmin(page)
  await arrived(page, "/admin/home")
  for (const link of await page.getByRole("navigation").first().getByRole("link").all()) {
    const name = (await link.textContent()) ?? ""
    await link.press("Enter")
    await heading(page, name)
    expect(await page.title()).toBe(`${name} · ${adminMessages.pageTitle} · HonestHive`)
  }
})

describe("[spec 4 10] the guards", () => {
  test.each(["/admin", "/admin/home"])(
    "lead from %s to the sign-in when nobody is signed in",
    async (path) => {
      const { page } = await openPortal(site.browser, site.server.url)
      const calls: Array<string> = []
      page.on("request", (request) => calls.push(new URL(request.url()).pathname))
      await page.goto(path)
      await arrived(page, "/admin/login")
      await heading(page, adminMessages.loginTitle)
      expect(calls.filter((call) => call === "/api/admin/session")).toHaveLength(1)
      expect(calls).not.toContain("/api/admin/badges")
    }
  )

  test("[spec 7 16] ask once when the call fails, and lead to the sign-in, which keeps what is typed when the window gets the focus", async () => {
    const { page } = await openPortal(site.browser, site.server.url)
    let asked = 0
    await page.route("**/api/admin/session", (route) => {
      asked += 1
      return route.fulfill({ status: 503, json: {} })
    })
    await page.goto("/admin/home")
    await arrived(page, "/admin/login")
    await heading(page, adminMessages.loginTitle)
    expect(asked).toBe(1)
    const username = page.getByLabel(adminMessages.username)
    await username.fill(admin.username)
    const answer = page.waitForResponse("**/api/admin/session")
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await answer
    expect(await username.inputValue()).toBe(admin.username)
  })
})

test("[spec 2 Route table 11] [spec 2 Admin portal 2] [spec 7 17] [spec 8 18] the portal names its admin, and Logout ends the session", async () => {
  const { page, context } = await openAdmin(site.browser, site.server.url)
  await page.goto("/admin/home")
  await page.getByRole("banner").getByText(admin.username).waitFor()
  await untilFocused(page.getByRole("main"))
  expect(await page.getByRole("tab").allInnerTexts()).toEqual([
    expect.stringContaining("Badge Management"),
    "Upload Badge"
  ])
  await page.getByRole("button", { name: "Logout" }).click()
  await untilToast(page, "Logged Out You have been logged out successfully.")
  await arrived(page, "/admin/login")
  expect(await page.getByText(adminMessages.sessionEnded).count()).toBe(0)
  const session = await (await context.request.get("/api/admin/session")).json()
  expect(session).toEqual({ isAuthenticated: false })
  await page.goto("/admin")
  await arrived(page, "/admin/login")
})

test("the portal keeps the language that its address states: over links, after a reload, at the sign-in", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  const { secondFactor, admin: texts } = catalogueOf("ta")
  await page.goto("/admin/home?lang=ta")
  await page.getByRole("link", { name: secondFactor.title }).click()
  await arrived(page, "/admin/second-factor")
  expect(new URL(page.url()).search).toBe("?lang=ta")
  await page.reload()
  await heading(page, secondFactor.title)
  await page.getByRole("button", { name: texts.logout }).click()
  await arrived(page, "/admin/login")
  expect(new URL(page.url()).search).toContain("lang=ta")
})

test("a logout that does not reach the server says that one is still signed in", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  await page.goto("/admin/home")
  await page.route("**/api/admin/logout", (route) => route.abort())
  const logout = page.getByRole("button", { name: "Logout" })
  await logout.press("Enter")
  await untilToast(page, adminMessages.logoutFailed)
  await untilFocused(logout)
  expect(pathOf(page)).toBe("/admin/home")
})

test("an operator who signs in after another, in the same tab, sees nothing of what that one read", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  const answer = (path: string, json: object) =>
    page.route(`**/api/admin/${path}`, (r) => r.fulfill({ json }))
  await answer("badges", [])
  await answer("{reports,second-factor}*", { isOn: true, recoveryCodesLeft: 8, reports: [], next: null })
  let reads = 0
  await page.route("**/api/admin/shown-notes*", (route) => {
    reads += 1
    return route.fulfill({ json: { notes: [], next: null } })
  })
  await page.goto("/admin/reports")
  await expect.poll(() => reads).toBe(1)
  await page.getByRole("button", { name: "Logout" }).click()
  for (const username of ["kiran", "lata"]) {
    const before = reads
    await answer("login", { isAuthenticated: true, admin: { username, role: "operator" } })
    await logInAsAdmin(page)
    await page.getByRole("link", { name: operatorMessages.reports }).click()
    await expect.poll(() => reads).toBe(before + 1)
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  }
})

test("where no further script can be loaded the portal's pages still open, and an edit is there on the way back", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  await page.goto("/admin/home")
  const on = await openEditor(page, "Bug Buster")
  await on.name.fill("Firm Hand")
  await page.route("**/*.js", (route) => route.abort())
  const { owners, invitations, reports, installation } = operatorMessages
  const links = page.getByRole("navigation", { name: operatorMessages.sections })
  for (const name of [owners, invitations, reports, installation, secondFactorMessages.title]) {
    await links.getByRole("link", { name }).click()
    await heading(page, name)
  }
  await links.getByRole("link", { name: operatorMessages.badges }).click()
  expect(await on.name.inputValue()).toBe("Firm Hand")
  await page.getByText(commonMessages.notSaved).waitFor()
})

test("where the portal's texts did not load, Try again loads them", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  await page.route("**/admin-*.js", (route) => route.abort())
  await page.goto("/admin/home")
  const tryAgain = page.getByRole("button", { name: commonMessages.tryAgain })
  await tryAgain.waitFor()
  await page.unroute("**/admin-*.js")
  await tryAgain.click()
  await page.getByRole("tab", { name: adminMessages.tabBadges }).waitFor()
})

describe("a session that ends in the middle of an edit", () => {
  const typed = { name: "Firm Hand", picture: "firm.jpg" }

  const beginEdit = async (page: Page) => {
    await page.goto("/admin/home")
    const on = await openEditor(page, "Bug Buster")
    await on.name.fill(typed.name)
    const buffer = await phonePhoto(300)
    await on.file.setInputFiles({ name: typed.picture, mimeType: "image/jpeg", buffer })
    await on.newPicture.waitFor()
    return on
  }

  const logInAgain = async (page: Page): Promise<void> => {
    await page.getByText(adminMessages.sessionEndedKept).waitFor()
    await logInAsAdmin(page)
    await arrived(page, "/admin/home")
  }

  test("[spec 7 16] is noticed when the window gets the focus; all that was entered is there after signing in", async () => {
    const { page, context } = await openAdmin(site.browser, site.server.url)
    const on = await beginEdit(page)
    await context.clearCookies()
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await arrived(page, "/admin/login")
    await logInAgain(page)
    expect(await on.name.inputValue()).toBe(typed.name)
    await on.editor.getByText(typed.picture).waitFor()
    await on.newPicture.waitFor()
  })

  test("[spec 8 3] [spec 9 14] or when it is saved: says so, and can be saved afterwards", async () => {
    const { page, context } = await openAdmin(site.browser, site.server.url)
    const on = await beginEdit(page)
    await context.clearCookies()
    await on.save.click()
    await untilToast(page, "Unauthorized. You are logged out. Logging in again...")
    await arrived(page, "/admin/login")
    expect(await page.getByRole("heading", { name: signInMessages.signInTitle, exact: true }).count()).toBe(0)
    await logInAgain(page)
    await on.save.click()
    await untilToast(page, "Badge Updated Successfully")
    await editButton(page, typed.name).click()
    await on.name.fill("Bug Buster")
    await on.save.click()
    await editButton(page, "Bug Buster").waitFor()
  })

  test("while the window is elsewhere nothing is asked, and a call that fails signs nobody out", async () => {
    const { page } = await openAdmin(site.browser, site.server.url)
    const on = await beginEdit(page)
    await page.route("**/api/admin/session", (route) => route.fulfill({ status: 503, json: {} }))
    const asked = page.waitForResponse("**/api/admin/session")
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await asked
    expect(await on.name.inputValue()).toBe(typed.name)
    expect(pathOf(page)).toBe("/admin/home")
  })
})
