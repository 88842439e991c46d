import type { Page } from "playwright-core"
import type { Catalogue } from "#ui/messages/generated/catalogue.ts"
import { photo, press, type ScreenState, spoiling, state, waitForText } from "./screen-state.ts"

export const operatorStatesWithoutSecondFactor = ({
  secondFactor
}: Catalogue): ReadonlyArray<ScreenState> => [
  ["an operators' page that asks for it", "/admin/owners", spoiling(waitForText(secondFactor.forOperators))]
]

/** For an operator who has set up a second factor, on a server with the owner Asha Raman and without reports. */
export const operatorStates = ({
  installation,
  invitations,
  reports,
  secondFactor
}: Catalogue): ReadonlyArray<ScreenState> => [
  ["an operator's second factor", "/admin/second-factor", waitForText(secondFactor.codesLeft({ count: 10 }))],
  ["the owners", "/admin/owners", waitForText("Asha Raman")],
  ["the invitations", "/admin/invitations", waitForText(invitations.makeTitle)],
  ["the reports", "/admin/reports", waitForText(reports.none)],
  ["the installation", "/admin/installation", waitForText(installation.keyHint)]
]

/** For an admin of either role, with or without a second factor. */
export const portalStates = ({ admin }: Catalogue): ReadonlyArray<ScreenState> => {
  const edit = async (page: Page): Promise<void> => {
    await press(page, new RegExp(admin.editBadge({ name: "" }).trim()))
    await page.getByLabel(admin.bonusField).first().waitFor()
  }
  return [
    ["the badges", "/admin/home", (page) => page.getByRole("listitem").first().waitFor()],
    state("editing a badge, with a picture and a bonus that is none", "/admin/home", async (page) => {
      await edit(page)
      await page.getByLabel(admin.bonusField).fill("none")
      await page.locator("input[type=file]").setInputFiles(photo)
      await page.getByRole("img", { name: admin.newPicture }).waitFor()
    }),
    state("an upload", "/admin/home", async (page) => {
      await page.getByRole("tab", { name: admin.tabUpload }).click()
      await page.getByLabel(admin.badge, { exact: true }).selectOption({ index: 1 })
      await page.locator("input[type=file]").setInputFiles(photo)
      await page.getByRole("img", { name: admin.newPicture }).waitFor()
    }),
    ["the figures", "/admin", (page) => page.getByRole("tab", { name: admin.tabAnalytics }).click()]
  ]
}
