import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { holdCalls } from "../support/browser.ts"
import { pressEnterOn, pressEnterOnceLive, typeInto, untilFocused } from "../support/keyboard.ts"
import { openOwner, ownerForAll } from "../support/owner-visit.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const { accountRights, accountSettings, common, links, shell, signIn, visitor: visitorMessages } = catalogue

const site = sharedSite()
const password = "a long and unusual passphrase"
const newPassword = "a lantern by the slow river"
const asha = ownerForAll(site)

const statusOf = async (link: string) => (await fetch(`${site.server.url}/api/profile/${link}`)).status

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148"

/** Signs the owner in elsewhere and returns a check whether that session still holds. */
const signInElsewhere = async (email: string, userAgent: string) => {
  const context = await site.browser.newContext({ baseURL: site.server.url, userAgent })
  const headers = { origin: site.server.url }
  const answer = await context.request.post("/api/auth/sign-in", { headers, data: { email, password } })
  expect(answer.status()).toBe(200)
  return async () => (await context.request.get("/api/auth/user")).status()
}

const section = (page: Page, name: string) => page.getByRole("region", { name })

test("an owner changes the password by keyboard alone: a wrong one loses nothing, the right one signs out the others", async () => {
  const { page } = asha
  const { email } = await asha.user()
  const elsewhere = await signInElsewhere(email, phone)
  await page.goto("/account")
  const passwords = section(page, accountSettings.password)
  await pressEnterOn(page, passwords.getByRole("button", { name: accountSettings.changePassword }))
  const current = passwords.getByLabel(accountSettings.currentPassword)
  await untilFocused(current)
  await typeInto(page, current, "not the password")
  const fresh = passwords.getByLabel(accountSettings.newPassword)
  await typeInto(page, fresh, newPassword)
  await page.keyboard.press("Enter")
  await passwords.getByText("That password isn’t right.").waitFor()
  await untilFocused(current)
  expect(await fresh.inputValue()).toBe(newPassword)
  expect(await elsewhere()).toBe(200)
  await current.fill(password)
  await page.keyboard.press("Enter")
  await untilToastSays(page, accountSettings.passwordChanged)
  expect(await elsewhere()).toBe(401)
  await expect.poll(() => section(page, accountSettings.sessions).getByRole("listitem").count()).toBe(1)
  await untilFocused(passwords.getByRole("button", { name: accountSettings.changePassword }))
})

test("a wrong password is wrong no longer once another one is typed", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Esha Paul" })
  await page.goto("/account")
  const passwords = section(page, accountSettings.password)
  await passwords.getByRole("button", { name: accountSettings.changePassword }).click()
  const current = passwords.getByLabel(accountSettings.currentPassword)
  await current.fill("not the password")
  await passwords.getByLabel(accountSettings.newPassword).fill(newPassword)
  await page.keyboard.press("Enter")
  const refusal = passwords.getByText(accountSettings.wrongPassword)
  await refusal.waitFor()
  expect(await current.getAttribute("aria-invalid")).toBe("true")
  await current.fill(password)
  await refusal.waitFor({ state: "detached" })
  expect(await current.getAttribute("aria-invalid")).toBe("false")
})

test("a form at work is not sent twice, and after a failure Enter sends it again from where one is", async () => {
  const { page } = asha
  const passwords = section(page, accountSettings.password)
  const save = passwords.getByRole("button", { name: accountSettings.changePassword })
  await save.click()
  await passwords.getByLabel(accountSettings.currentPassword).fill(password)
  const fresh = passwords.getByLabel(accountSettings.newPassword)
  await fresh.fill(newPassword)
  let sent = 0
  let fail = (): void => undefined
  await page.route("**/api/account/password", async (route) => {
    sent += 1
    await new Promise<void>((resolve) => {
      fail = resolve
    })
    await route.abort()
  })
  for (const [pressed, times] of [
    [save, 1],
    [fresh, 2]
  ] as const) {
    await pressed.press("Enter")
    await expect.poll(() => save.getAttribute("aria-busy")).toBe("true")
    await expect.poll(() => sent).toBe(times)
    await page.keyboard.press("Enter")
    fail()
    await expect.poll(() => save.getAttribute("aria-busy")).toBe(null)
    await untilFocused(pressed)
    expect(sent).toBe(times)
  }
})

