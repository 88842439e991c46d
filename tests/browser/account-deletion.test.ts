import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { accountRightsMessages as messages } from "#ui/messages/account-rights.ts"
import { accountSettingsMessages } from "#ui/messages/account-settings.ts"
import { signInMessages } from "#ui/messages/sign-in.ts"
import { visitorMessages } from "#ui/messages/visitor.ts"
import { pressEnterOn, typeInto } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const site = siteForAll()
const password = "a long and unusual passphrase"
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 320, height: 640 } }

const expectSound = async (page: Page) => expect(await complaintsAt(page, sizes)).toEqual([])

const statusOf = async (link: string) => (await fetch(`${site.server.url}/api/profile/${link}`)).status

test("an owner leaves by keyboard alone: the page goes at once, and comes back when they change their mind", async () => {
  const asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page } = asha
  const { email } = await asha.user()
  await page.goto("/account")
  await pressEnterOn(page, page.getByRole("button", { name: messages.leave }))
  const dialog = page.getByRole("dialog", { name: messages.leaveQuestion })
  await typeInto(page, dialog.getByLabel(messages.typeEmail), email)
  await typeInto(page, dialog.getByLabel(accountSettingsMessages.currentPassword), "not the password")
  await page.keyboard.press("Enter")
  await dialog.getByText("That password isn’t right.").waitFor()
  expect(await statusOf("asha-raman")).toBe(200)
  await expectSound(page)
  await dialog.getByLabel(accountSettingsMessages.currentPassword).fill(password)
  await page.keyboard.press("Enter")
  await page.getByRole("dialog", { name: messages.leavingTitle }).waitFor()
  await expectSound(page)
  expect(await statusOf("asha-raman")).toBe(404)

  await page.goto("/sign-in")
  await page.getByLabel(signInMessages.email).fill(email)
  await page.getByLabel(signInMessages.password, { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { name: messages.leavingTitle }).waitFor()
  await expectSound(page)
  await pressEnterOn(page, page.getByRole("button", { name: messages.keep }))
  await expect.poll(() => statusOf("asha-raman")).toBe(200)
  await asha.leave()
})

test("a paused page can be read, says so kindly, and takes nothing", async () => {
  const ben = await openOwner(site.browser, site.server.url, { name: "Ben Okafor" })
  await ben.page.goto("/account")
  await pressEnterOn(ben.page, ben.page.getByRole("button", { name: messages.pause }))
  await ben.page.getByRole("main").getByRole("status").filter({ hasText: messages.isPaused }).waitFor()
  const visitor = await site.visit()
  await visitor.page.goto("/ben-okafor")
  await visitor.page.getByText(visitorMessages.paused("Ben")).waitFor()
  await expectSound(visitor.page)
  expect(await visitor.page.getByRole("textbox").count()).toBe(0)
  await Promise.all([ben.leave(), visitor.leave()])
})
