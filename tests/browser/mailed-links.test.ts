import type { Page } from "playwright-core"
import { afterAll, expect, test, vi } from "vitest"
import { freePort } from "#cli/tasks/support/free-port.ts"
import { accountDigestMessages as digestMessages } from "#ui/messages/generated/en/account-digest.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { holdCalls } from "../support/browser.ts"
import { isFocused, untilFocused } from "../support/keyboard.ts"
import { type MailServer, type ReceivedMail, startMailServer } from "../support/mail-server.ts"
import { sampled } from "../support/short-form.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const email = "asha@people.example"
const password = "a long and unusual passphrase"
const newPassword = "another unusual passphrase"

let mailServer: MailServer

afterAll(() => mailServer?.stop())

const site = siteForAll(async () => {
  mailServer = await startMailServer()
  const port = await freePort()
  return {
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "HonestHive <hive@people.example>",
    CONTACT: "https://people.example/help?a=1&b=2"
  }
})

const openVisit = () => site.visit({ reducedMotion: "reduce" })

/** The last of so many mails, once it came. */
const mailAfter = async (count: number): Promise<ReceivedMail> => {
  await vi.waitFor(() => expect(mailServer.arrived).toHaveLength(count), { timeout: 10_000 })
  return mailServer.arrived[count - 1] ?? expect.fail("no mail")
}

const linkIn = ({ text }: ReceivedMail): string => /^http\S+#\S+$/m.exec(text)?.[0] ?? ""

const scripts = /assets\/(?!v\d).*\.js$/

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

/** Chooses a password on the page that the link of the mail opened, with the keyboard alone. */
const choose = async (page: Page, chosen: string) => {
  const field = page.getByLabel(signInMessages.password, { exact: true })
  await untilFocused(field)
  await field.fill(chosen)
  await page.keyboard.press("Enter")
}

test("from signing up over the mail to the first profile", async () => {
  const { page } = await openVisit()
  await page.goto("/sign-up")
  await page.getByText(signInMessages.signUpByMailLead).waitFor()
  await untilFocused(page.getByLabel(signInMessages.email))
  expect(await page.getByLabel(signInMessages.password, { exact: true }).count()).toBe(0)
  expect(await complaintsAt(page)).toEqual([])
  await page.getByLabel(signInMessages.email).fill("asha at home")
  await page.keyboard.press("Enter")
  await page.getByText("Please enter a valid email address.").waitFor()
  const typed = page.getByLabel(signInMessages.email)
  expect(await typed.inputValue()).toBe("asha at home")
  await untilFocused(typed)
  await typed.fill(email)
  await page.keyboard.press("Enter")
  await heading(page, signInMessages.linkSentTitle).waitFor()
  await expect.poll(() => page.locator(":focus").textContent()).toBe(signInMessages.linkSentTitle)
  expect(await complaintsAt(page)).toEqual([])
  expect((await page.request.get("/api/auth/user")).status()).toBe(401)

  const link = linkIn(await mailAfter(1))
  await page.goto(link)
  await heading(page, signInMessages.confirmTitle).waitFor()
  expect(page.url()).toBe(`${site.server.url}/confirm-email?lang=en`)
  await choose(page, password)
  await page.getByRole("dialog").waitFor()
  expect(await (await page.request.get("/api/auth/user")).json()).toMatchObject({ email })
})

