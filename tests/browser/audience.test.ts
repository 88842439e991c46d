import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { asTheyCome, ruleFor } from "#core/domain/release/release-rule.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { releaseMessages } from "#ui/messages/generated/en/release.ts"
import { releaseRuleMessages as ruleMessages } from "#ui/messages/generated/en/release-rule.ts"
import { ruleText } from "#ui/text/release-rule.ts"
import { pressEnterOn } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { toast, untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { complaintsAbout, complaintsAt } from "../support/soundness.ts"
import { wizardOf } from "../support/wizard.ts"

const site = sharedSite()
const team = ruleFor("team", asTheyCome)
const choiceOf = (page: Page, title: string) => page.getByRole("radio", { name: title })
const visitPage = async (link: string) => {
  const { page } = await site.visit()
  await page.goto(link)
  return page
}

test("[anon A27] the wizard's second step asks who will write, and the visitor's form says what holds", async () => {
  const { page } = await openOwner(site.browser, site.server.url, null)
  await page.goto("/")
  const on = wizardOf(page)
  await on.name.fill("Anu Thomas")
  await on.next.click()
  const question = on.wizard.getByRole("radiogroup", { name: releaseMessages.question })
  await question.waitFor()
  expect(await choiceOf(page, releaseMessages.titles.anyone).isChecked()).toBe(true)
  await choiceOf(page, releaseMessages.titles.team).click()
  expect(await complaintsAbout(page)).toEqual([])
  await on.next.click()
  await on.complete.click()
  await toast(page, profileMessages.welcome({ name: "HonestHive" })).waitFor()
  await page.getByText(releaseMessages.next({ moment: "" }).slice(0, -1)).waitFor()
  expect(await page.getByText(releaseMessages.colleaguesTitle).count()).toBe(0)
  const visitor = await visitPage("/anu-thomas")
  await visitor.getByText(ruleText(team, ruleMessages)).waitFor()
})

test("[anon A27] on the account page a stricter choice holds at once, and a looser one is announced on the form", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Ravi Menon" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: releaseMessages.question })
  const save = section.getByRole("button", { name: releaseMessages.save })
  await choiceOf(page, releaseMessages.titles.team).click()
  await pressEnterOn(page, save)
  await untilToastSays(page, releaseMessages.saved)
  await choiceOf(page, releaseMessages.titles.anyone).click()
  await pressEnterOn(page, save)
  await section.getByText(releaseMessages.cancelHint).waitFor()
  expect(await complaintsAt(page)).toEqual([])
  const visitor = await visitPage("/ravi-menon")
  await visitor.getByText(ruleText(team, ruleMessages)).waitFor()
  await visitor.getByText(/From \w+, \d+ \w+ \d{4} 00:00 UTC, notes appear one by one/).waitFor()
  await choiceOf(page, releaseMessages.titles.team).click()
  await pressEnterOn(page, save)
  await section.getByText(releaseMessages.loosenHint).waitFor()
  await visitor.reload()
  expect(await visitor.getByText("00:00 UTC").count()).toBe(0)
})

test("an owner who never chose reads once what notes one by one mean among colleagues", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Meera Iyer" })
  await page.goto("/")
  const note = page.getByRole("region", { name: releaseMessages.colleaguesTitle })
  await note.getByText(releaseMessages.colleagues).waitFor()
  await page.getByText(releaseMessages.asTheyCome).waitFor()
  await pressEnterOn(page, note.getByRole("button", { name: releaseMessages.keep }))
  await note.waitFor({ state: "detached" })
  await page.reload()
  await page.getByText(releaseMessages.asTheyCome).waitFor()
  expect(await note.count()).toBe(0)
})