test("an owner sees where they are signed in, and signs out there, also of one of two phones", async () => {
  const ben = await openOwner(site.browser, site.server.url, { name: "Ben Okafor" })
  const { email } = await ben.user()
  const onPhone = await signInElsewhere(email, phone)
  const onComputer = await signInElsewhere(email, "curl/8.5.0")
  const onNewPhone = await signInElsewhere(email, phone)
  const { page } = ben
  await page.goto("/account")
  const rows = section(page, accountSettings.sessions).getByRole("listitem")
  await expect.poll(() => rows.count()).toBe(4)
  await rows.first().getByText(accountSettings.thisOne).waitFor()
  await page.getByRole("button", { name: /^Sign out the Phone 2 / }).press("Enter")
  await expect.poll(() => rows.count()).toBe(3)
  await rows.and(page.locator(":focus")).waitFor()
  expect([await onPhone(), await onNewPhone(), await onComputer()]).toEqual([401, 200, 200])
  await page.getByRole("button", { name: accountSettings.signOutElsewhere }).press("Enter")
  await expect.poll(() => rows.count()).toBe(1)
  await section(page, accountSettings.sessions).and(page.locator(":focus")).waitFor()
  expect(await onComputer()).toBe(401)
})

test("the forms come with the list of sessions that stands above them, and do not move under a finger", async () => {
  const { page } = asha
  const send = await holdCalls(page, "**/api/account/sessions")
  const settled = page.waitForResponse("**/api/account")
  await page.goto("/account")
  await (await settled).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  const pause = section(page, accountRights.pauseTitle)
  expect(await pause.count()).toBe(0)
  await send()
  await pause.waitFor()
  expect(await section(page, accountSettings.sessions).getByRole("listitem").count()).toBe(1)
})

test("a phone's menu closes when a page is chosen, also the one that is open, and the next one has the focus", async () => {
  const { page } = asha
  await page.setViewportSize({ width: 375, height: 812 })
  const menu = page.getByRole("dialog", { name: shell.menu })
  const choose = async (name: string) => {
    await page.getByRole("button", { name: shell.menu }).click()
    await menu.getByRole("link", { name }).press("Enter")
    await menu.waitFor({ state: "hidden" })
  }
  const focused = (role: "main" | "button") => page.getByRole(role).and(page.locator(":focus"))
  await choose(shell.account)
  await focused("button").getByText(shell.menu).waitFor()
  await choose(shell.insights)
  await page.getByRole("heading", { level: 1, name: shell.insights }).waitFor()
  await focused("main").waitFor()
  await page.getByRole("button", { name: shell.menu }).click()
  await menu.waitFor()
  await page.goBack()
  await page.getByRole("heading", { level: 1, name: accountSettings.title }).waitFor()
  await focused("main").waitFor()
  await page.goForward()
  await page.getByRole("heading", { level: 1, name: shell.insights }).waitFor()
  await expect.poll(() => menu.count()).toBe(0)
})

