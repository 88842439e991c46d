import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Page, ViewportSize } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"
import { accountSettingsMessages } from "#ui/messages/generated/en/account-settings.ts"
import { achievementsMessages as achievementMessages } from "#ui/messages/generated/en/achievements.ts"
import { commonMessages } from "#ui/messages/generated/en/common.ts"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { feedbackMessages } from "#ui/messages/generated/en/feedback.ts"
import { insightsMessages as insightMessages } from "#ui/messages/generated/en/insights.ts"
import { installationMessages } from "#ui/messages/generated/en/installation.ts"
import { invitationsMessages as invitationMessages } from "#ui/messages/generated/en/invitations.ts"
import { linksMessages as linkMessages } from "#ui/messages/generated/en/links.ts"
import { ownersMessages } from "#ui/messages/generated/en/owners.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { questionsMessages as questionMessages } from "#ui/messages/generated/en/questions.ts"
import { receiptPageMessages } from "#ui/messages/generated/en/receipt-page.ts"
import { reportMessages } from "#ui/messages/generated/en/report.ts"
import { reportsMessages } from "#ui/messages/generated/en/reports.ts"
import { secondFactorMessages } from "#ui/messages/generated/en/second-factor.ts"
import { shellMessages } from "#ui/messages/generated/en/shell.ts"
import { signInMessages } from "#ui/messages/generated/en/sign-in.ts"
import { adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const texts = [...reliableText, "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்.", "You are a worthless idiot"]
const photo = {
  name: "me.png",
  mimeType: "image/png",
  buffer: readFileSync(fileURLToPath(new URL("../../docs/screenshots/visitor-phone.png", import.meta.url)))
}
const sizes = { phone: { width: 320, height: 640 }, desk: { width: 1280, height: 800 } }

const site = siteForAll({ ...adminEnv, CONTACT: "https://people.example/help" })
const asha = ownerForAll(site, texts, {
  profile: { name: "Asha Raman", jobTitle: "Engineer" },
  publicCount: 1
})
let stranger: BrowserVisit
let operator: BrowserVisit

beforeAll(async () => {
  operator = await openAdmin(site.browser, site.server.url, { reducedMotion: "reduce" })
  stranger = await site.visit({ reducedMotion: "reduce" })
})

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()

const dialog = (page: Page) => page.locator("[role=dialog], [role=alertdialog]")

const edit = async (page: Page): Promise<void> => {
  await press(page, dashboardMessages.editProfile)
  await dialog(page).waitFor()
}

const checkLink = async (page: Page, link: string, said: string): Promise<void> => {
  await press(page, linkMessages.customize)
  await dialog(page).getByLabel(linkMessages.field).fill(link)
  await press(page, linkMessages.check)
  await dialog(page).getByText(said).waitFor()
}

/** Presses a button, and waits for the dialog that it opens to say this. */
const pressFor =
  (name: string | RegExp, said: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, name)
    await dialog(page).getByText(said).first().waitFor()
  }

type ScreenState = readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>]

const waitForText = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** The server's answers to these never come, or are failures. */
const broken = (status: number | null, said: string) => async (page: Page) => {
  await page.route(/\/api\/(?!auth)/, (route) => (status === null ? undefined : route.fulfill({ status })))
  await page.reload()
  await page.getByText(said).first().waitFor({ state: "attached" })
}

