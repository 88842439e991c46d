import type { Locator, Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { dashboardMessages } from "#ui/messages/generated/en/dashboard.ts"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"
import { phonePhoto } from "../support/images.ts"
import { untilFocused } from "../support/keyboard.ts"
import { type OwnerVisit, openOwner, ownerForAll } from "../support/owner-visit.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"
import { wizardOf } from "../support/wizard.ts"

const site = sharedSite()
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const words = file("me.txt", "text/plain", Buffer.from("a face"))
let photo: ReturnType<typeof file>
let otherPhoto: typeof photo

beforeAll(async () => {
  photo = file("me.jpg", "image/jpeg", await phonePhoto())
  otherPhoto = file("me.jpg", "image/jpeg", await phonePhoto(700, { r: 40, g: 90, b: 210 }))
})

const pickerIn = (place: Page | Locator) => {
  const picker = place.getByRole("group", { name: profileMessages.photo })
  return {
    input: picker.locator("input"),
    add: picker.getByRole("button", { name: profileMessages.addPhoto }),
    change: picker.getByRole("button", { name: profileMessages.changePhoto }),
    remove: picker.getByRole("button", { name: profileMessages.removePhoto }),
    helper: picker.getByText("Add a profile photo", { exact: true }),
    preview: picker.getByRole("img", { name: profileMessages.photoPreview }),
    problem: picker.getByRole("alert")
  }
}

/** The photos that a page shows, by address, once all of them are drawn. */
const photosOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.locator("h1").waitFor()
  const images = page.locator("img.avatar")
  const areDrawn = () =>
    images.evaluateAll((all) =>
      all.every((each) => each instanceof HTMLImageElement && each.complete && each.naturalWidth > 0)
    )
  await expect.poll(areDrawn).toBe(true)
  return images.evaluateAll((all) => all.map((each) => each.getAttribute("src") ?? ""))
}

const visitorSees = async (owner: OwnerVisit): Promise<ReadonlyArray<string>> => {
  const { page } = await site.visit()
  await page.goto(`/${(await owner.user()).feedbackLink}`)
  return photosOn(page)
}

const openModal = async ({ page }: OwnerVisit): Promise<Locator> => {
  await page.getByRole("button", { name: dashboardMessages.editProfile }).click()
  return page.getByRole("dialog", { name: profileMessages.editTitle })
}

const saveIn = async ({ page }: OwnerVisit, dialog: Locator) => {
  await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
  await dialog.waitFor({ state: "hidden" })
  await untilToastSays(page, profileMessages.saved)
}

const addressOf = async (owner: OwnerVisit): Promise<string> => (await owner.user()).profileImageUrl ?? ""

test("[spec 4 7] [spec 8 2] chosen in the wizard: shown for review, why it was not taken, then on the dashboard and the visitor's page", async () => {
  const owner = await openOwner(site.browser, site.server.url, null)
  const { page } = owner
  const on = wizardOf(page)
  await page.goto("/")
  await on.name.fill("Meera Iyer")
  await on.next.click()
  const { input, preview } = pickerIn(on.wizard)
  await input.setInputFiles(photo)
  await preview.waitFor()
  await on.next.click()
  await on.review.locator("img").waitFor()
  const failure = { status: 415, json: { message: "Invalid file type" } }
  await page.route("**/api/user/profile", (route) => route.fulfill(failure))
  await on.complete.click()
  await on.wizard.getByRole("alert").getByText("Invalid file type").waitFor()
  await page.unroute("**/api/user/profile")
  await on.back.click()
  await preview.waitFor()
  await on.next.click()
  await on.complete.click()
  await expect.poll(() => addressOf(owner)).toMatch(/^\/uploads\/photos\/[0-9a-f]{32}\.webp$/)
  const address = await addressOf(owner)
  await expect.poll(() => photosOn(page)).toContain(address)
  expect(await photosOn(page)).toContain(address.replace(".webp", "-96.webp"))
  expect(await visitorSees(owner)).toEqual([address])
})