test("an owner changes the email, and reads at once which one it is; a late answer takes nothing that is typed by then", async () => {
  const cleo = await openOwner(site.browser, site.server.url, { name: "Cleo Marsh" })
  const { page } = cleo
  const { email: first } = await cleo.user()
  const [second, third] = [`second.${first}`, `third.${first}`]
  await page.goto("/account")
  const emails = section(page, accountSettings.email)
  await emails.getByRole("button", { name: accountSettings.changeEmail }).click()
  const { email: taken } = await asha.user()
  await emails.getByLabel(accountSettings.newEmail).fill(taken)
  await emails.getByRole("button", { name: accountSettings.changeEmail }).click()
  await emails.getByText(signIn.passwordMissing).waitFor()
  await emails.getByLabel(accountSettings.currentPassword).fill(password)
  await page.keyboard.press("Enter")
  const refusal = emails.getByText("An account with this email already exists.")
  await refusal.waitFor()
  expect(await emails.getByLabel(accountSettings.newEmail).getAttribute("aria-invalid")).toBe("true")
  await emails.getByLabel(accountSettings.newEmail).fill(second)
  await refusal.waitFor({ state: "detached" })
  await page.keyboard.press("Enter")
  await emails.getByText(second).waitFor()
  await emails.getByLabel(accountSettings.newEmail).waitFor({ state: "detached" })
  expect((await cleo.user()).email).toBe(second)

  const release = await holdCalls(page, "**/api/account/email?*")
  await emails.getByRole("button", { name: accountSettings.changeEmail }).click()
  await emails.getByLabel(accountSettings.newEmail).fill(third)
  await emails.getByLabel(accountSettings.currentPassword).fill(password)
  await page.keyboard.press("Enter")
  await emails.getByRole("button", { name: common.cancel }).click()
  await emails.getByRole("button", { name: accountSettings.changeEmail }).click()
  await emails.getByLabel(accountSettings.newEmail).fill("typed@people.example")
  await release()
  await emails.getByText(third).waitFor()
  expect(await emails.getByLabel(accountSettings.newEmail).inputValue()).toBe("typed@people.example")
})

test("an owner leaves by keyboard alone: the page goes at once, and comes back when they change their mind", async () => {
  const dia = await openOwner(site.browser, site.server.url, { name: "Dia Sen" })
  const { page } = dia
  const { email, feedbackLink } = await dia.user()
  await page.goto("/account")
  await pressEnterOn(page, page.getByRole("button", { name: accountRights.leave }))
  const dialog = page.getByRole("dialog", { name: accountRights.leaveQuestion })
  await typeInto(page, dialog.getByLabel(accountRights.typeEmail), email)
  await typeInto(page, dialog.getByLabel(accountSettings.currentPassword), "not the password")
  await page.keyboard.press("Enter")
  const refusal = dialog.getByText("That password isn’t right.")
  await refusal.waitFor()
  expect(await statusOf(feedbackLink ?? "")).toBe(200)
  await dialog.getByLabel(accountSettings.currentPassword).fill(password)
  await refusal.waitFor({ state: "detached" })
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: accountRights.leavingTitle }).waitFor()
  expect(await complaintsAt(page)).toEqual([])
  expect(await statusOf(feedbackLink ?? "")).toBe(404)

  await page.goto("/sign-in")
  await page.getByLabel(signIn.email).fill(email)
  await page.getByLabel(signIn.password, { exact: true }).fill(password)
  await pressEnterOnceLive(page)
  await page.getByRole("heading", { name: accountRights.leavingTitle }).waitFor()
  expect(await page.getByText("sign in").count()).toBe(0)
  await pressEnterOn(page, page.getByRole("button", { name: accountRights.keep }))
  await expect.poll(() => statusOf(feedbackLink ?? "")).toBe(200)
})

test("the question stays while an account is being deleted, and its answer names the date", async () => {
  const gita = await openOwner(site.browser, site.server.url, { name: "Gita Roy" })
  const { page } = gita
  const { email } = await gita.user()
  await page.goto("/account")
  await page.getByRole("button", { name: accountRights.leave }).click()
  const dialog = page.getByRole("dialog", { name: accountRights.leaveQuestion })
  await dialog.getByLabel(accountRights.typeEmail).fill(email)
  await dialog.getByLabel(accountSettings.currentPassword).fill(password)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/api/account", async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press("Enter")
  const submit = dialog.getByRole("button", { name: accountRights.leave })
  await expect.poll(() => submit.getAttribute("aria-busy")).toBe("true")
  await page.keyboard.press("Escape")
  expect(await dialog.isVisible()).toBe(true)
  await page.mouse.click(5, 5)
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole("button", { name: common.cancel }).click({ force: true })
  expect(await dialog.isVisible()).toBe(true)
  release()
  const lastWords = page.getByRole("dialog", { name: accountRights.leavingTitle })
  await lastWords.getByText(/ On \d{1,2} [A-Z][a-z]+ \d{4} at \d\d:\d\d /).waitFor()
})