const owned: ReadonlyArray<ScreenState> = [
  ["the dashboard", "/", waitForText(/^\d+(?:%| of \d+) positive/)],
  ["the dashboard that loads", "/", broken(null, feedbackMessages.loading)],
  ["the dashboard that did not load", "/", broken(503, insightMessages.failed)],
  ["Edit Profile", "/", edit],
  [
    "Edit Profile, with a photo",
    "/",
    async (page) => {
      await edit(page)
      await page.locator("input[type=file]").setInputFiles(photo)
      await page.getByRole("img", { name: profileMessages.photoPreview }).waitFor()
    }
  ],
  [
    "Edit Profile, all wrong",
    "/",
    async (page) => {
      await edit(page)
      const words = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") }
      await page.locator("input[type=file]").setInputFiles(words)
      await dialog(page).getByLabel(profileMessages.bio, { exact: true }).fill("x".repeat(601))
      await dialog(page).getByText("Bio must be 600 characters or less").waitFor()
    }
  ],
  ["a link that is free", "/", (page) => checkLink(page, "asha-r", "This link is available!")],
  ["a link that is not", "/", (page) => checkLink(page, "dashboard", linkMessages.suggestions)],
  ["a link that is empty", "/", (page) => checkLink(page, "", linkMessages.empty)],
  ["making public", "/", pressFor(feedbackMessages.makePublic, feedbackMessages.publishTitle)],
  [
    "making private",
    "/",
    async (page) => {
      await page.getByRole("tab", { name: feedbackMessages.tabAll }).click()
      await press(page, feedbackMessages.makePrivate)
      await dialog(page).waitFor()
    }
  ],
  ["deleting", "/", pressFor(feedbackMessages.delete, feedbackMessages.deleteTitle)],
  [
    "what was filtered",
    "/",
    async (page) => {
      await page.getByRole("tab", { name: /^Filtered/ }).click()
      await page.getByRole("tabpanel").getByText("[Content filtered").waitFor()
    }
  ],
  [
    "a toast",
    "/",
    async (page) => {
      await press(page, linkMessages.refresh)
      await page.getByText(linkMessages.refreshed).first().waitFor()
    }
  ],
  [
    "no connection",
    "/",
    async (page) => {
      await page.getByText(/^\d+(?:%| of \d+) positive/).waitFor()
      await page.context().setOffline(true)
      await page.getByText(shellMessages.offline).waitFor()
    }
  ],
  [
    "what is behind a phrase of the insight",
    "/",
    async (page) => {
      await page
        .getByRole("link", { name: /\d notes?$/ })
        .first()
        .click()
      await page.getByRole("button", { name: insightMessages.showAll }).waitFor()
    }
  ],
  [
    "a phrase that the insight says no more",
    "/feedback?strength=Juggling",
    waitForText(insightMessages.gone({ phrase: "Juggling" }))
  ],
  ["the achievements", "/achievements", waitForText("1 of 25 badges")],
  ["the achievements that did not load", "/achievements", broken(503, achievementMessages.start)],
  ["a badge", "/achievements", pressFor(/Steady Hand/, "(+50 points)")],
  ["a locked badge", "/achievements", pressFor(/Guiding Light/, "so far")],
  [
    "showing badges",
    "/achievements",
    async (page) => {
      await page.getByRole("radio", { name: achievementMessages.yes }).click()
      await dialog(page).getByText(achievementMessages.confirmShow).waitFor()
    }
  ],
  ["Insights", "/insights", waitForText(shellMessages.insightsTitle)],
  ["Profile Settings", "/profile-settings", waitForText(shellMessages.settingsTitle)],
  [
    "the account, with its forms open",
    "/account",
    async (page) => {
      await press(page, accountSettingsMessages.changeEmail)
      await press(page, accountSettingsMessages.changePassword)
      await press(page, accountSettingsMessages.changePassword)
      await page.getByText(accountSettingsMessages.newMissing).waitFor()
      await page.getByText(accountSettingsMessages.thisOne).waitFor()
    }
  ],
  [
    "showing a note to the operator",
    "/",
    async (page) => {
      await press(page, feedbackMessages.details)
      await press(page, feedbackMessages.showOperator)
      await dialog(page).getByText(feedbackMessages.operatorTitle).waitFor()
    }
  ],
  [
    "a question that is refused",
    "/account",
    async (page) => {
      await press(page, questionMessages.add)
      await page.getByLabel(questionMessages.question({ number: 1 }), { exact: true }).fill("Ask @asha?")
      await press(page, questionMessages.save)
      await page.getByText("Please leave out handles").waitFor()
    }
  ],
  [
    "setting up a second factor",
    "/account",
    async (page) => {
      await press(page, secondFactorMessages.setUp)
      await page.getByRole("button", { name: secondFactorMessages.begin }).waitFor()
    }
  ],
  ["the wizard as a page", "/onboarding", waitForText(profileMessages.onboardingHint)]
]

const withoutSecondFactor: ReadonlyArray<ScreenState> = [
  ["an operator's second factor, off", "/admin/second-factor", waitForText(secondFactorMessages.isOff)],
  ["an operators' page that asks for it", "/admin/owners", waitForText(secondFactorMessages.forOperators)]
]

const operated: ReadonlyArray<ScreenState> = [
  [
    "an operator's second factor",
    "/admin/second-factor",
    waitForText(secondFactorMessages.codesLeft({ count: 10 }))
  ],
  ["the owners", "/admin/owners", waitForText("Asha Raman")],
  [
    "an owner who is none",
    "/admin/owners",
    async (page) => {
      await page.getByLabel(ownersMessages.search).fill("nobody at all")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { name: ownersMessages.none }).waitFor()
    }
  ],
  ["the invitations", "/admin/invitations", waitForText(invitationMessages.makeTitle)],
  ["the reports", "/admin/reports", waitForText(reportsMessages.none)],
  ["the installation", "/admin/installation", waitForText(installationMessages.keyHint)]
]

interface LookedUp {
  readonly state: "received" | "shown" | "rejected"
  readonly rejectedFor?: string
  readonly status?: string
  readonly answer?: string
}

/** Nights would pass until a server said this. */
const lookUp = (found: LookedUp) => async (page: Page) => {
  const json = { rejectedFor: null, status: null, answer: null, ...found }
  await page.route("**/api/receipt", (route) => route.fulfill({ json }))
  await page.getByLabel(receiptPageMessages.code).fill(receiptCodeOf(new Uint8Array(10)))
  await press(page, receiptPageMessages.lookUp)
  await page.getByRole("heading", { name: receiptPageMessages.states[found.state].title }).waitFor()
}