test("[spec 1 2] [spec 2 Dashboard 8] in the profile's dialog: changed, then removed, and visitors see it at once", async () => {
  const owner = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  const { page, context } = owner
  await page.goto("/")
  const first = await openModal(owner)
  await pickerIn(first).input.setInputFiles(photo)
  await pickerIn(first).preview.waitFor()
  await saveIn(owner, first)
  const before = await addressOf(owner)
  await expect.poll(() => photosOn(page)).toContain(before)
  const second = await openModal(owner)
  expect(await pickerIn(second).preview.getAttribute("src")).toBe(before)
  await pickerIn(second).input.setInputFiles(otherPhoto)
  await expect.poll(() => pickerIn(second).preview.getAttribute("src")).toMatch(/^blob:/)
  await saveIn(owner, second)
  const after = await addressOf(owner)
  expect(after).not.toBe(before)
  expect(await visitorSees(owner)).toEqual([after])
  expect((await context.request.get(before)).status()).toBe(404)
  const third = await openModal(owner)
  await pickerIn(third).remove.click()
  await saveIn(owner, third)
  await expect.poll(() => addressOf(owner)).toBe("")
  await expect.poll(() => photosOn(page)).toEqual([])
  expect(await visitorSees(owner)).toEqual([])
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
  await untilToastSays(
    page,
    "Failed to update profile. Please try again. The image is damaged and cannot be read."
  )
  expect(await second.getByLabel(profileMessages.jobTitle).inputValue()).toBe("Engineer")
  expect(await addressOf(owner)).toBe(before)
  expect(await photosOn(page)).toContain(before)
})

const nila = ownerForAll(site, [], { profile: { name: "Nila Roy" } })

const expectNoPhotoSent = async (page: Page, dialog: Locator) => {
  const save = page.waitForRequest("**/api/user/profile")
  await dialog.getByLabel(profileMessages.jobTitle).fill(`Listener ${Date.now()}`)
  await dialog.getByRole("button", { name: profileMessages.saveChanges }).click()
  expect((await save).postData()).not.toContain("profileImage")
  // A reload that interrupts the save brings the draft back in an open dialog.
  await dialog.waitFor({ state: "hidden" })
}

test("[spec 4 7] [spec 9 18] empty, then a round preview of 24 units, then empty again, and nothing is sent", async () => {
  const { page } = nila
  await page.goto("/")
  const dialog = await openModal(nila)
  const { input, add, change, remove, helper, preview, problem } = pickerIn(dialog)
  await helper.waitFor()
  expect(await preview.count()).toBe(0)
  expect(await input.getAttribute("accept")).toBe("image/*")
  await input.setInputFiles(photo)
  await preview.waitFor()
  expect(await preview.boundingBox()).toMatchObject({ width: 96, height: 96 })
  const radius = await preview.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderRadius))
  expect(radius).toBeGreaterThanOrEqual(48)
  await change.waitFor()
  await input.setInputFiles(words)
  await problem.getByText("Invalid file type").waitFor()
  expect(await preview.count()).toBe(1)
  await remove.click()
  await expect.poll(() => problem.textContent()).toBe("")
  await helper.waitFor()
  expect(await preview.count()).toBe(0)
  await untilFocused(add)
  await expectNoPhotoSent(page, dialog)
  await untilToastSays(page, profileMessages.saved)
})

test("a chooser that is cancelled keeps the photo that was chosen before", async () => {
  const { page } = nila
  await page.goto("/")
  const dialog = await openModal(nila)
  const { input, preview, remove, helper } = pickerIn(dialog)
  await input.setInputFiles(photo)
  await preview.waitFor()
  const before = await preview.getAttribute("src")
  await input.setInputFiles([])
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await preview.getAttribute("src")).toBe(before)
  await remove.click()
  await helper.waitFor()
})

test("the same file can be chosen again, e.g. once it is repaired", async () => {
  const { page } = nila
  await page.goto("/")
  const { input, problem, preview } = pickerIn(await openModal(nila))
  await input.setInputFiles(words)
  await problem.getByText("Invalid file type").waitFor()
  // Browsers report no change where the input still holds the file.
  expect(await input.inputValue()).toBe("")
  await input.setInputFiles(photo)
  await preview.waitFor()
  expect(await input.inputValue()).toBe("")
})

test.each([
  [
    "too large",
    file("huge.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1)),
    "File size must be less than 5MB"
  ],
  ["no image", words, "Invalid file type"],
  ["one by name alone", file("me.jpg", "image/jpeg", Buffer.from("no picture")), "Invalid file type"]
])("[spec 4 7] [spec 5 3] a file that is %s: an error, and it is not sent", async (_, wrong, text) => {
  const { page } = nila
  await page.goto("/")
  const dialog = await openModal(nila)
  const { input, helper, problem } = pickerIn(dialog)
  await input.setInputFiles(wrong)
  await problem.getByText(text).waitFor()
  await helper.waitFor()
  await expectNoPhotoSent(page, dialog)
})
