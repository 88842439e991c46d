import { statSync } from "node:fs"
import { beforeAll, describe, expect, test } from "vitest"
import { NotOperator } from "#core/domain/admins/admin-errors.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import {
  admin,
  adminEnv,
  logInAsAdmin,
  openAdmin,
  setUpSecondFactor,
  untilToast
} from "../support/admin-visit.ts"
import { type BrowserVisit, holdCalls } from "../support/browser.ts"
import { pressEnterOn, typeInto, untilFocused } from "../support/keyboard.ts"
import { ownerForAll, receive } from "../support/owner-visit.ts"
import { card } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt, overflowOf } from "../support/soundness.ts"

const {
  admin: adminMessages,
  installation,
  operator: operatorMessages,
  ownerErrors,
  owners,
  reports,
  secondFactor
} = catalogue

const phone = { width: 320, height: 640 }
const site = siteForAll(adminEnv)
const asha = ownerForAll(site, [], { profile: { name: "Asha Raman", jobTitle: "Engineer" } })
let operator: BrowserVisit
let recoveryCodes: ReadonlyArray<string>

beforeAll(async () => {
  operator = await openAdmin(site.browser, site.server.url, { viewport: phone })
  recoveryCodes = await setUpSecondFactor(operator.page, site.server.url)
})

test("the page about reports closes a note that its owner showed, by the keyboard alone", async () => {
  await receive(asha, site.server.url, ["You are reliable: your reports arrive on time each week."])
  const [item] = await asha.items()
  await asha.send("POST", `/api/feedback/${item?.id}/show`)
  const { page } = operator
  await page.goto("/admin/reports")
  await page.getByText("your reports arrive on time").waitFor()
  expect(await complaintsAt(page)).toEqual([])
  await pressEnterOn(page, page.getByRole("button", { name: /^Close the note that Asha Raman showed on/ }))
  const question = page.getByRole("alertdialog", { name: reports.closeNoteTitle })
  await question.waitFor()
  await pressEnterOn(page, question.getByRole("button", { name: reports.close, exact: true }))
  await untilToast(page, reports.noteClosed)
  await page.getByRole("heading", { name: reports.noNotes }).waitFor()
  expect(await asha.items()).toHaveLength(1)
})

test("while there are older reports to show, the page does not say that there are none", async () => {
  const { page } = operator
  const report = { name: "Ravi", link: null, reason: "other", mark: null, day: "2026-11-20" }
  let isAway = true
  await page.route(/api\/admin\/reports[?/]/, (route) => {
    if (route.request().method() === "DELETE") return route.fulfill({ status: 204 })
    const isFirst = !route.request().url().includes("after=")
    const words = isFirst ? "It is an advertisement." : "It was one before, too."
    const next = isFirst ? "2026-11-20,1" : null
    if (!isFirst && isAway) return route.fulfill({ status: 503, json: {} })
    return route.fulfill({ json: { reports: [{ ...report, id: words, words }], next } })
  })
  await page.goto("/admin/reports")
  const close = page.getByRole("button", { name: reports.close })
  await close.click()
  await page.getByRole("alertdialog").getByRole("button", { name: reports.close }).click()
  await untilToast(page, reports.closed)
  expect(await page.getByRole("heading", { name: reports.none }).count()).toBe(0)
  await pressEnterOn(page, page.getByRole("button", { name: reports.more }))
  await untilToast(page, catalogue.common.didNotLoad)
  isAway = false
  await pressEnterOn(page, page.getByRole("button", { name: reports.more }))
  await page.getByText("It was one before, too.").waitFor()
  await untilFocused(page.getByRole("listitem").filter({ hasText: "It was one before, too." }))
  await page.unrouteAll()
})

