import type { Locator, Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { emailTexts } from "#core/domain/accounts/email-rules.ts"
import { passwordTexts } from "#core/domain/accounts/password-rules.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { openBrowser } from "../support/browser.ts"
import { isFocused, untilFocused } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()

const fieldsOf = (page: Page) => ({
  email: page.getByLabel(signInMessages.email),
  password: page.getByLabel(signInMessages.password, { exact: true })
})

/** The messages that belong to the fields, as screen readers read them with each. */
const messagesAt = (page: Page) =>
  Promise.all(
    Object.values(fieldsOf(page)).map((field) =>
      field.evaluate((input) =>
        (input.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .filter((id) => id.endsWith("-error"))
          .map((id) => document.getElementById(id)?.textContent)
          .join(" ")
      )
    )
  )

describe.each([
  ["/sign-in", signInMessages.signIn],
  ["/sign-up", signInMessages.signUp]
])("%s", (path, label) => {
  test("has the focus in its first field; says at once of both that they are empty, with the focus in the first wrong one", async () => {
    const { page } = await site.visit()
    const { email, password } = fieldsOf(page)
    await page.goto(path)
    await untilFocused(email)
    await page.getByRole("button", { name: label, exact: true }).click()
    expect(await messagesAt(page)).toEqual([signInMessages.emailMissing, signInMessages.passwordMissing])
    await untilFocused(email)
    await email.fill("asha@people.example")
    await page.keyboard.press("Enter")
    await untilFocused(password)
    expect(await messagesAt(page)).toEqual(["", signInMessages.passwordMissing])
    await password.fill("x")
    expect(await messagesAt(page)).toEqual(["", ""])
  })
})

const termsLine = (page: Page) => page.getByRole("paragraph").filter({ hasText: "By signing up you accept" })

test("signing up names the terms, and says at once that email and password will not do", async () => {
  const { page } = await site.visit()
  await page.goto("/sign-up")
  const line = termsLine(page)
  expect(await line.textContent()).toBe(
    "By signing up you accept the Terms. What we store is on the Privacy page."
  )
  const addresses = () => line.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")))
  await expect.poll(addresses).toEqual(["/terms", "/privacy"])
  const { email, password } = fieldsOf(page)
  await email.fill("asha at home")
  await password.fill("short")
  await page.keyboard.press("Enter")
  await untilFocused(email)
  expect(await messagesAt(page)).toEqual([emailTexts.malformed, passwordTexts.short])
})

test("signing in with a wrong password leads back to it", async () => {
  const { page } = await site.visit()
  await page.goto("/sign-in")
  const { email, password } = fieldsOf(page)
  await email.fill("nobody@people.example")
  await password.fill("wrong")
  await page.getByRole("button", { name: signInMessages.signIn, exact: true }).click()
  await page.getByText("Invalid email or password.").waitFor()
  await untilFocused(password)
  expect(await termsLine(page).count()).toBe(0)
})

const isInvalid = (field: Locator) => field.getAttribute("aria-invalid")

test("an email that is in use is wrong no longer once another one is typed", async () => {
  const { email: taken } = await (await openOwner(site.browser, site.server.url, null)).user()
  const { page } = await site.visit()
  await page.goto("/sign-up")
  const { email, password } = fieldsOf(page)
  await email.fill(taken)
  await password.fill("a lantern by the slow river")
  await page.getByRole("button", { name: signInMessages.signUp, exact: true }).click()
  const refusal = page.getByText("An account with this email already exists.")
  await refusal.waitFor()
  expect(await isInvalid(email)).toBe("true")
  await email.fill(`another.${taken}`)
  await refusal.waitFor({ state: "detached" })
  expect(await isInvalid(email)).toBe("false")
})

test("a wrong password at sign-in is wrong no longer once another one is typed", async () => {
  const { page } = await site.visit()
  await page.goto("/sign-in")
  const { email, password } = fieldsOf(page)
  await email.fill("nobody@people.example")
  await password.fill("wrong")
  await page.getByRole("button", { name: signInMessages.signIn, exact: true }).click()
  const refusal = page.getByText("Invalid email or password.")
  await refusal.waitFor()
  expect(await isInvalid(password)).toBe("true")
  await password.fill("wrong, but otherwise")
  await refusal.waitFor({ state: "detached" })
  expect(await isInvalid(password)).toBe("false")
})

test("going to the other form focuses its first field, but on touch, where the keyboard would cover it", async () => {
  for (const hasTouch of [false, true]) {
    const { page } = await site.visit({ hasTouch })
    await page.goto("/sign-in")
    await page.locator("[type=submit]:enabled").waitFor()
    await page.getByRole("link", { name: signInMessages.createOne }).click()
    await page.getByRole("heading", { name: signInMessages.signUpTitle }).waitFor()
    expect(await isFocused(fieldsOf(page).email)).toBe(!hasTouch)
  }
})

test.each(["/sign-in", "/sign-up"])(
  "%s has the focus in its first field without a script, too",
  async (path) => {
    const { page } = await openBrowser(site.browser, site.server.url, { javaScriptEnabled: false })
    await page.goto(path)
    await expect.poll(() => page.locator("input:focus").getAttribute("name", { timeout: 500 })).toBe("email")
  }
)
