import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { adminMessages } from "#ui/messages/generated/en/admin.ts"
import {
  admin,
  adminEnv,
  editButton,
  editorOf,
  openAdmin,
  openEditor,
  openPortal,
  openTab,
  untilToast,
  uploadOf
} from "../support/admin-visit.ts"
import type { BrowserVisit } from "../support/browser.ts"
import { phonePhoto } from "../support/images.ts"
import { pressEnterOn, typeInto } from "../support/keyboard.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAt } from "../support/soundness.ts"

const sizes = {
  phone: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 }
}

const site = siteForAll(adminEnv)

const picture = async () => ({ name: "a.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(300) })

type AdminScreenState = readonly [name: string, reach: (page: Page) => Promise<unknown>]

const states: ReadonlyArray<AdminScreenState> = [
  [
    "the list",
    async (page) => {
      await page.goto("/admin/home")
      await editButton(page, "Steady Hand").waitFor()
    }
  ],
  [
    "the editor with a picture and a bonus that is none",
    async (page) => {
      const on = await openEditor(page, "Steady Hand")
      await on.bonus.fill("none")
      await on.file.setInputFiles(await picture())
      await on.newPicture.waitFor()
    }
  ],
  [
    "the editor with a file that is no picture, refused",
    async (page) => {
      const on = await openEditor(page, "Steady Hand")
      await on.file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("words") })
      await on.editor.getByText(adminMessages.notAPicture).waitFor()
      await on.save.click()
      await untilToast(page, "Update Failed")
    }
  ],
  [
    "the upload form",
    async (page) => {
      await page.goto("/admin/home")
      await openTab(page, adminMessages.tabUpload)
      const on = uploadOf(page)
      await on.badge.selectOption("Hive Enlightened")
      await on.file.setInputFiles(await picture())
      await on.newPicture.waitFor()
    }
  ],
  [
    "the older list",
    async (page) => {
      await page.goto("/admin")
      await page.getByText("Hive Enlightened").waitFor()
    }
  ],
  [
    "the figures",
    async (page) => {
      await page.goto("/admin")
      await openTab(page, adminMessages.tabAnalytics)
      await page.getByText("Other/General").waitFor()
    }
  ]
]

describe("on a phone and a desk, in both themes, axe and the width have nothing against", () => {
  let signedIn: BrowserVisit
  beforeAll(async () => {
    signedIn = await openAdmin(site.browser, site.server.url)
  })

  test.each(states)("%s", async (_name, reach) => {
    const { page } = signedIn
    await page.setViewportSize(sizes.phone)
    await reach(page)
    expect(await complaintsAt(page, sizes)).toEqual([])
  })

  test("the sign-in that says what is missing", async () => {
    const { page } = await openPortal(site.browser, site.server.url, {
      viewport: sizes.phone
    })
    await page.goto("/admin/login")
    await page.getByRole("button", { name: adminMessages.logIn }).click()
    await page.getByText(adminMessages.usernameRequired).waitFor()
    expect(await complaintsAt(page, sizes)).toEqual([])
  })
})

test("all of it goes by the keyboard alone", async () => {
  const { page } = await openPortal(site.browser, site.server.url)
  await page.goto("/admin/login")
  await typeInto(page, page.getByLabel(adminMessages.username), admin.username)
  await typeInto(page, page.getByLabel(adminMessages.password, { exact: true }), admin.password)
  await page.keyboard.press("Enter")
  await editButton(page, "Clear Voice").waitFor()
  await pressEnterOn(page, editButton(page, "Clear Voice"))
  const on = editorOf(page)
  await typeInto(page, on.name, "s")
  await pressEnterOn(page, on.save)
  await untilToast(page, "Badge Updated Successfully")
  await page.getByRole("tab", { name: adminMessages.tabBadges }).focus()
  await page.keyboard.press("ArrowRight")
  await uploadOf(page).badge.waitFor()
  await pressEnterOn(page, uploadOf(page).submit)
  await untilToast(page, "Missing Information")
  await pressEnterOn(page, page.getByRole("button", { name: adminMessages.logout }))
  await page.getByRole("heading", { name: adminMessages.loginTitle }).waitFor()
})