test("who has a second factor is not told to set one up while the server is slow or away", async () => {
  const { page } = operator
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/api/admin/second-factor", async (route) => {
    await held
    await route.abort()
  })
  await page.goto("/admin/owners")
  await page.getByRole("heading", { level: 1 }).waitFor()
  const advice = page.getByRole("heading", { name: secondFactor.forOperators })
  expect(await advice.count()).toBe(0)
  release()
  const retry = page.getByRole("button", { name: catalogue.common.tryAgain })
  await retry.waitFor()
  expect(await advice.count()).toBe(0)
  await page.unrouteAll()
  await retry.click()
  await page.getByRole("heading", { level: 2, name: owners.owners }).waitFor()
})

describe("the operators' page about owners", () => {
  test("is found from the badges, fits a phone, and is searched", async () => {
    const { page } = operator
    await page.setViewportSize(phone)
    await page.goto("/admin/home")
    const links = page.getByRole("navigation", { name: operatorMessages.sections }).getByRole("link")
    await links.nth(5).waitFor()
    const rightEdges = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right))
    expect(Math.max(...rightEdges)).toBeLessThanOrEqual(phone.width)
    await page.getByRole("link", { name: operatorMessages.owners }).click()
    await page.getByText("Asha Raman").waitFor()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.getByLabel(owners.search).fill("nobody at all")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: owners.none }).waitFor()
  })

  test("says of a new installation that nobody has an account yet, not that a search found nobody", async () => {
    const { page } = operator
    await page.route("**/api/admin/owners/search", (route) =>
      route.fulfill({ json: { owners: [], count: 0, next: null } })
    )
    await page.goto("/admin/owners")
    await page.getByRole("heading", { name: owners.nobodyYet }).waitFor()
    expect(await page.getByText(owners.noneHint).count()).toBe(0)
    await page.unrouteAll()
  })

  test("says to whom the role was taken what a search is refused for, without a new focus of the window", async () => {
    const { page } = operator
    await page.goto("/admin/owners")
    await page.getByText("Asha Raman").waitFor()
    await page.route("**/api/admin/owners/search", (route) =>
      route.fulfill({ status: 403, json: { message: new NotOperator().message } })
    )
    await page.route("**/api/admin/session", (route) =>
      route.fulfill({ json: { isAuthenticated: true, admin: { username: admin.username } } })
    )
    await typeInto(page, page.getByLabel(owners.search), "ravi")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: operatorMessages.forOperators }).waitFor()
    await page.unrouteAll()
  })

  test("suspends a page by the keyboard alone, and opens it again", async () => {
    const { page } = operator
    await page.goto("/admin/owners")
    const actions = page.getByRole("button", { name: /^Actions for/ })
    await pressEnterOn(page, actions)
    await pressEnterOn(page, page.getByRole("menuitem", { name: owners.suspend }))
    await typeInto(page, page.getByLabel(owners.reason), "Imitates somebody")
    expect(await complaintsAt(page)).toEqual([])
    await pressEnterOn(page, page.getByRole("dialog").getByRole("button", { name: owners.suspend }))
    await untilToast(page, owners.suspended)
    await page.getByText("Reason: Imitates somebody").waitFor()
    await actions.click()
    await page.getByRole("menuitem", { name: owners.resume }).click()
    await untilToast(page, owners.resumed)
  })

  test("takes a reason of 300 characters in any script, says when one is longer, and keeps it when the session ends", async () => {
    const { page, context } = operator
    const reason = page.getByLabel(owners.reason)
    const suspend = page.getByRole("dialog").getByRole("button", { name: owners.suspend })
    const openReason = async () => {
      await page.getByRole("button", { name: /^Actions for/ }).click()
      await page.getByRole("menuitem", { name: owners.suspend }).click()
      await reason.focus()
    }
    const longest = "नि".repeat(300)
    await page.goto("/admin/owners")
    await openReason()
    await page.keyboard.insertText(`${longest}नि`)
    await page.getByText(ownerErrors.texts.theReasonMustHaveAtMost300Characters).waitFor()
    expect(await suspend.isDisabled()).toBe(true)
    await reason.fill(longest)

    await context.clearCookies()
    await suspend.click()
    await page.getByText(adminMessages.sessionEndedKept).waitFor()
    await logInAsAdmin(page)
    await page.getByRole("button", { name: secondFactor.useRecovery }).click()
    await page.getByLabel(secondFactor.recoveryCode).fill(recoveryCodes[1] ?? "")
    await page.keyboard.press("Enter")
    await page.getByRole("link", { name: operatorMessages.owners }).click()
    await openReason()
    expect(await reason.inputValue()).toBe(longest)
    await suspend.click()
    await untilToast(page, owners.suspended)
    await page.getByRole("button", { name: /^Actions for/ }).click()
    await page.getByRole("menuitem", { name: owners.resume }).click()
    await untilToast(page, owners.resumed)
    await openReason()
    expect(await reason.inputValue()).toBe("")
    await page.keyboard.press("Escape")
  })

  test("shows a link to a new password once, whatever is pressed meanwhile, and its owner reads who made it", async () => {
    const { page } = operator
    await page.getByRole("button", { name: /^Actions for/ }).click()
    await page.getByRole("menuitem", { name: owners.reset }).click()
    const release = await holdCalls(page, /\/reset$/)
    await page.getByRole("button", { name: owners.resetMake }).click()
    await page.keyboard.press("Escape")
    await release()
    await page.getByText(/\/reset-password#/).waitFor()
    expect(await complaintsAt(page)).toEqual([])
    await page.getByRole("button", { name: owners.done }).click()
    await asha.page.goto("/account")
    await asha.page.getByText(`${admin.username}, who helps run this server`).waitFor()
    expect(await complaintsAt(asha.page)).toEqual([])
  })

  test("deletes an account, whose owner can only download, until an operator takes it back", async () => {
    const { page } = operator
    const actions = page.getByRole("button", { name: /^Actions for/ })
    await actions.click()
    await page.getByRole("menuitem", { name: owners.remove }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: owners.remove }).click()
    await untilToast(page, owners.removed)
    await page.getByText(owners.states.removed, { exact: true }).waitFor()
    await actions.click()
    await page.getByRole("menuitem", { name: owners.restore }).click()
    await untilToast(page, owners.restored)
  })
})

