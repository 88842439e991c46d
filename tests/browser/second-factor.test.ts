import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import {
  admin,
  adminEnv,
  logInAsAdmin,
  openAdmin,
  openPortal,
  setUpSecondFactor
} from "../support/admin-visit.ts"
import { goWithinApp } from "../support/feedback-screen.ts"
import { pressEnterOn, pressEnterOnceLive, typeInto, untilFocused } from "../support/keyboard.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"
import { totpCode, totpStepMillis } from "../support/totp.ts"

const { accountSettings, admin: adminMessages, operator, secondFactor, signIn } = catalogue

const site = siteForAll(adminEnv)
const asha = ownerForAll(site)
const ravi = ownerForAll(site)
const nila = ownerForAll(site)
const password = "a long and unusual passphrase"

/** The next step's code, which the server takes, too: a step's code works once. */
const codeOf = (secret: string, stepsAhead = 0): string =>
  totpCode(secret, Date.now() + stepsAhead * totpStepMillis)

/** Turns it on by keyboard alone, and looks at each step. Returns the secret and the recovery codes. */
const setUp = async (
  page: Page,
  chosen: string,
  look = async () => expect(await complaintsAt(page)).toEqual([])
) => {
  await pressEnterOn(page, page.getByRole("button", { name: secondFactor.setUp }))
  const current = page.getByLabel(accountSettings.currentPassword)
  await untilFocused(current)
  await typeInto(page, current, chosen)
  await page.keyboard.press("Enter")
  await page.getByRole("img", { name: secondFactor.qrLabel }).waitFor()
  const [shown = ""] = await page.locator("code").allInnerTexts()
  const secret = shown.replaceAll(" ", "")
  const code = page.getByLabel(secondFactor.code)
  await untilFocused(code)
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code")
  expect(await code.getAttribute("inputmode")).toBe("numeric")
  await typeInto(page, code, "000000")
  await page.keyboard.press("Enter")
  await page.getByText(secondFactor.wrongCode).waitFor()
  await look()
  await code.fill(codeOf(secret))
  await page.getByText(secondFactor.wrongCode).waitFor({ state: "detached" })
  await page.keyboard.press("Enter")
  const list = page.getByRole("list", { name: secondFactor.recoveryTitle })
  await list.waitFor()
  await look()
  const recoveryCodes = await list.getByRole("listitem").allInnerTexts()
  expect(recoveryCodes).toHaveLength(10)
  return { secret, recoveryCodes }
}

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel(signIn.email).fill(email)
  await page.getByLabel(signIn.password, { exact: true }).fill(password)
  await pressEnterOnceLive(page)
  await page.getByRole("heading", { name: secondFactor.signInTitle }).waitFor()
}

test("an owner sets it up by keyboard, signs in with a code and with a recovery code, and turns it off", async () => {
  const { page } = asha
  const { email } = await asha.user()
  await page.goto("/account")
  const { secret, recoveryCodes } = await setUp(page, password)
  await page.getByRole("button", { name: secondFactor.saved }).click()
  await page.getByText(secondFactor.codesLeft({ count: 10 })).waitFor()

  const { page: other } = await site.visit({ reducedMotion: "reduce" })
  await other.goto("/sign-in?returnTo=/account")
  await enterPassword(other, email)
  const code = other.getByLabel(secondFactor.code)
  await untilFocused(code)
  await typeInto(other, code, "000000")
  await other.keyboard.press("Enter")
  await other.getByText(secondFactor.wrongCode).waitFor()
  await untilFocused(code)
  expect(await complaintsAt(other)).toEqual([])
  await code.fill(codeOf(secret, 1))
  await other.getByText(secondFactor.wrongCode).waitFor({ state: "detached" })
  await other.keyboard.press("Enter")
  await other.getByRole("heading", { level: 1, name: accountSettings.title }).waitFor()

  await other.context().clearCookies()
  await other.goto("/sign-in?returnTo=/account")
  await enterPassword(other, email)
  await pressEnterOn(other, other.getByRole("button", { name: secondFactor.useRecovery }))
  const recovery = other.getByLabel(secondFactor.recoveryCode)
  await untilFocused(recovery)
  await typeInto(other, recovery, recoveryCodes[0] ?? "")
  await other.keyboard.press("Enter")
  await other.getByText(secondFactor.codesLeft({ count: 9 })).waitFor()

  await other.getByRole("button", { name: secondFactor.turnOff }).click()
  await other.getByLabel(accountSettings.currentPassword).fill(password)
  await other.getByLabel(secondFactor.codeOrRecovery).fill(recoveryCodes[1] ?? "")
  expect(await complaintsAt(other)).toEqual([])
  await other.keyboard.press("Enter")
  await other.getByText(secondFactor.isOff).waitFor()
})

