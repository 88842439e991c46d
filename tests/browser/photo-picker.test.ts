import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Locator } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/dashboard.ts"
import { profileMessages } from "#ui/messages/profile.ts"
import { isFocused } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner } from "../support/owner-visit.ts"
import { pickerIn } from "../support/photo-picker.ts"
import { toastText } from "../support/screens.ts"
import { siteForAll } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const imageFile = fileURLToPath(new URL("../../docs/screenshots/visitor-phone.png", import.meta.url))
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const photo = file("me.png", "image/png", readFileSync(imageFile))
const words = file("me.txt", "text/plain", Buffer.from("a face"))
const broken = file("me.jpg", "image/jpeg", Buffer.from("no picture"))
const huge = file("huge.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1))

const site = siteForAll()

let asha: OwnerVisit

beforeAll(async () => {
  asha = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
})

const editing = async (act: (owner: OwnerVisit, dialog: Locator) => Promise<void>): Promise<void> => {
  await asha.page.goto("/")
  await asha.page.getByRole("button", { name: dashboardMessages.editProfile }).click()
  await act(asha, asha.page.getByRole("dialog", { name: profileMessages.editTitle }))
  await asha.page.unrouteAll({ behavior: "ignoreErrors" })
}

const radiusOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderRadius))

test("[spec 4 7] [spec 9 18] empty, then a round preview of 24 units, then empty again", () =>
  editing(async (_, dialog) => {
    const { input, add, change, remove, helper, preview } = pickerIn(dialog)
    await helper.waitFor()
    expect(await preview.count()).toBe(0)
    expect(await input.getAttribute("accept")).toBe("image/*")
    await input.setInputFiles(photo)
    await preview.waitFor()
    expect(await preview.boundingBox()).toMatchObject({ width: 96, height: 96 })
    expect(await radiusOf(preview)).toBeGreaterThanOrEqual(48)
    await change.waitFor()
    await remove.click()
    await helper.waitFor()
    expect(await preview.count()).toBe(0)
    expect(await input.inputValue()).toBe("")
    await expect.poll(() => isFocused(add)).toBe(true)
  }))

test("[spec 4 7] choosing no file clears the preview, and nothing is sent", () =>
  editing(async ({ page }, dialog) => {
    const { input, helper, preview } = pickerIn(dialog)
    await input.setInputFiles(photo)
    await preview.waitFor()
    await input.setInputFiles([])
    await helper.waitFor()
    const save = page.waitForRequest("**/api/user/profile")
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    expect((await save).postData()).not.toContain("profileImage")
    await expect.poll(() => toastText(page)).toContain(profileMessages.saved)
  }))

test.each([
  ["too large", huge, "File size must be less than 5MB"],
  ["no image", words, "Invalid file type"],
  ["an image by name alone", broken, "Invalid file type"]
])("[spec 4 7] [spec 5 3] a file that is %s: an error, and it is not sent", (_, wrong, text) =>
  editing(async ({ page }, dialog) => {
    const { input, helper, problem } = pickerIn(dialog)
    await input.setInputFiles(wrong)
    await problem.getByText(text).waitFor()
    await helper.waitFor()
    const save = page.waitForRequest("**/api/user/profile")
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    expect((await save).postData()).not.toContain("profileImage")
  })
)

test("[spec 4 7] removing clears the error too", () =>
  editing(async (_, dialog) => {
    const { input, remove, preview, problem } = pickerIn(dialog)
    await input.setInputFiles(photo)
    await preview.waitFor()
    await input.setInputFiles(words)
    await problem.getByText("Invalid file type").waitFor()
    expect(await preview.count()).toBe(1)
    await remove.click()
    await expect.poll(() => problem.textContent()).toBe("")
  }))

test("[spec 8 2] a photo that the server refuses: it says so, and nothing that was typed is lost", () =>
  editing(async ({ page, user }, dialog) => {
    const { input, remove, preview } = pickerIn(dialog)
    await page.route("**/api/user/profile", async (route) =>
      route.request().postDataBuffer()?.includes("profileImage") === true
        ? route.fulfill({ status: 415, json: { message: "Invalid file type" } })
        : route.continue()
    )
    await dialog.getByLabel(profileMessages.jobTitle).fill("Engineer")
    await input.setInputFiles(photo)
    await preview.waitFor()
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    await expect
      .poll(() => toastText(page))
      .toContain("Failed to update profile. Please try again. Invalid file type")
    expect(await dialog.getByLabel(profileMessages.jobTitle).inputValue()).toBe("Engineer")
    await remove.click()
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    await expect.poll(async () => (await user()).jobTitle).toBe("Engineer")
  }))

test("[spec 1 2] a photo that is saved stands for its owner, until it is removed", () =>
  editing(async ({ page, user }, dialog) => {
    const { input, preview, remove } = pickerIn(dialog)
    const save = dialog.getByRole("button", { name: profileMessages.saveChanges })
    await input.setInputFiles(photo)
    await preview.waitFor()
    await save.click()
    await expect.poll(async () => (await user()).profileImageUrl).not.toBeNull()
    await page.getByRole("complementary").locator("img.avatar").waitFor()
    await page.reload()
    await page.getByRole("button", { name: dashboardMessages.editProfile }).click()
    await preview.waitFor()
    await remove.click()
    await save.click()
    await expect.poll(async () => (await user()).profileImageUrl).toBeNull()
    await expect.poll(() => page.locator("img.avatar").count()).toBe(0)
  }))

test("[spec 8 2] the wizard shows the photo for review, and why it was not taken", async () => {
  const { page, leave } = await openOwner(site.browser, site.server.url, null)
  const on = wizardOf(page)
  await page.goto("/")
  await on.name.fill("Meera Iyer")
  await on.next.click()
  await pickerIn(on.wizard).input.setInputFiles(photo)
  await pickerIn(on.wizard).preview.waitFor()
  await on.next.click()
  await on.review.locator("img").waitFor()
  await page.route("**/api/user/profile", (route) =>
    route.fulfill({ status: 415, json: { message: "Invalid file type" } })
  )
  await on.complete.click()
  await on.wizard.getByRole("alert").getByText("Invalid file type").waitFor()
  await on.back.click()
  await pickerIn(on.wizard).preview.waitFor()
  await leave()
})
