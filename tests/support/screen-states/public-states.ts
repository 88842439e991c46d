import type { ResponseOf } from "#core/contract/call.ts"
import type { calls } from "#core/contract/calls.ts"
import { receiptCodeOf } from "#core/domain/receipts/receipt-code.ts"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { press, type ScreenState, state, waitForHeading, waitForText } from "./screen-state.ts"

const signInStates = ({ admin, ownerErrors, signIn }: Catalogue): ReadonlyArray<ScreenState> => [
  state("signing in, refused", "/sign-in", async (page) => {
    await page.getByLabel(signIn.email).fill("nobody@people.example")
    await page.getByLabel(signIn.password, { exact: true }).fill("wrong")
    await press(page, signIn.signIn)
    await page.getByText(ownerErrors.texts.invalidEmailOrPassword).waitFor()
  }),
  state("signing up, too weak", "/sign-up", async (page) => {
    await page.getByLabel(signIn.email).fill("new@people.example")
    await page.getByLabel(signIn.password, { exact: true }).fill("short")
    await press(page, signIn.signUp)
    await page.getByRole("alert").first().waitFor()
  }),
  ["a forgotten password, without mail", "/forgot-password", waitForText("people.example/help")],
  state("the operators' sign-in, empty", "/admin/login", async (page) => {
    await press(page, admin.logIn)
    await page.getByText(admin.usernameRequired).waitFor()
  }),
  ["a mailed link without its secret", "/reset-password", waitForText(signIn.openAgainTitle)]
]

const reportStates = ({ report }: Catalogue): ReadonlyArray<ScreenState> => [
  state("a report that is too long", "/report/asha", async (page) => {
    await page.getByLabel(report.reasons.imitation).check()
    await page.getByLabel(report.words).fill("a".repeat(301))
    await press(page, report.submit)
    await page.getByRole("alert").waitFor()
  }),
  ["a report that was sent", "/report/asha?sent=1", waitForText(report.sentTitle)]
]

export const longAnswer =
  "Thank you, I talked to all of them, and from now on we begin with whoever said least. ".repeat(3)

type Receipt = ResponseOf<typeof calls.readReceipt>

const receiptStates = ({ receiptPage }: Catalogue): ReadonlyArray<ScreenState> => {
  /** Fakes the response, which the server would give only after some nights. */
  const lookUp =
    (found: Partial<Receipt> & Pick<Receipt, "state">): ScreenState[2] =>
    async (page) => {
      const json = { rejectedFor: null, status: null, answer: null, ...found }
      await page.route("**/api/receipt", (route) => route.fulfill({ json }))
      await page.getByLabel(receiptPage.code).fill(receiptCodeOf(new Uint8Array(10)))
      await press(page, receiptPage.lookUp)
      await page.getByRole("heading", { name: receiptPage.states[found.state].title }).waitFor()
    }
  return [
    state("a receipt's code that is mistyped", "/receipt", async (page) => {
      await page.getByLabel(receiptPage.code).fill("0000 0000 0000 0000 1")
      await press(page, receiptPage.lookUp)
      await page.getByText(receiptPage.mistyped).waitFor()
    }),
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
    state("taking a note back", "/receipt", async (page) => {
      await lookUp({ state: "shown" })(page)
      await press(page, receiptPage.takeBack)
      await page.getByRole("heading", { name: receiptPage.confirmTitle }).waitFor()
    }),
    state("a note that was taken back", "/receipt", async (page) => {
      await lookUp({ state: "received" })(page)
      await page.route("**/api/receipt/take-back", (route) => route.fulfill({ status: 202, json: {} }))
      await press(page, receiptPage.takeBack)
      await press(page, receiptPage.confirm)
      await page.getByRole("heading", { name: receiptPage.takenBackTitle }).waitFor()
    })
  ]
}

/** The page of an owner with public notes, and that of an unknown link, as visitors find them. */
export const visitorStates = (
  { apiErrors, visitor }: Catalogue,
  link: string
): ReadonlyArray<ScreenState> => [
  ["a page", link, waitForHeading],
  state("a note with traces, too long", link, async (page) => {
    await page.getByRole("textbox").fill(`9876543210 ${"அ ".repeat(300)}`)
    await page.getByText(apiErrors.texts.feedbackMustBe300CharactersOrLess).waitFor()
  }),
  state("a note that was sent", link, async (page) => {
    await page.getByRole("textbox").fill("நீங்கள் நன்றாகக் கேட்கிறீர்கள்.")
    await press(page, visitor.submit)
    await page.getByRole("heading", { name: visitor.sentTitle }).waitFor()
  }),
  ["notes of nobody, embedded", "/embed/nobody", waitForHeading]
]

/** For people who aren't signed in, on a server with a contact and without mail. */
export const publicStates = (catalogue: Catalogue): ReadonlyArray<ScreenState> => [
  ...["/", "/confirm", "/security", "/privacy", "/terms"].map(
    (path) => [path, path, waitForHeading] as const
  ),
  ...signInStates(catalogue),
  ["a link that is nobody's", "/nobody-here", waitForText(catalogue.visitorDocuments.notFoundTitle)],
  ...reportStates(catalogue),
  ...receiptStates(catalogue),
  ["a page that is none", "/no/such", waitForText(catalogue.common.notFoundTitle)]
]