const longAnswer =
  "Thank you, I talked to all of them, and from now on we begin with whoever said least. ".repeat(3)

const publicStates: ReadonlyArray<ScreenState> = [
  [
    "signing in, refused",
    "/sign-in",
    async (page) => {
      await page.getByLabel(signInMessages.email).fill("nobody@people.example")
      await page.getByLabel(signInMessages.password, { exact: true }).fill("wrong")
      await press(page, signInMessages.signIn)
      await page.getByText("Invalid email or password.").waitFor()
    }
  ],
  [
    "signing up, empty",
    "/sign-up",
    async (page) => {
      await press(page, signInMessages.signUp)
      await page.getByText(signInMessages.emailMissing).waitFor()
    }
  ],
  [
    "signing up, too weak",
    "/sign-up",
    async (page) => {
      await page.getByLabel(signInMessages.email).fill("new@people.example")
      await page.getByLabel(signInMessages.password, { exact: true }).fill("short")
      await press(page, signInMessages.signUp)
      await page.getByRole("alert").first().waitFor()
    }
  ],
  ["a forgotten password, without mail", "/forgot-password", waitForText("people.example/help")],
  ["a link that opens nothing", "/reset-password", waitForText(signInMessages.linkUnusableTitle)],
  ["a link that is nobody's", "/nobody-here", waitForText("Profile Not Found")],
  ["reporting a page", "/report/asha", waitForText(reportMessages.about({ link: "asha" }))],
  [
    "a report that is too long",
    "/report/asha",
    async (page) => {
      await page.getByLabel(reportMessages.reasons.imitation).check()
      await page.getByLabel(reportMessages.words).fill("a".repeat(301))
      await press(page, reportMessages.submit)
      await page.getByRole("alert").waitFor()
    }
  ],
  ["a report that was sent", "/report/asha?sent=1", waitForText(reportMessages.sentTitle)],
  [
    "a receipt's code that is mistyped",
    "/receipt",
    async (page) => {
      await page.getByLabel(receiptPageMessages.code).fill("0000 0000 0000 0000 1")
      await press(page, receiptPageMessages.lookUp)
      await page.getByText(receiptPageMessages.mistyped).waitFor()
    }
  ],
  ["a receipt of a note that was received", "/receipt", lookUp({ state: "received" })],
  [
    "a receipt of a note that was answered",
    "/receipt",
    lookUp({ state: "shown", status: "acted", answer: longAnswer })
  ],
  [
    "a receipt of a note that was held back",
    "/receipt",
    lookUp({ state: "rejected", rejectedFor: "insult" })
  ],
  [
    "taking a note back",
    "/receipt",
    async (page) => {
      await lookUp({ state: "shown" })(page)
      await press(page, receiptPageMessages.takeBack)
      await page.getByRole("heading", { name: receiptPageMessages.confirmTitle }).waitFor()
    }
  ],
  [
    "a note that was taken back",
    "/receipt",
    async (page) => {
      await lookUp({ state: "received" })(page)
      await page.route("**/api/receipt/take-back", (route) => route.fulfill({ status: 202, json: {} }))
      await press(page, receiptPageMessages.takeBack)
      await press(page, receiptPageMessages.confirm)
      await page.getByRole("heading", { name: receiptPageMessages.takenBackTitle }).waitFor()
    }
  ],
  ["a page that is none", "/no/such", waitForText(commonMessages.notFoundTitle)]
]

/** Where a dialog was closed, the page is as it was loaded: what is reached from there needs no second load. */
const atRest = new WeakMap<Page, string>()

/** On the same page, which has the site's files already. */
const inspect = async (
  { context, page }: BrowserVisit,
  [, path, reach]: ScreenState,
  windows: Readonly<Record<string, ViewportSize>> = sizes
): Promise<void> => {
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: "ignoreErrors" })
    await context.setOffline(false)
  })
  await page.setViewportSize(sizes.phone)
  if (atRest.get(page) !== path) await page.goto(path)
  atRest.delete(page)
  await reach(page)
  expect(await complaintsAt(page, windows)).toEqual([])
  if ((await dialog(page).count()) === 0) return
  await page.keyboard.press("Escape")
  await dialog(page).waitFor({ state: "hidden" })
  atRest.set(page, path)
}

describe("on a phone and a desk, in both themes, axe and the window's width have nothing against", () => {
  test.each(owned)("%s", (...state) => inspect(asha, state))

  test.each(publicStates)("%s", (...state) => inspect(stranger, state))

  test.each(withoutSecondFactor)("%s", (...state) => inspect(operator, state))

  describe("with a second factor", () => {
    beforeAll(() => setUpSecondFactor(operator.page, site.server.url))

    test.each(operated)("%s", (...state) => inspect(operator, state))
  })

  test("the phone's menu", () =>
    inspect(asha, ["the menu", "/", pressFor(shellMessages.menu, shellMessages.signOut)], {
      phone: sizes.phone
    }))
})
