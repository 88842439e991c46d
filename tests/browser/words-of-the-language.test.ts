import { fileURLToPath } from "node:url"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"
import { catalogueOf } from "#ui/messages/server-messages.ts"
import { adminEnv, openAdmin, setUpSecondFactor } from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { englishRunsOn } from "../support/english-runs.ts"
import { ownerForAll } from "../support/owner-visit.ts"
import { reliableText } from "../support/praise.ts"
import { siteForAll } from "../support/site.ts"

const language = "ta"
const tamil = catalogueOf(language)

const texts = [...reliableText, "மீட்டிங்கில் அனைவருக்கும் பேச வாய்ப்பு தருகிறீர்கள்.", "You are a worthless idiot"]
const photo = fileURLToPath(new URL("../../docs/screenshots/visitor-phone.png", import.meta.url))

const site = siteForAll({ ...adminEnv, CONTACT: "https://people.example/help" })
const asha = ownerForAll(site, texts, { profile: { name: "Asha Raman" }, publicCount: 1 })
let stranger: BrowserVisit
let operator: BrowserVisit

beforeAll(async () => {
  operator = await openAdmin(site.browser, site.server.url, { locale: language, reducedMotion: "reduce" })
  await setUpSecondFactor(operator.page, site.server.url)
  stranger = await site.visit({ locale: language, reducedMotion: "reduce" })
  const chosen = { headers: { origin: site.server.url }, data: { language } }
  await asha.context.request.put("/api/account/language", chosen)
})

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click()

const dialog = (page: Page) => page.locator("[role=dialog], [role=alertdialog]")

const open =
  (...names: ReadonlyArray<string | RegExp>) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await press(page, name)
    await dialog(page).first().waitFor()
  }

const choose =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole("tab", { name }).first().click()
  }

type TamilScreen = readonly [name: string, path: string, reach?: (page: Page) => Promise<unknown>]

const failing = (status: number) => async (page: Page) => {
  await page.route(/\/api\/(?!auth)/, (route) => route.fulfill({ status, json: {} }))
  await page.reload()
  await page.getByText(tamil.common.didNotLoad).first().waitFor()
}

const { achievements, accountSettings, admin, dashboard, feedback, links, profile, questions } = tamil

const owned: ReadonlyArray<TamilScreen> = [
  ["the dashboard", "/"],
  ["its filtered notes", "/", choose(feedback.tabFiltered)],
  ["the dashboard that did not load", "/", failing(503)],
  ["Edit Profile", "/", open(dashboard.editProfile)],
  [
    "Edit Profile, all wrong",
    "/",
    async (page) => {
      await open(dashboard.editProfile)(page)
      await dialog(page).getByLabel(profile.bio, { exact: true }).fill("அ".repeat(601))
      await dialog(page).getByLabel(profile.name).fill("")
      await page.locator("input[type=file]").setInputFiles(photo)
    }
  ],
  [
    "a link that is not free",
    "/",
    async (page) => {
      await open(links.customize)(page)
      await dialog(page).getByLabel(links.field).fill("dashboard")
      await press(page, links.check)
      await dialog(page).getByText(links.suggestions).waitFor()
    }
  ],
  ["asking for feedback", "/", open(tamil.asking.open)],
  ["making public", "/", open(feedback.makePublic)],
  ["deleting", "/", open(feedback.delete)],
  ["a note", "/", open(feedback.details)],
  ["showing a note to the operator", "/", open(feedback.details, feedback.showOperator)],
  ["a toast", "/", (page) => press(page, links.refresh)],
  ["the table", "/feedback"],
  ["the table, filtered", "/feedback?mark=done&visibility=private"],
  ["the filters", "/feedback", (page) => press(page, feedback.filters)],
  ["the menu of a row", "/feedback", (page) => press(page, new RegExp(`^${feedback.columns.actions}`))],
  ["rejected notes", "/feedback?tab=rejected"],
  ["a phrase that the insight says no more", "/feedback?strength=x"],
  ["the achievements", "/achievements"],
  ["a badge", "/achievements", open(tamil.badges.names["reliability-5"])],
  ["a locked badge", "/achievements", open(new RegExp(tamil.badges.names["leadership-25"]))],
  ["showing badges", "/achievements", (page) => page.getByRole("radio", { name: achievements.yes }).click()],
  ["Insights", "/insights"],
  ["Profile Settings", "/profile-settings"],
  [
    "the account, with its forms open",
    "/account",
    async (page) => {
      await press(page, accountSettings.changeEmail)
      await press(page, accountSettings.changePassword)
      await press(page, questions.add)
      await press(page, tamil.secondFactor.setUp)
    }
  ],
  ["deleting the account", "/account", open(tamil.accountRights.leave)]
]