test("an owner who leaves by a double click reads the last words, too", async () => {
  const mira = await openOwner(site.browser, site.server.url, { name: "Mira Das" })
  const { page } = mira
  await page.goto("/account")
  await page.getByRole("button", { name: accountRights.leave }).click()
  const dialog = page.getByRole("dialog", { name: accountRights.leaveQuestion })
  await dialog.getByLabel(accountRights.typeEmail).fill((await mira.user()).email)
  await dialog.getByLabel(accountSettings.currentPassword).fill(password)
  let asked = 0
  page.on("request", (request) => {
    if (request.method() === "DELETE") asked += 1
  })
  await dialog.getByRole("button", { name: accountRights.leave }).dblclick()
  await page.getByRole("dialog", { name: accountRights.leavingTitle }).waitFor()
  expect(asked).toBe(1)
})

test("the last words to an owner who leaves stay when notes would have appeared meanwhile", async () => {
  const fay = await openOwner(site.browser, site.server.url, { name: "Fay Lind" })
  const { page } = fay
  const { email } = await fay.user()
  const opensAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  await page.route("**/api/account", async (route) => {
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: { ...(await response.json()), isPaused: true, opensAt } })
  })
  await page.clock.install()
  await page.goto("/account")
  await page.getByRole("button", { name: accountRights.leave }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(accountRights.typeEmail).fill(email)
  await dialog.getByLabel(accountSettings.currentPassword).fill(password)
  await page.keyboard.press("Enter")
  const lastWords = page.getByRole("dialog", { name: accountRights.leavingTitle })
  await lastWords.waitFor()
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.clock.fastForward(90 * 60 * 1000)
  await (await refused).finished()
  await page.clock.runFor(1_000)
  expect(await page.getByText(common.loggingIn).count()).toBe(0)
  await lastWords.getByRole("link", { name: accountRights.toStart }).click()
  await page.waitForURL((url) => url.pathname === "/")
})

test("a paused page can be read, says so kindly, and takes nothing", async () => {
  const eli = await openOwner(site.browser, site.server.url, { name: "Eli Stone" })
  await eli.page.goto("/account")
  await pressEnterOn(eli.page, eli.page.getByRole("button", { name: accountRights.pause }))
  await eli.page.getByRole("main").getByRole("status").filter({ hasText: accountRights.isPaused }).waitFor()
  const visitor = await site.visit()
  await visitor.page.goto("/eli-stone")
  await visitor.page.getByText(visitorMessages.paused({ firstName: "Eli" })).waitFor()
  expect(await complaintsAt(visitor.page)).toEqual([])
  expect(await visitor.page.getByRole("textbox").count()).toBe(0)
  await eli.page.setViewportSize({ width: 375, height: 667 })
  await eli.page.goto("/?lang=ta")
  const note = eli.page.locator(".shell-page-note")
  expect((await note.boundingBox())?.height).toBeLessThan(200)
  expect(await eli.page.locator(".dashboard-share.first").count()).toBe(0)
})

test("where the operator has closed the page, nothing says that it is open or asks to share it", async () => {
  const { page } = asha
  await page.route("**/api/account", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), suspendedFor: "Abuse" } })
  })
  await page.goto("/account")
  await page.getByText(accountRights.isClosed).waitFor()
  await page.goto("/")
  await page.getByText(links.yours).waitFor()
  // Until the settings are there the page counts as open.
  await expect.poll(() => page.getByRole("button", { name: links.copy }).count()).toBe(0)
  await page.goto("/feedback")
  await page.getByRole("main").getByText(accountRights.isClosed).waitFor()
})
