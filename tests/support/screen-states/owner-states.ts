import type { Page } from "playwright-core"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import {
  brokenCalls,
  dialogOf,
  photo,
  press,
  pressFor,
  type ScreenState,
  spoilingState,
  state,
  waitForHeading,
  waitForText
} from "./screen-state.ts"

const waitForInsight = (page: Page): Promise<void> =>
  page.locator(".insights-card .pill").filter({ visible: true }).first().waitFor()

const profileStates = ({ dashboard, ownerErrors, profile }: Catalogue): ReadonlyArray<ScreenState> => {
  const edit = async (page: Page): Promise<void> => {
    await press(page, dashboard.editProfile)
    await dialogOf(page).waitFor()
  }
  return [
    state("Edit Profile, with a photo", "/", async (page) => {
      await edit(page)
      await page.locator("input[type=file]").setInputFiles(photo)
      await page.getByRole("img", { name: profile.photoPreview }).waitFor()
    }),
    state("Edit Profile, all wrong", "/", async (page) => {
      await edit(page)
      const words = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") }
      await page.locator("input[type=file]").setInputFiles(words)
      await dialogOf(page).getByLabel(profile.bio, { exact: true }).fill("x".repeat(601))
      await dialogOf(page).getByText(ownerErrors.texts.bioMustBe600CharactersOrLess).waitFor()
    })
  ]
}

const linkStates = ({ asking, links }: Catalogue): ReadonlyArray<ScreenState> => [
  state("a link that is not free", "/", async (page) => {
    await press(page, links.customize)
    await dialogOf(page).getByLabel(links.field).fill("dashboard")
    await press(page, links.check)
    await dialogOf(page).getByText(links.suggestions).waitFor()
  }),
  ["asking for feedback", "/", pressFor(asking.open, asking.title)]
]

const noteStates = ({ feedback, placeholders }: Catalogue): ReadonlyArray<ScreenState> => [
  ["making public", "/", pressFor(feedback.makePublic, feedback.publishTitle)],
  state("making private", "/", async (page) => {
    await page.getByRole("tab", { name: feedback.tabAll }).click()
    await press(page, feedback.makePrivate)
    await dialogOf(page).waitFor()
  }),
  ["deleting", "/", pressFor(feedback.delete, feedback.deleteTitle)],
  state("what was filtered", "/", async (page) => {
    await page.getByRole("tab", { name: feedback.tabFiltered }).click()
    await page.getByRole("tabpanel").getByText(placeholders.filtered).waitFor()
  }),
  state("showing a note to the operator", "/", async (page) => {
    await press(page, feedback.details)
    await press(page, feedback.showOperator)
    await dialogOf(page).getByText(feedback.operatorTitle).waitFor()
  })
]

const noticeStates = ({ links, shell }: Catalogue): ReadonlyArray<ScreenState> => [
  spoilingState("a toast", "/", async (page) => {
    await press(page, links.refresh)
    await page.getByText(links.refreshed).first().waitFor()
  }),
  spoilingState("no connection", "/", async (page) => {
    await waitForInsight(page)
    await page.context().setOffline(true)
    await page.getByText(shell.offline).waitFor()
  })
]

const insightStates = ({ insights, shell }: Catalogue): ReadonlyArray<ScreenState> => [
  state("what is behind a phrase of the insight", "/", async (page) => {
    await page.locator("a.insights-finding").first().click()
    await page.getByRole("button", { name: insights.showAll }).waitFor()
  }),
  [
    "a phrase that the insight says no more",
    "/feedback?strength=Juggling",
    waitForText(insights.gone({ phrase: "Juggling" }))
  ],
  ["Insights", "/insights", waitForText(shell.insightsTitle)]
]

const badgeStates = ({ achievements, badges }: Catalogue): ReadonlyArray<ScreenState> => {
  const earned = badges.names["reliability-5"]
  const locked = badges.names["leadership-25"]
  return [
    ["the achievements", "/achievements", waitForText(achievements.summary({ total: 25, unlocked: 1 }))],
    ["a badge", "/achievements", pressFor(new RegExp(earned), earned)],
    ["a locked badge", "/achievements", pressFor(new RegExp(locked), locked)],
    state("showing badges", "/achievements", async (page) => {
      await page.getByRole("radio", { name: achievements.yes }).click()
      await dialogOf(page).getByText(achievements.confirmShow).waitFor()
    })
  ]
}

const settingStates = ({
  accountRights,
  accountSettings,
  ownerErrors,
  profile,
  questions,
  secondFactor,
  shell
}: Catalogue): ReadonlyArray<ScreenState> => [
  ["Profile Settings", "/profile-settings", waitForText(shell.settingsTitle)],
  state("the account, with its forms open", "/account", async (page) => {
    await press(page, accountSettings.changeEmail)
    await press(page, accountSettings.changePassword)
    await press(page, accountSettings.changePassword)
    await page.getByText(accountSettings.newMissing).waitFor()
    await page.getByText(accountSettings.thisOne).waitFor()
  }),
  state("a question that is refused", "/account", async (page) => {
    const question = page.getByLabel(questions.question({ number: 1 }), { exact: true })
    await page.getByRole("button", { name: questions.save }).waitFor()
    // The tab keeps the draft that another language's turn left.
    if ((await question.count()) === 0) await press(page, questions.add)
    await question.fill("Ask @asha?")
    await press(page, questions.save)
    const problem = ownerErrors.texts.pleaseLeaveOutHandlesAddressesAndNumbersOfFiveDigits
    await page.getByText(problem).waitFor()
  }),
  state("setting up a second factor", "/account", async (page) => {
    await press(page, secondFactor.setUp)
    await page.getByRole("button", { name: secondFactor.begin }).waitFor()
  }),
  ["deleting the account", "/account", pressFor(accountRights.leave, accountRights.leaveQuestion)],
  ["the wizard as a page", "/onboarding", waitForText(profile.onboardingHint)]
]

/** The table of notes, for an owner with some. */
export const feedbackPageStates = ({ feedback }: Catalogue): ReadonlyArray<ScreenState> => [
  ["the table", "/feedback", (page) => page.getByRole("row").nth(1).waitFor()],
  ["notes that the filters leave out", "/feedback?mark=done&visibility=private", waitForHeading],
  ["rejected notes", "/feedback?tab=rejected", waitForHeading],
  ["the filters", "/feedback", (page) => press(page, feedback.filters)],
  ["a note's menu", "/feedback", (page) => press(page, new RegExp(`^${feedback.columns.actions}`))],
  ["a selection", "/feedback", (page) => page.getByRole("checkbox").nth(1).click()],
  ["a note's details", "/", (page) => press(page, feedback.details)]
]

/** For an owner who has as many public notes as there may be, and a private one. */
export const statesAtLimit = ({ feedback }: Catalogue): ReadonlyArray<ScreenState> => [
  ["a swap", "/", pressFor(feedback.swap, feedback.swapTitle)]
]

/** For an owner with private notes, a public one and a filtered one, and with the badge for five reliable notes. */
export const ownerStates = (catalogue: Catalogue): ReadonlyArray<ScreenState> => [
  ["the dashboard", "/", waitForInsight],
  ["the dashboard that did not load", "/", brokenCalls(catalogue.insights.failed)],
  ...profileStates(catalogue),
  ...linkStates(catalogue),
  ...noteStates(catalogue),
  ...noticeStates(catalogue),
  ...insightStates(catalogue),
  ...badgeStates(catalogue),
  ...settingStates(catalogue)
]
