import type { Page } from "playwright-core"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { inLongForm, photo, press, type ScreenState, spoiling, waitForText } from "./screen-state.ts"

export const operatorStatesWithoutSecondFactor = ({
  secondFactor
}: Catalogue): ReadonlyArray<ScreenState> => [
  ...inLongForm([
    "an operator's second factor, off",
    "/admin/second-factor",
    spoiling(waitForText(secondFactor.isOff))
  ]),
  ["an operators' page that asks for it", "/admin/owners", spoiling(waitForText(secondFactor.forOperators))]
]

/** For an operator who has set up a second factor, on a server with the owner Asha Raman and without reports. */
export const operatorStates = ({
  installation,
  invitations,
  owners,
  reports,
  secondFactor
}: Catalogue): ReadonlyArray<ScreenState> => [
  ["an operator's second factor", "/admin/second-factor", waitForText(secondFactor.codesLeft({ count: 10 }))],
  ["the owners", "/admin/owners", waitForText("Asha Raman")],
  ...inLongForm([
    "an owner who is none",
    "/admin/owners",
    async (page) => {
      await page.getByLabel(owners.search).fill("nobody at all")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { name: owners.none }).waitFor()
    }
  ]),
  ["the invitations", "/admin/invitations", waitForText(invitations.makeTitle)],
  ["the reports", "/admin/reports", waitForText(reports.none)],
  ["the installation", "/admin/installation", waitForText(installation.keyHint)]
]

const words = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("words") }

/** For an admin of either role, with or without a second factor. */
export const portalStates = ({ admin }: Catalogue): ReadonlyArray<ScreenState> => {
  const edit = async (page: Page): Promise<void> => {
    await press(page, new RegExp(admin.editBadge({ name: "" }).trim()))
    await page.getByLabel(admin.bonusField).first().waitFor()
  }
  return [
    ["the badges", "/admin/home", (page) => page.getByRole("listitem").first().waitFor()],
    ...inLongForm(["editing a badge", "/admin/home", edit]),
    [
      "editing a badge, with a picture and a bonus that is none",
      "/admin/home",
      async (page) => {
        await edit(page)
        await page.getByLabel(admin.bonusField).fill("none")
        await page.locator("input[type=file]").setInputFiles(photo)
        await page.getByRole("img", { name: admin.newPicture }).waitFor()
      }
    ],
    ...inLongForm([
      "editing a badge, with a file that is no picture",
      "/admin/home",
      async (page) => {
        await edit(page)
        await page.locator("input[type=file]").setInputFiles(words)
        await page.getByText(admin.notAPicture).waitFor()
      }
    ]),
    [
      "an upload",
      "/admin/home",
      async (page) => {
        await page.getByRole("tab", { name: admin.tabUpload }).click()
        await page.getByLabel(admin.badge, { exact: true }).selectOption({ index: 1 })
        await page.locator("input[type=file]").setInputFiles(photo)
        await page.getByRole("img", { name: admin.newPicture }).waitFor()
      }
    ],
    ...inLongForm([
      "the older list of badges",
      "/admin",
      (page) => page.getByRole("listitem").first().waitFor()
    ]),
    ["the figures", "/admin", (page) => page.getByRole("tab", { name: admin.tabAnalytics }).click()]
  ]
}
