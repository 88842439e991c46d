import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { askingMessages } from "#ui/messages/generated/en/asking.ts"
import { openOwner } from "../support/owner-visit.ts"
import { siteForAll } from "../support/site.ts"
import { complaintsAbout } from "../support/soundness.ts"

const site = siteForAll()

test("the link is handed out as a picture, on paper, in the owner's words, and by the system's own sheet", async () => {
  const { page } = await openOwner(site.browser, site.server.url, { name: "Ravi Kumar" })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: (shared: ShareData) => {
        document.title = shared.text ?? ""
        return Promise.resolve()
      }
    })
    Object.defineProperty(window, "print", { value: () => undefined })
  })
  await page.goto("/")
  const url = `${site.server.url}/ravi-kumar`
  await page.getByRole("button", { name: askingMessages.share }).click()
  await expect.poll(() => page.title()).toContain(url)
  await page.getByRole("button", { name: askingMessages.open }).click()
  const dialog = page.getByRole("dialog", { name: askingMessages.title })
  await dialog.getByRole("img", { name: askingMessages.code }).waitFor()
  expect(await complaintsAbout(page)).toEqual([])
  const files = []
  for (const name of [askingMessages.saveSvg, askingMessages.savePng]) {
    const download = page.waitForEvent("download")
    await dialog.getByRole("button", { name }).click()
    files.push(await readFile(await (await download).path()))
  }
  expect(files[0]?.toString()).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  expect(files[1]?.subarray(1, 4).toString()).toBe("PNG")
  const invitation = dialog.getByRole("textbox", { name: askingMessages.invitationLabel })
  expect(await invitation.inputValue()).toContain(url)
  await invitation.fill(`Be honest with me: ${url}`)
  await dialog.getByRole("button", { name: askingMessages.copyInvitation }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`Be honest with me: ${url}`)
  const papers = page.locator(".asking-paper section")
  for (const [name, pieces, format] of [
    [askingMessages.poster, 1, "A4"],
    [askingMessages.poster, 1, "Letter"],
    [askingMessages.cards, 8, "A4"],
    [askingMessages.cards, 8, "Letter"]
  ] as const) {
    await dialog.getByRole("button", { name }).click()
    await expect.poll(() => papers.count()).toBe(pieces)
    const pdf = (await page.pdf({ format })).toString("latin1")
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // What was printed is gone from the page.
    await expect.poll(() => papers.count()).toBe(0)
  }
})
