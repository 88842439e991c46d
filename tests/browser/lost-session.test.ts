import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { holdCalls } from "../support/browser.ts"
import { openOwner, receive } from "../support/owner-visit.ts"
import { signInAs, untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const { accountSettings, accountWebhook, common, dashboard, landing, links, profile, signIn, syndication } =
  catalogue

const unauthorized = "Unauthorized. You are logged out. Logging in again..."

const site = sharedSite()

const press = (inside: Page | Locator, name: string) =>
  inside.getByRole("button", { name, exact: true }).first().click()

const profileDialog = (page: Page) => page.getByRole("dialog", { name: profile.editTitle })

test("[spec 6 5] [spec 8 3] a profile that is saved too late: says so, signs in, and has what was typed", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { email } = await owner.user()
  const { page } = owner
  await page.goto("/")
  await press(page, dashboard.editProfile)
  const title = profileDialog(page).getByLabel(profile.jobTitle)
  await title.fill("Chief Listener")
  await owner.context.clearCookies()
  await page.clock.pauseAt(Date.now() + 1_000)
  await press(page, profile.saveChanges)
  await untilToastSays(page, unauthorized)
  await page.clock.resume()
  await page.getByRole("heading", { name: signIn.signInTitle }).waitFor()
  await signInAs(page, email)
  expect(await title.inputValue()).toBe("Chief Listener")
  await press(page, profile.saveChanges)
  await expect.poll(async () => (await owner.user()).jobTitle).toBe("Chief Listener")
  await page.reload()
  await page.getByRole("heading", { name: "Welcome, Asha" }).waitFor()
  expect(await profileDialog(page).count()).toBe(0)
})

test("the profile's dialog saves what was changed in it, and keeps what another device wrote meanwhile", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page } = owner
  await page.goto("/")
  await press(page, dashboard.editProfile)
  await profileDialog(page).getByLabel(profile.jobTitle).fill("Chief Listener")
  const headers = { origin: site.server.url }
  await page.request.post("/api/user/profile", { headers, multipart: { bio: "Written on the phone." } })
  await press(page, profile.saveChanges)
  await expect.poll(async () => (await owner.user()).jobTitle).toBe("Chief Listener")
  expect((await owner.user()).bio).toBe("Written on the phone.")
  await page.route("**/api/user/profile", (route) => route.abort())
  await press(page, dashboard.editProfile)
  await press(page, profile.saveChanges)
  await profileDialog(page).waitFor({ state: "detached" })
})

test("websites that are saved too late, or typed while others are saved, stay in their field", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { email } = await owner.user()
  const { page } = owner
  await page.goto("/account")
  const section = page.getByRole("region", { name: syndication.title })
  const websites = section.getByLabel(syndication.origins)
  const unsaved = section.getByText(common.notSaved, { exact: true })
  await websites.fill("https://asha.example")
  await owner.context.clearCookies()
  await press(section, `${syndication.save}: ${syndication.title}`)
  await page.getByRole("heading", { name: signIn.signInTitle }).waitFor()
  await signInAs(page, email)
  await websites.waitFor()
  expect(await websites.inputValue()).toBe("https://asha.example")
  await unsaved.waitFor()
  const release = await holdCalls(page, "**/api/account/syndication")
  await press(section, `${syndication.save}: ${syndication.title}`)
  await websites.fill("https://asha.example\nhttps://other.example")
  await release()
  await untilToastSays(page, syndication.saved)
  await section.getByLabel(syndication.snippet).waitFor()
  expect(await websites.inputValue()).toBe("https://asha.example\nhttps://other.example")
  await press(section, common.discard)
  await unsaved.waitFor({ state: "detached" })
  expect(await websites.inputValue()).toBe("https://asha.example")
})

test("a new email that is saved too late is in its open form after signing in", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { email } = await owner.user()
  const { page } = owner
  await page.goto("/account")
  await press(page, accountSettings.changeEmail)
  const address = page.getByLabel(accountSettings.newEmail)
  await address.fill("asha.at.home@people.example")
  await page
    .getByLabel(accountSettings.currentPassword, { exact: true })
    .fill("a long and unusual passphrase")
  await owner.context.clearCookies()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: signIn.signInTitle }).waitFor()
  await signInAs(page, email)
  await address.waitFor()
  expect(await address.inputValue()).toBe("asha.at.home@people.example")
})

test("a webhook's address that is saved too late stays in its field until it is saved", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { email } = await owner.user()
  const { page } = owner
  await page.goto("/account")
  const section = page.getByRole("region", { name: accountWebhook.title })
  const address = section.getByLabel(accountWebhook.address)
  await address.fill("https://hooks.example/asha")
  await owner.context.clearCookies()
  await press(section, `${accountWebhook.save}: ${accountWebhook.title}`)
  await page.getByRole("heading", { name: signIn.signInTitle }).waitFor()
  await signInAs(page, email)
  await address.waitFor()
  expect(await address.inputValue()).toBe("https://hooks.example/asha")
  await press(section, `${accountWebhook.save}: ${accountWebhook.title}`)
  await section.getByText(accountWebhook.waiting).waitFor()
  expect(await address.inputValue()).toBe("")
  await page.reload()
  await section.getByText(accountWebhook.waiting).waitFor()
  expect(await address.inputValue()).toBe("")
})

