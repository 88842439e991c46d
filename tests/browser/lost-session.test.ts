import type { Locator, Page } from "playwright-core"
import { expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { type OwnerVisit, openOwner, receive } from "../support/owner-visit.ts"
import { signInAs, toastText } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const unauthorized = "Unauthorized. You are logged out. Logging in again..."

const site = sharedSite()

const logins = (page: Page): ReadonlyArray<string> => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.pathname === "/api/login") asked.push(url.pathname + url.search)
  })
  return asked
}

/** Acts on a page whose clock is ours and whose session has ended; says when signing in began. */
const afterTheEnd = async (
  owner: OwnerVisit,
  path: string,
  prepare: (page: Page) => Promise<void>,
  act: (page: Page) => Promise<void>
) => {
  const { page, context } = owner
  const asked = logins(page)
  await page.clock.install()
  await page.goto(path)
  await prepare(page)
  await context.clearCookies()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answer = page.waitForResponse((response) => response.status() === 401)
  await act(page)
  await answer
  return asked
}

/** Lets the clock run in small steps until it is seen: many, since a busy machine's page needs time of its own as well. */
const runClockUntil = async (page: Page, seen: () => Promise<boolean>): Promise<void> => {
  for (let steps = 0; steps < 100 && !(await seen()); steps++) await page.clock.runFor(1)
}

const hasToast = (page: Page, text: string) => async (): Promise<boolean> =>
  (await toastText(page)).includes(text)

const untilToast = async (page: Page, text: string): Promise<void> => {
  await runClockUntil(page, hasToast(page, text))
  expect(await toastText(page)).toContain(text)
}

const expectRedirectAfter = async (page: Page, asked: ReadonlyArray<string>, millis: number) => {
  await page.clock.runFor(millis - 120)
  expect(asked).toEqual([])
  await page.clock.runFor(140)
  await page.getByRole("heading", { name: signInMessages.signInTitle }).waitFor()
  expect(asked).toHaveLength(1)
}

const press = (inside: Page | Locator, name: string) =>
  inside.getByRole("button", { name, exact: true }).first().click()

const profileDialog = (page: Page) => page.getByRole("dialog", { name: profileMessages.editTitle })

test("[spec 6 5] [spec 8 3] a profile that is saved too late: says so, signs in after 500 ms, and has what was typed", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { email } = await owner.user()
  const { page } = owner
  const asked = await afterTheEnd(
    owner,
    "/",
    async () => {
      await press(page, dashboardMessages.editProfile)
      await profileDialog(page).getByLabel(profileMessages.jobTitle).fill("Chief Listener")
    },
    () => press(page, profileMessages.saveChanges)
  )
  await untilToast(page, unauthorized)
  await expectRedirectAfter(page, asked, 500)
  await page.clock.resume()
  await signInAs(page, email)
  const title = profileDialog(page).getByLabel(profileMessages.jobTitle)
  expect(await title.inputValue()).toBe("Chief Listener")
  await press(page, profileMessages.saveChanges)
  await expect.poll(async () => (await owner.user()).jobTitle).toBe("Chief Listener")
  await page.reload()
  await page.getByRole("heading", { name: "Welcome, Asha" }).waitFor()
  expect(await profileDialog(page).count()).toBe(0)
})

test("[spec 8 3] the wizard too keeps what was typed", async () => {
  const owner = await openOwner(site.browser, site.server.url, null)
  const { email } = await owner.user()
  const { page } = owner
  const on = wizardOf(page)
  await page.goto("/")
  await on.name.waitFor()
  await owner.context.clearCookies()
  const answer = page.waitForResponse((response) => response.status() === 401)
  await on.name.fill("Meera Iyer")
  await answer
  await on.wizard.getByText(profileMessages.linkFromName).waitFor()
  expect(await toastText(page)).toBe("")
  await on.next.click()
  await on.bio.fill("I draw maps.")
  await on.next.click()
  await on.complete.click()
  await page.getByRole("heading", { name: signInMessages.signInTitle }).waitFor()
  await signInAs(page, email)
  expect(await on.name.inputValue()).toBe("Meera Iyer")
  await on.next.click()
  expect(await on.bio.inputValue()).toBe("I draw maps.")
})

test("[spec 6 5] [spec 8 3] the badge setting asks to log in, and leads there after 2 s", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Kavya Rao" })
  const { page } = owner
  const asked = await afterTheEnd(
    owner,
    "/achievements",
    () => page.getByRole("radio", { name: "Yes" }).click(),
    () => press(page.getByRole("dialog"), "Show Badges")
  )
  await untilToast(page, "Please log in")
  await expectRedirectAfter(page, asked, 2000)
  expect(asked).toEqual(["/api/login?returnTo=%2Fachievements"])
})

test("[spec 8 4] a link that is saved or checked too late: the dialog says so and stays; another failure says what the server says", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Lata Sen" })
  const { page } = owner
  const asked = logins(page)
  await page.clock.install()
  await page.goto("/")
  await press(page, linkMessages.customize)
  const dialog = page.getByRole("dialog", { name: linkMessages.dialogTitle })
  await dialog.getByLabel(linkMessages.field).fill("lata")
  await press(dialog, linkMessages.check)
  await dialog.getByText("This link is available!").waitFor()
  const body = { message: "This link is already taken." }
  await page.route("**/api/feedback-link/update", (route) => route.fulfill({ status: 409, json: body }))
  await press(dialog, linkMessages.save)
  await dialog.getByText(body.message).waitFor()
  await page.unroute("**/api/feedback-link/update")
  await press(dialog, linkMessages.check)
  await dialog.getByText(body.message).waitFor({ state: "hidden" })
  await dialog.getByText("This link is available!").waitFor()
  await owner.context.clearCookies()
  await press(dialog, linkMessages.save)
  const said = dialog.getByText("Please log in to customize your link")
  await said.waitFor()
  await dialog.getByLabel(linkMessages.field).fill("lata-2")
  await said.waitFor({ state: "hidden" })
  await press(dialog, linkMessages.check)
  await said.waitFor()
  await page.clock.fastForward(5000)
  expect(asked).toEqual([])
  expect(await dialog.getByLabel(linkMessages.field).inputValue()).toBe("lata-2")
})

test("without a connection nobody is signed out, nothing shown or typed is lost, and the page says why", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Nila Roy" })
  await receive(owner, site.server.url, ["You keep every deadline you promise."])
  const { page, context } = owner
  const note = page.getByRole("tabpanel").getByText("You keep every deadline")
  await page.goto("/")
  await note.waitFor()
  await context.setOffline(true)
  await press(page, linkMessages.refresh)
  await expect.poll(() => toastText(page)).toContain("Couldn’t load this")
  await page.getByRole("heading", { name: "Welcome, Nila" }).waitFor()
  await note.waitFor()
  await page.getByText("You’re offline.").waitFor({ state: "attached" })
  await press(page, dashboardMessages.editProfile)
  const bio = profileDialog(page).getByLabel(profileMessages.bio, { exact: true })
  await bio.fill("I listen.")
  await press(page, profileMessages.saveChanges)
  await expect.poll(() => toastText(page)).toContain("Failed to update profile. Please try again.")
  expect(await bio.inputValue()).toBe("I listen.")
  await context.setOffline(false)
  await page.getByText("You’re offline.").waitFor({ state: "detached" })
  await press(page, profileMessages.saveChanges)
  await expect.poll(async () => (await owner.user()).bio).toBe("I listen.")
})
