import type { Locator, Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { phonePhoto } from "../support/images.ts"
import { isFocused } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner, ownerForAll } from "../support/owner-visit.ts"
import { pickerIn } from "../support/photo-picker.ts"
import { toastText } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const site = sharedSite()
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const words = file("me.txt", "text/plain", Buffer.from("a face"))
const broken = file("me.jpg", "image/jpeg", Buffer.from("no picture"))
const huge = file("huge.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1))
let photo: ReturnType<typeof file>
let otherPhoto: typeof photo

beforeAll(async () => {
  photo = file("me.jpg", "image/jpeg", await phonePhoto())
  otherPhoto = file("me.jpg", "image/jpeg", await phonePhoto(700, { r: 40, g: 90, b: 210 }))
})

/** The photos that a page shows, by address, once all of them are drawn. */
const photosOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  const images = page.locator("img.avatar")
  await images.first().waitFor()
  const isDrawn = (image: Locator) =>
    image.evaluate((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)
  for (const image of await images.all()) await expect.poll(() => isDrawn(image)).toBe(true)
  return Promise.all((await images.all()).map(async (image) => (await image.getAttribute("src")) ?? ""))
}

const visitorSees = async (link: string): Promise<ReadonlyArray<string>> => {
  const { page } = await site.visit()
  await page.goto(`/${link}`)
  const seen = await photosOn(page)
  return seen
}

const openModal = async ({ page }: OwnerVisit): Promise<Locator> => {
  await page.getByRole("button", { name: dashboardMessages.editProfile }).click()
  return page.getByRole("dialog", { name: profileMessages.editTitle })
}

const saveIn = async ({ page }: OwnerVisit, dialog: Locator) => {
  await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
  await dialog.waitFor({ state: "hidden" })
  await expect.poll(() => toastText(page)).toContain(profileMessages.saved)
}

const addressOf = async (owner: OwnerVisit): Promise<string> => (await owner.user()).profileImageUrl ?? ""
const linkOf = async (owner: OwnerVisit): Promise<string> => (await owner.user()).feedbackLink ?? ""

test("[spec 4 7] chosen in the wizard: a round preview, the dashboard, and the visitor's page", async () => {
  const owner = await openOwner(site.browser, site.server.url, null)
  const { page } = owner
  const on = wizardOf(page)
  await page.goto("/")
  await on.name.fill("Meera Iyer")
  await on.next.click()
  const { input, preview } = pickerIn(on.wizard)
  await input.setInputFiles(photo)
  await preview.waitFor()
  expect(await preview.boundingBox()).toMatchObject({ width: 96, height: 96 })
  await on.next.click()
  await on.complete.click()
  await expect.poll(() => addressOf(owner)).toMatch(/^\/uploads\/photos\/[0-9a-f]{32}\.webp$/)
  const address = await addressOf(owner)
  const seen = await photosOn(page)
  expect(seen).toContain(address)
  expect(seen).toContain(address.replace(".webp", "-96.webp"))
  expect(await visitorSees(await linkOf(owner))).toEqual([address])
})

test("[spec 1 2] [spec 2 Dashboard 8] in the profile's dialog: changed, then removed, and visitors see it at once", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page, context } = owner
  const link = await linkOf(owner)
  await page.goto("/")
  const first = await openModal(owner)
  await pickerIn(first).input.setInputFiles(photo)
  await pickerIn(first).preview.waitFor()
  await saveIn(owner, first)
  const before = await addressOf(owner)
  expect(await photosOn(page)).toContain(before)
  const second = await openModal(owner)
  expect(await pickerIn(second).preview.getAttribute("src")).toBe(before)
  await pickerIn(second).input.setInputFiles(otherPhoto)
  await expect.poll(() => pickerIn(second).preview.getAttribute("src")).toMatch(/^blob:/)
  await saveIn(owner, second)
  const after = await addressOf(owner)
  expect(after).not.toBe(before)
  expect(await visitorSees(link)).toEqual([after])
  expect((await context.request.get(before)).status()).toBe(404)
  const third = await openModal(owner)
  await pickerIn(third).remove.click()
  await saveIn(owner, third)
  await expect.poll(() => addressOf(owner)).toBe("")
  await expect.poll(() => page.locator("img.avatar").count()).toBe(0)
  const visitor = await site.visit()
  await visitor.page.goto(`/${link}`)
  expect(await visitor.page.locator("img.avatar").count()).toBe(0)
})

test("[spec 8 2] one that the server cannot read: it says so, and the photo before and what was typed stay", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Ravi Kumar" })
  const { page } = owner
  await page.goto("/")
  const first = await openModal(owner)
  await pickerIn(first).input.setInputFiles(photo)
  await saveIn(owner, first)
  const before = await addressOf(owner)
  const second = await openModal(owner)
  // Browsers draw what a camera left unfinished; the server does not keep it.
  const cut = {
    ...otherPhoto,
    buffer: otherPhoto.buffer.subarray(0, Math.floor(otherPhoto.buffer.length / 2))
  }
  await second.getByLabel(profileMessages.jobTitle).fill("Engineer")
  await pickerIn(second).input.setInputFiles(cut)
  await second.getByRole("button", { name: profileMessages.saveChanges }).click()
  await expect
    .poll(() => toastText(page))
    .toContain("Failed to update profile. Please try again. The image is damaged and cannot be read.")
  expect(await second.getByLabel(profileMessages.jobTitle).inputValue()).toBe("Engineer")
  expect(await addressOf(owner)).toBe(before)
  expect(await photosOn(page)).toContain(before)
})

const nila = ownerForAll(site, [], { profile: { name: "Nila Roy" } })

const editing = async (act: (owner: OwnerVisit, dialog: Locator) => Promise<void>): Promise<void> => {
  await nila.page.goto("/")
  await nila.page.getByRole("button", { name: dashboardMessages.editProfile }).click()
  await act(nila, nila.page.getByRole("dialog", { name: profileMessages.editTitle }))
  await nila.page.unrouteAll({ behavior: "ignoreErrors" })
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

test("[spec 4 7] [spec 5 3] a file that is too large, no image, or one by name alone: an error, and it is not sent", async () => {
  const { page } = nila
  await page.goto("/")
  for (const [wrong, text] of [
    [huge, "File size must be less than 5MB"],
    [words, "Invalid file type"],
    [broken, "Invalid file type"]
  ] as const) {
    const dialog = await openModal(nila)
    const { input, helper, problem } = pickerIn(dialog)
    await input.setInputFiles(wrong)
    await problem.getByText(text).waitFor()
    await helper.waitFor()
    const save = page.waitForRequest("**/api/user/profile")
    await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
    expect((await save).postData()).not.toContain("profileImage")
    await dialog.waitFor({ state: "hidden" })
  }
})

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

test("[spec 8 2] the wizard shows the photo for review, and why it was not taken", async () => {
  const { page } = await openOwner(site.browser, site.server.url, null)
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
})