test("an owner who leaves the page with the recovery codes on it finds it turned on", async () => {
  const { page } = ravi
  await page.goto("/account")
  await setUp(page, password)
  await goWithinApp(page, "/")
  await page.getByRole("heading", { level: 1, name: accountSettings.title }).waitFor({ state: "detached" })
  await goWithinApp(page, "/account")
  await page.getByText(secondFactor.codesLeft({ count: 10 })).waitFor()
})

test("without the picture of the code the key can be typed", async () => {
  const { page } = nila
  await page.route("**/assets/qr-code-*.js", (route) => route.abort())
  await page.goto("/account")
  await page.getByRole("button", { name: secondFactor.setUp }).click()
  await page.getByLabel(accountSettings.currentPassword).fill(password)
  await page.keyboard.press("Enter")
  await page.getByLabel(secondFactor.code).waitFor()
  const [shown = ""] = await page.locator("code").allInnerTexts()
  await page.getByLabel(secondFactor.code).fill(codeOf(shown.replaceAll(" ", "")))
  await page.keyboard.press("Enter")
  await page.getByRole("list", { name: secondFactor.recoveryTitle }).waitFor()
})

test("who waited too long begins again with the password", async () => {
  await setUpSecondFactor(asha.page, site.server.url, { path: "/api/account/second-factor", password })
  const { email } = await asha.user()
  const { page: other, context } = await site.visit({ reducedMotion: "reduce" })
  await other.goto("/sign-in")
  await enterPassword(other, email)
  await context.clearCookies()
  await other.getByLabel(secondFactor.code).fill("123456")
  await other.keyboard.press("Enter")
  const expired = other.getByText(secondFactor.expired)
  await expired.waitFor()
  await other.getByLabel(secondFactor.code).fill("654321")
  expect(await expired.count()).toBe(1)
  expect(await complaintsAt(other)).toEqual([])
  await other.getByRole("button", { name: secondFactor.startAgain }).click()
  expect(await other.getByLabel(signIn.email).inputValue()).toBe(email)
})

test("Back from the code leads to the form of the address", async () => {
  const { email } = await asha.user()
  const { page: other } = await site.visit({ reducedMotion: "reduce" })
  await other.goto("/sign-up")
  await other.locator("[type=submit]:enabled").waitFor()
  await other.getByRole("link", { name: signIn.signInInstead }).click()
  await enterPassword(other, email)
  await other.goBack()
  await other.getByRole("heading", { level: 1, name: signIn.signUpTitle }).waitFor()
  expect(await other.getByLabel(signIn.email).inputValue()).toBe(email)
})

test("an operator without one sees its set-up on the operators' pages, which open with it; the badges open before", async () => {
  const { page } = await openAdmin(site.browser, site.server.url)
  await page.goto("/admin/home")
  await page.getByRole("heading", { level: 1, name: adminMessages.title }).waitFor()
  for (const path of ["owners", "invitations", "reports", "installation"]) {
    await page.goto(`/admin/${path}`)
    await page.getByRole("heading", { name: secondFactor.forOperators }).waitFor()
  }
  const { secret } = await setUp(page, admin.password, async () => {})
  await page.getByRole("link", { name: operator.owners }).click()
  await page.getByRole("heading", { level: 1, name: operator.owners }).waitFor()
  await expect.poll(() => page.getByRole("heading", { name: secondFactor.forOperators }).count()).toBe(0)
  await page.goto("/admin/second-factor")
  await page.getByText(secondFactor.codesLeft({ count: 10 })).waitFor()

  const { page: other } = await openPortal(site.browser, site.server.url)
  await other.goto("/admin/login")
  await logInAsAdmin(other)
  await other.getByLabel(secondFactor.code).fill(codeOf(secret, 1))
  await other.keyboard.press("Enter")
  await other.getByRole("heading", { level: 1, name: adminMessages.title }).waitFor()
})