/** Nights would pass until a server said this. */
const lookUp = (found: object) => async (page: Page) => {
  const json = { rejectedFor: null, status: null, answer: null, ...found }
  await page.route("**/api/receipt", (route) => route.fulfill({ json }))
  await page.getByLabel(tamil.receiptPage.code).fill(receiptCodeOf(new Uint8Array(10)))
  await press(page, tamil.receiptPage.lookUp)
  await page.getByRole("button", { name: tamil.receiptPage.another }).waitFor()
}

const send = (email: string, password: string, name: string) => async (page: Page) => {
  await page.getByLabel(tamil.signIn.email).fill(email)
  await page.getByLabel(tamil.signIn.password, { exact: true }).fill(password)
  await press(page, name)
  await page.getByRole("alert").first().waitFor()
}

const publicScreens: ReadonlyArray<TamilScreen> = [
  ["the landing page", "/"],
  ["signing in, refused", "/sign-in", send("nobody@people.example", "wrong", tamil.signIn.signIn)],
  ["signing up, too weak", "/sign-up", send("new@people.example", "short", tamil.signIn.signUp)],
  ["a forgotten password, without mail", "/forgot-password"],
  ["a link that opens nothing", "/reset-password"],
  ["confirming", "/confirm"],
  ["privacy", "/privacy"],
  ["security", "/security"],
  ["terms", "/terms"],
  ["a page", "/asha-raman"],
  [
    "a note with traces, too long",
    "/asha-raman",
    async (page) => {
      await page.getByRole("textbox").fill(`9876543210 ${"அ ".repeat(300)}`)
      await page.getByText(tamil.apiErrors.texts.feedbackMustBe300CharactersOrLess).waitFor()
    }
  ],
  [
    "a note that was sent",
    "/asha-raman",
    async (page) => {
      await page.getByRole("textbox").fill("நீங்கள் நன்றாகக் கேட்கிறீர்கள்.")
      await press(page, tamil.visitor.submit)
      await page.getByRole("heading", { name: tamil.visitor.sentTitle }).waitFor()
    }
  ],
  ["reporting a page", "/report/asha"],
  ["a report that was sent", "/report/asha?sent=1"],
  ["a receipt's page", "/receipt"],
  ["a receipt of a note that was received", "/receipt", lookUp({ state: "received" })],
  ["a receipt of a note that was answered", "/receipt", lookUp({ state: "shown", status: "acted" })],
  [
    "a receipt of a note that was held back",
    "/receipt",
    lookUp({ state: "rejected", rejectedFor: "insult" })
  ],
  ["a page that is none", "/no/such"],
  ["a link that is nobody's", "/nobody"],
  ["reporting a page that is nobody's", "/report/nobody"],
  ["notes of nobody, embedded", "/embed/nobody"]
]

const operated: ReadonlyArray<TamilScreen> = [
  ["the badges", "/admin/home"],
  ["editing a badge", "/admin/home", (page) => press(page, admin.edit)],
  ["uploading a badge", "/admin/home", choose(admin.tabUpload)],
  ["the owners", "/admin/owners"],
  ["the invitations", "/admin/invitations"],
  ["the reports", "/admin/reports"],
  ["the installation", "/admin/installation"],
  ["a second factor", "/admin/second-factor"]
]

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState("networkidle")
  await expect.poll(() => page.locator(".skeleton").count()).toBe(0)
}

interface ReachedScreen {
  readonly path: string
  readonly reach: (page: Page) => Promise<unknown>
}

const inspect = async ({ page }: BrowserVisit, { path, reach }: ReachedScreen): Promise<void> => {
  onTestFinished(() => page.unrouteAll({ behavior: "ignoreErrors" }))
  await page.goto(path)
  await settled(page)
  await reach(page)
  await page.waitForLoadState("networkidle")
  expect(await page.locator("html").getAttribute("lang")).toBe(language)
  expect(await englishRunsOn(page, language, texts)).toEqual([])
}

const screensOf = (screens: ReadonlyArray<TamilScreen>) =>
  screens.map(([name, path, reach = settled]) => ({ name, path, reach }))

describe("a screen in Tamil says nothing in English", () => {
  test.each(screensOf(publicScreens))("$name", (screen) => inspect(stranger, screen))

  test.each(screensOf(owned))("$name", (screen) => inspect(asha, screen))

  test.each(screensOf(operated))("$name", (screen) => inspect(operator, screen))
})

test("the editor of a badge that comes with HonestHive says in Tamil what its English name and description are", async () => {
  const { page } = operator
  await page.goto("/admin/home")
  await press(page, admin.edit)
  const { names } = tamil.badges
  const name = page.getByLabel(admin.name, { exact: true })
  await expect.poll(() => page.getByText(names["leadership-5"]).count()).toBeGreaterThan(1)
  await name.fill("Ours")
  await expect.poll(() => page.getByText(admin.readAs({ text: names["leadership-5"] })).count()).toBe(0)
})
