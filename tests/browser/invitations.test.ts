import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { invitationsMessages as invitationMessages } from "#ui/messages/generated/en/invitations.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { operatorMessages } from "#ui/messages/generated/en/operator.ts"
import { ownersMessages } from "#ui/messages/generated/en/owners.ts"
import { secondFactorMessages } from "#ui/messages/generated/en/second-factor.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { adminEnv, logInAsAdmin, openAdmin, openPortal, setUpSecondFactor } from "../support/admin-visit.ts"
import { untilFocused } from "../support/keyboard.ts"
import { toastText, untilToastSays } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const site = siteForAll({ ...adminEnv, SIGN_UP: "invited", CONTACT: "operator@hive.example" })

/** An owner's own link is for honest people, and a first step to share: an invitation is neither. */
const expectPlainCopy = async (page: Page) => {
  const copy = page.getByRole("button", { name: ownersMessages.copy })
  await untilFocused(copy)
  await copy.press("Enter")
  await untilToastSays(page, linkMessages.copied)
  expect(await toastText(page)).not.toContain(linkMessages.copiedHint)
  await untilFocused(copy)
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => key.startsWith("honesthive-steps"))).toEqual([])
}

test("an operator makes a link, with which one person signs up, and withdraws another; a lost session keeps what was typed", async () => {
  const permissions = ["clipboard-write"]
  const { page: operator } = await openAdmin(site.browser, site.server.url, { permissions })
  const recoveryCodes = await setUpSecondFactor(operator, site.server.url)
  await operator.goto("/admin/invitations")
  const make = operator.getByRole("button", { name: invitationMessages.make })
  const uses = operator.getByLabel(invitationMessages.uses)
  await uses.fill("51")
  await make.click()
  await operator.getByText(invitationMessages.usesWrong({ most: 50 })).waitFor()
  await uses.fill("1")
  await make.click()
  const link = await operator.getByLabel(invitationMessages.link).inputValue()
  await expectPlainCopy(operator)
  expect(await complaintsAt(operator)).toEqual([])

  const { page: guest } = await openPortal(site.browser, site.server.url)
  await guest.goto(new URL(link).pathname + new URL(link).hash)
  await guest.getByText(signInMessages.invitedLead).waitFor()
  expect(guest.url()).toBe(`${site.server.url}/sign-up`)
  await guest.getByLabel(signInMessages.email).fill("guest@people.example")
  await guest.getByLabel(signInMessages.password, { exact: true }).fill("a long and unusual passphrase")
  await guest.getByRole("button", { name: signInMessages.signUp, exact: true }).click()
  await guest.getByRole("dialog").waitFor()

  await operator.reload()
  await operator.getByText(invitationMessages.usedOf({ used: 1, uses: 1 })).waitFor()
  await make.click()
  await operator.getByText(invitationMessages.usedOf({ used: 0, uses: 1 })).waitFor()
  operator.once("dialog", (question) => question.dismiss())
  await operator.getByRole("button", { name: /^Withdraw/ }).click()
  await operator.getByText(invitationMessages.usedOf({ used: 0, uses: 1 })).waitFor()
  operator.once("dialog", (question) => question.accept())
  await operator.getByRole("button", { name: /^Withdraw/ }).click()
  await operator.getByText(invitationMessages.usedOf({ used: 0, uses: 1 })).waitFor({ state: "detached" })

  await uses.fill("7")
  await operator.context().clearCookies()
  await make.click()
  await logInAsAdmin(operator)
  await operator.getByRole("button", { name: secondFactorMessages.useRecovery }).click()
  await operator.getByLabel(secondFactorMessages.recoveryCode).fill(recoveryCodes[1] ?? "")
  await operator.keyboard.press("Enter")
  await operator.getByRole("link", { name: operatorMessages.invitations }).click()
  expect(await uses.inputValue()).toBe("7")
})

test("without an invitation the sign-up page says how to get one, and the way to sign in stays", async () => {
  const { page } = await openPortal(site.browser, site.server.url)
  await page.goto("/sign-up")
  await page.getByRole("heading", { name: signInMessages.invitationTitle }).waitFor()
  await page.getByRole("link", { name: "operator@hive.example" }).waitFor()
  expect(await complaintsAt(page)).toEqual([])
  await page.getByRole("link", { name: signInMessages.signInInstead, exact: true }).click()
  await page.getByRole("button", { name: signInMessages.signIn, exact: true }).waitFor()
})
