import sharp from "sharp"
import { expect, test } from "vitest"
import { maxPreviewBytes, previewSizePixels } from "#core/ports/preview-painter.ts"
import { linkPreviewMessages } from "#ui/messages/generated/en/link-preview.ts"
import { pressEnterOn } from "../support/keyboard.ts"
import { openOwner } from "../support/owner-visit.ts"
import { untilToastSays } from "../support/screens.ts"
import { sharedSite } from "../support/site.ts"

const site = sharedSite()

test("[anon A34] an owner puts the photo on the picture of the link, by keyboard, and sees it", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Asha Raman" })
  await page.goto("/account")
  const section = page.getByRole("region", { name: linkPreviewMessages.title })
  const photo = section.getByRole("checkbox", { name: linkPreviewMessages.photo })
  expect(await photo.isChecked()).toBe(false)
  await photo.focus()
  await page.keyboard.press("Space")
  await pressEnterOn(page, section.getByRole("button", { name: linkPreviewMessages.save }))
  await untilToastSays(page, linkPreviewMessages.saved)
  await page.reload()
  expect(await photo.isChecked()).toBe(true)

  const address = await section.getByRole("link", { name: linkPreviewMessages.open }).getAttribute("href")
  const picture = async () => (await page.request.get(address ?? "")).body()
  const common = await (await page.request.get("/assets/v1/preview.png")).body()
  await expect.poll(async () => common.equals(await picture())).toBe(false)
  expect((await picture()).length).toBeLessThan(maxPreviewBytes)
  expect(await sharp(await picture()).metadata()).toMatchObject({ format: "png", ...previewSizePixels })
})
