import type { Locator, Page } from "playwright-core"
import { expect } from "vitest"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { landingMessages } from "#ui/messages/generated/en/landing.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"

/** Steps on the screens. Controls are found as people find them: by role and words. */

const password = "a long and unusual passphrase"

interface ScreenPerson {
  readonly email: string
  readonly name: string
}

const fillAccount = async (page: Page, { email }: Pick<ScreenPerson, "email">) => {
  await page.getByLabel(signInMessages.email).fill(email)
  await page.getByLabel(signInMessages.password, { exact: true }).fill(password)
}

export const toast = (page: Page, text: string): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByText(text)

export const toastText = async (page: Page): Promise<string> =>
  (await page.getByRole("region", { name: "Notifications" }).getByRole("listitem").allInnerTexts())
    .join(" ")
    .replace(/\s+/g, " ")

export const untilToastSays = (page: Page, text: string): Promise<void> =>
  expect.poll(() => toastText(page)).toContain(text)

export const card = (page: Page, title: string): Locator =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) })

/** Fills in only the name and goes to the last step of the wizard (spec section 2). */
const giveName = async (page: Page, name: string) => {
  const wizard = page.getByRole("dialog")
  const complete = wizard.getByRole("button", { name: "Complete Profile" })
  await wizard.getByLabel(profileMessages.name).fill(name)
  while (!(await complete.isVisible())) await wizard.getByRole("button", { name: "Continue" }).click()
  await complete.click()
  await wizard.waitFor({ state: "hidden" })
}

export const signUp = async (page: Page, person: ScreenPerson): Promise<void> => {
  await page.goto("/")
  await page.getByRole("link", { name: landingMessages.start }).first().click()
  await page.getByRole("heading", { name: signInMessages.signUpTitle }).waitFor()
  await fillAccount(page, person)
  await page.getByRole("button", { name: signInMessages.signUp, exact: true }).click()
  await giveName(page, person.name)
}

/** Begins on the sign-in page. */
export const signInAs = async (page: Page, email: string): Promise<void> => {
  await fillAccount(page, { email })
  await page.getByRole("button", { name: signInMessages.signIn, exact: true }).click()
}

export const signIn = async (page: Page, person: ScreenPerson): Promise<void> => {
  await page.goto("/sign-in")
  await signInAs(page, person.email)
  await page
    .getByRole("heading", {
      level: 1,
      name: dashboardMessages.welcomeNamed({ name: person.name.split(" ")[0] ?? "" })
    })
    .waitFor()
}

export const copyLink = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: linkMessages.copy, exact: true }).click()
  await toast(page, linkMessages.copied).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

export const submitOn = async (page: Page, link: string, text: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole("textbox").fill(text)
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
}

/** Begins on the page that thanks for the last note. */
export const submitNext = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("textbox").fill(text)
  const answer = page.waitForResponse((response) => response.request().method() === "POST")
  await page.getByRole("button", { name: visitorMessages.submit }).click()
  if ((await answer).status() !== 201) throw new Error(`Not sent: ${text}`)
  await page.getByText(visitorMessages.count({ count: 0, limit: 300 })).waitFor()
}

export const publicItems = (page: Page): Promise<ReadonlyArray<string>> =>
  page
    .getByRole("listitem")
    .filter({ hasText: /^Bee \d\d/ })
    .allInnerTexts()

const makePublicButtons = (page: Page) =>
  page.getByRole("tabpanel").getByRole("button", { name: feedbackMessages.makePublic })

/** Publishes the first private item, and confirms it, `count` times. */
export const publish = async (page: Page, count: number): Promise<void> => {
  await page.getByRole("tab", { name: feedbackMessages.tabPrivate }).click()
  for (let done = 0; done < count; done++) {
    await makePublicButtons(page).first().click()
    const dialog = page.getByRole("dialog", { name: feedbackMessages.publishTitle })
    const answer = page.waitForResponse((response) => response.request().method() === "PATCH")
    await dialog.getByRole("button", { name: feedbackMessages.makePublic, exact: true }).click()
    await dialog.waitFor({ state: "hidden" })
    await answer
    await page.getByText(`${done + 1} of 5 public`).waitFor()
  }
}
