import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { accountDigestMessages as digestMessages } from "#ui/messages/generated/en/account-digest.ts"
import { accountWebhookMessages as webhookMessages } from "#ui/messages/generated/en/account-webhook.ts"
import { syndicationMessages } from "#ui/messages/generated/en/syndication.ts"
import { pressEnterOn, untilFocused } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite, siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const sectionOf = (page: Page) => {
  const section = page.getByRole("region", { name: webhookMessages.title })
  return {
    section,
    address: section.getByLabel(webhookMessages.address),
    key: section.getByLabel(webhookMessages.secret),
    button: (name: string) => section.getByRole("button", { name })
  }
}

describe("an owner's webhook", () => {
  const site = sharedSite()

  test("is set with the keyboard, shows its key once, and is removed; one of ntfy has no key", async () => {
    const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
    await page.goto("/account")
    const { section, address, key, button } = sectionOf(page)
    const save = button(webhookMessages.save)
    await address.focus()
    await page.keyboard.type("https://hooks.example:8443/asha")
    await pressEnterOn(page, save)
    await section.getByText("without a user name, a password, a port").waitFor()
    expect(await address.getAttribute("aria-invalid")).toBe("true")

    await address.fill("https://hooks.example/asha?token=CANARY")
    await section.getByRole("radio", { name: webhookMessages.week }).check()
    await section.getByLabel(digestMessages.weekday, { exact: true }).selectOption("5")
    await pressEnterOn(page, save)
    await untilToastSays(page, webhookMessages.saved)
    expect(await key.inputValue()).toMatch(/^whsec_/)
    await section.getByText(webhookMessages.waiting).waitFor()
    await section.getByText(webhookMessages.newAddressHint({ host: "hooks.example" })).waitFor()
    expect(await address.inputValue()).toBe("")
    expect(await complaintsAt(page)).toEqual([])

    await page.reload()
    await section.getByText(webhookMessages.waiting).waitFor()
    expect(await section.getByLabel(digestMessages.weekday, { exact: true }).inputValue()).toBe("5")
    expect(await key.count()).toBe(0)
    expect(await page.content()).not.toContain("CANARY")
    await button(webhookMessages.remove).press("Enter")
    await button(webhookMessages.remove).waitFor({ state: "hidden" })
    await untilFocused(section)
    expect(await section.getByText(webhookMessages.waiting).count()).toBe(0)

    await address.fill("https://ntfy.example/ravi")
    await section.getByRole("radio", { name: webhookMessages.ntfy }).check()
    await button(webhookMessages.save).click()
    await section.getByText(webhookMessages.waiting).waitFor()
    expect(await key.count()).toBe(0)
  })
})

describe("where the operator forbids webhooks", () => {
  const site = siteForAll({ WEBHOOKS: "off" })

  test("owners are offered none", async () => {
    const { page } = await openOwner(site.browser, site.server.url, { name: "Meera Iyer" })
    await page.goto("/account")
    await page.getByRole("region", { name: syndicationMessages.title }).waitFor()
    expect(await sectionOf(page).section.count()).toBe(0)
  })
})