test("what was meant for one account is refused once another is signed in, whose page shows; the text is kept", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Alka Menon" })
  const { email } = await owner.user()
  const { page } = owner
  await page.goto("/")
  await press(page, dashboard.editProfile)
  const bio = profileDialog(page).getByLabel(profile.bio, { exact: true })
  await bio.fill("I teach.")
  await page.keyboard.press("Escape")
  await page.getByText(common.notSaved).waitFor()
  await press(page, dashboard.editProfile)
  const data = { email: `bala.${Date.now()}@people.example`, password: "a long and unusual passphrase" }
  expect((await owner.send("POST", "/api/auth/sign-up", data)).status()).toBe(201)
  await press(page, profile.saveChanges)
  await untilToastSays(page, common.otherAccount)
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error("denied")) })
    Object.assign(document, { execCommand: () => false })
  })
  await press(page, common.copyUnsaved)
  await untilToastSays(page, `${common.copyFailed} I teach.`)
  await wizardOf(page).name.waitFor()
  expect(await owner.user()).toMatchObject({ email: data.email, name: null, bio: null })
  const other = await owner.context.newPage()
  await other.goto("/api/logout")
  await page.getByRole("link", { name: landing.start }).first().waitFor()
  await other.goto("/sign-in")
  await signInAs(other, email)
  await other.getByRole("heading", { name: "Welcome, Alka" }).waitFor()
  await page.goto("/")
  expect(await bio.inputValue()).toBe("I teach.")
})

test("a sign-out in another tab leads to the top of the landing page", async () => {
  const { page, context } = await openOwner(site.browser, site.server.url, { name: "Meena Iyer" })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto("/")
  await page.getByRole("button", { name: dashboard.editProfile }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  const other = await context.newPage()
  await other.goto("/api/logout")
  await page.getByRole("link", { name: landing.start }).first().waitFor()
  await page.waitForLoadState("networkidle")
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test("[spec 6 5] [spec 8 3] [spec 9 14] the badge setting asks to log in, and leads there after 2 s", async () => {
  const { page, context } = await openOwner(site.browser, site.server.url, { name: "Kavya Rao" })
  await page.goto("/achievements")
  await page.getByRole("radio", { name: "Yes" }).click()
  await context.clearCookies()
  await page.clock.pauseAt(Date.now() + 1_000)
  await press(page.getByRole("dialog"), "Show Badges")
  await untilToastSays(page, "Please log in")
  const visits: Array<string> = []
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/login") visits.push(request.url())
  })
  await page.clock.runFor(1_900)
  expect(visits).toEqual([])
  await page.clock.runFor(200)
  await expect
    .poll(() => visits.map((url) => new URL(url).searchParams.get("returnTo")))
    .toEqual(["/achievements"])
})

test("[spec 8 4] a link that is saved or checked too late: the dialog says so and stays; another failure says what the server says", async () => {
  const { page, context } = await openOwner(site.browser, site.server.url, { name: "Lata Sen" })
  await page.goto("/")
  await press(page, links.customize)
  const dialog = page.getByRole("dialog", { name: links.dialogTitle })
  await dialog.getByLabel(links.field).fill("lata")
  await press(dialog, links.check)
  await dialog.getByText("This link is available!").waitFor()
  const body = { message: "This link is already taken." }
  await page.route("**/api/feedback-link/update", (route) => route.fulfill({ status: 409, json: body }))
  await press(dialog, links.save)
  await dialog.getByText(body.message).waitFor()
  await dialog.getByText("This link is available!").waitFor({ state: "hidden" })
  expect(await dialog.getByRole("button", { name: links.save }).isDisabled()).toBe(true)
  await page.unroute("**/api/feedback-link/update")
  await press(dialog, links.check)
  await dialog.getByText(body.message).waitFor({ state: "hidden" })
  await dialog.getByText("This link is available!").waitFor()
  await context.clearCookies()
  await press(dialog, links.save)
  const said = dialog.getByText("Please log in to customize your link")
  await said.waitFor()
  await dialog.getByLabel(links.field).fill("lata-2")
  await said.waitFor({ state: "hidden" })
  await press(dialog, links.check)
  await said.waitFor()
  expect(await dialog.getByLabel(links.field).inputValue()).toBe("lata-2")
})

test("without a connection nobody is signed out, nothing shown or typed is lost, and the page says why", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Nila Roy" })
  await receive(owner, site.server.url, ["You keep every deadline you promise."])
  const { page, context } = owner
  const note = page.getByRole("tabpanel").getByText("You keep every deadline")
  await page.goto("/")
  await note.waitFor()
  await context.setOffline(true)
  await press(page, links.refresh)
  await untilToastSays(page, "Couldn’t load this")
  await page.getByRole("heading", { name: "Welcome, Nila" }).waitFor()
  await note.waitFor()
  await page.getByText("You’re offline.").waitFor({ state: "attached" })
  await press(page, dashboard.editProfile)
  const bio = profileDialog(page).getByLabel(profile.bio, { exact: true })
  await bio.fill("I listen.")
  await press(page, profile.saveChanges)
  await untilToastSays(page, "Failed to update profile. Please try again.")
  expect(await bio.inputValue()).toBe("I listen.")
  await context.setOffline(false)
  await page.getByText("You’re offline.").waitFor({ state: "detached" })
  await press(page, profile.saveChanges)
  await expect.poll(async () => (await owner.user()).bio).toBe("I listen.")
})