test("the page of the installation says how it stands, and downloads a backup after the password and a code, once a day", async () => {
  const { page } = operator
  await page.goto("/admin/installation")
  await page.getByRole("heading", { name: operatorMessages.installation }).waitFor()
  await page.getByText(installation.keyHint).waitFor()

  const submit = page.getByRole("button", { name: installation.download })
  await submit.click()
  await page.getByText(installation.passwordMissing).waitFor()
  await page.getByLabel(installation.password, { exact: true }).fill(admin.password)
  await submit.click()
  await page.getByRole("button", { name: secondFactor.useRecovery }).click()
  await page.getByLabel(secondFactor.recoveryCode).fill(recoveryCodes[0] ?? "")
  const saving = page.waitForEvent("download")
  await page.keyboard.press("Enter")
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^honesthive-\d{4}-\d\d-\d\d\.hive$/)
  expect(statSync(await download.path()).size).toBe(1_000_000)
  await page.getByText(installation.saved({ megabytes: 1 })).waitFor()
  await untilFocused(card(page, installation.backupTitle))
  await page.reload()
  await page.getByText(installation.doneToday).waitFor()
  await page.getByText("downloaded a backup").waitFor()
})

test("the log's last and first page leave the keyboard's focus on the log", async () => {
  const { page } = operator
  await page.route("**/api/admin/log?*", (route) => route.fulfill({ json: { entries: [], pages: 2 } }))
  await page.goto("/admin/installation")
  const log = card(page, installation.logTitle)
  for (const [name, number] of [
    [installation.older, 2],
    [installation.newer, 1]
  ] as const) {
    await log.getByRole("button", { name }).press("Enter")
    await log.getByText(installation.logPage({ page: number, pages: 2 })).waitFor()
    await untilFocused(log)
  }
})