test("from a forgotten password over the mail to a new one, with the keyboard alone", async () => {
  const { page } = await openVisit()
  await page.goto("/sign-in")
  await page.getByRole("link", { name: signInMessages.forgot }).press("Enter")
  await heading(page, signInMessages.forgotTitle).waitFor()
  await untilFocused(page.getByLabel(signInMessages.email))
  await page.keyboard.press("Enter")
  await page.getByText(signInMessages.emailMissing).waitFor()
  await page.getByLabel(signInMessages.email).fill(email)
  await page.keyboard.press("Enter")
  await heading(page, signInMessages.linkSentTitle).waitFor()
  await expect.poll(() => page.locator(":focus").textContent()).toBe(signInMessages.linkSentTitle)

  const link = linkIn(await mailAfter(2))
  await page.goto(link)
  await heading(page, signInMessages.resetTitle).waitFor()
  expect(page.url()).toBe(`${site.server.url}/reset-password?lang=en`)
  const field = page.getByLabel(signInMessages.newPassword, { exact: true })
  await field.fill("short")
  await page.keyboard.press("Enter")
  const refusal = page.getByText("Please use a password of at least 12 characters.")
  await refusal.waitFor()
  await field.fill(newPassword)
  await refusal.waitFor({ state: "detached" })
  await page.keyboard.press("Enter")
  await heading(page, signInMessages.resetDoneTitle).waitFor()
  await page.getByRole("link", { name: signInMessages.signIn }).press("Enter")
  await page.getByLabel(signInMessages.email).fill(email)
  await page.getByLabel(signInMessages.password, { exact: true }).fill(newPassword)
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").waitFor()

  await page.goto(link)
  await page.getByLabel(signInMessages.newPassword, { exact: true }).fill(newPassword)
  await page.keyboard.press("Enter")
  await heading(page, signInMessages.linkUnusableTitle).waitFor()
  await page.reload()
  await heading(page, signInMessages.openAgainTitle).waitFor()
  // For the browser a link that differs after # alone is on the same page.
  await page.goto(link)
  await heading(page, signInMessages.resetTitle).waitFor()
  expect(page.url()).toBe(`${site.server.url}/reset-password?lang=en`)
})

test("whoever confirms a new email without being signed in is led to the sign-in", async () => {
  const { page } = await openVisit()
  await page.goto("/confirm-new-email#secret")
  await page.getByRole("button", { name: signInMessages.newEmail }).click()
  await page.getByText(signInMessages.newEmailSignIn).waitFor()
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: signInMessages.signIn }).click()
  ])
  await heading(opened, signInMessages.signInTitle).waitFor()
})

const forms = [
  ["/sign-in", { email, password }],
  ["/forgot-password", { email }],
  ["/sign-up", { email }],
  ["/confirm-email#secret", { password }],
  ["/reset-password#secret", { password }]
] as const

test("what was typed into a form of the account stays when the script arrives, and the focus where it was", async () => {
  const { page } = await openVisit()
  for (const [path, typed] of sampled(forms, 2)) {
    const arrive = await holdCalls(page, scripts)
    await page.goto(path, { waitUntil: "commit" })
    for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
    await arrive()
    await page.locator("[type=submit]:enabled").waitFor()
    for (const [name, text] of Object.entries(typed)) {
      expect(await page.locator(`[name=${name}]`).inputValue(), path).toBe(text)
    }
    const last = Object.keys(typed).at(-1)
    expect(await isFocused(page.locator(`[name=${last}]`)), path).toBe(true)
    await page.unroute(scripts)
  }
})

test("an owner asks for a digest, and finds it as it was set", async () => {
  const { page } = await openVisit()
  const credentials = { email, password: newPassword }
  await page.request.post("/api/auth/sign-in", { data: credentials, headers: { origin: site.server.url } })
  await page.goto("/account")
  const section = page.getByRole("region", { name: digestMessages.title })
  await section.getByRole("radio", { name: digestMessages.week }).click()
  await section.getByLabel(digestMessages.weekday, { exact: true }).selectOption(digestMessages.weekdays[4])
  await section.getByLabel(digestMessages.hour, { exact: true }).selectOption("18:00")
  expect(await complaintsAt(page)).toEqual([])
  await section
    .getByRole("button", { name: `${digestMessages.save}: ${digestMessages.title}` })
    .press("Enter")
  await page.getByText(digestMessages.saved).first().waitFor()
  await page.reload()
  await expect.poll(() => section.getByRole("radio", { name: digestMessages.week }).isChecked()).toBe(true)
  expect(await section.getByLabel(digestMessages.weekday, { exact: true }).inputValue()).toBe("5")
  expect(await section.getByLabel(digestMessages.hour, { exact: true }).inputValue()).toBe("18")
})

test("Back from the notice about the mail leads to the form of the address", async () => {
  const { page } = await openVisit()
  await page.goto("/sign-in")
  await page.locator("[type=submit]:enabled").waitFor()
  await page.getByRole("link", { name: signInMessages.createOne }).click()
  await page.getByLabel(signInMessages.email).fill("ravi@people.example")
  await page.keyboard.press("Enter")
  await heading(page, signInMessages.linkSentTitle).waitFor()
  await page.goBack()
  await heading(page, signInMessages.signInTitle).waitFor()
})
