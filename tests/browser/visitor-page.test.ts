import { beforeAll, describe, expect, test } from "vitest"
import { visitorMessages } from "#ui/messages/visitor.ts"
import type { BrowserVisit, borrowBrowser } from "../support/browser.ts"
import { type OwnerClient, pollUntil, signUpOwner } from "../support/people.ts"
import { siteForAll } from "../support/site.ts"

const site = siteForAll()
let owner: OwnerClient

beforeAll(async () => {
  owner = await signUpOwner(site.server.url, "Ravi Kumar")
})

const visiting = async (
  options: Parameters<typeof borrowBrowser>[2],
  act: (visit: BrowserVisit) => Promise<void>
): Promise<void> => {
  const visit = await site.visit(options)
  await act(visit)
  await visit.leave()
}

describe("without JavaScript", () => {
  test("the form sends, and says so", () =>
    visiting({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`/${owner.link}`)
      await page.getByRole("textbox").fill("You listen before you answer.")
      await page.getByRole("button", { name: visitorMessages.submit }).click()
      await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
      expect(new URL(page.url()).search).toBe("?sent=1")
      await pollUntil("it arrived", async () => (await owner.list()).length === 1)
    }))

  test("a refused text comes back with the reason", () =>
    visiting({ javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`/${owner.link}`)
      await page.getByRole("textbox").fill("Look at www.example.org please")
      await page.getByRole("button", { name: visitorMessages.submit }).click()
      await page.getByText("Invalid input. Links are not allowed in feedback.").waitFor()
      expect(await page.getByRole("textbox").inputValue()).toBe("Look at www.example.org please")
    }))
})

describe("with JavaScript", () => {
  test("[spec 4 8] [spec 5 6] the form refuses links, markup, unkind words and too long a text before it sends", () =>
    visiting({}, async ({ page }) => {
      await page.goto(`/${owner.link}`)
      const submit = page.getByRole("button", { name: visitorMessages.submit })
      const problems = [
        ["see www.example.org", "Invalid input. Links are not allowed in feedback."],
        ["<b>bold</b> words", "Invalid input. HTML content is not allowed in feedback."],
        [
          "I hate you",
          "Please use respectful language. Our AI detected potentially offensive content that could hurt others."
        ]
      ] as const
      expect(await submit.isDisabled()).toBe(true)
      for (const [text, problem] of problems) {
        await page.getByRole("textbox").fill(text)
        await page.getByRole("alert").getByText(problem).waitFor()
        expect(await submit.isDisabled()).toBe(true)
      }
      await page.getByRole("textbox").fill("a".repeat(301))
      expect(await submit.isDisabled()).toBe(true)
      await page.getByRole("textbox").fill("👩‍👩‍👧‍👦".repeat(10))
      await page.getByText("10/300").waitFor()
      expect(await submit.isEnabled()).toBe(true)
    }))

  test("[spec 2 Public profile 4] [anon A3] a draft outlives a reload and is gone after sending", () =>
    visiting({}, async ({ page }) => {
      await page.goto(`/${owner.link}`)
      await page.getByRole("textbox").fill("You ask good questions.")
      await page.reload()
      await pollUntil("the draft is back", async () => (await page.getByRole("textbox").inputValue()) !== "")
      await page.getByRole("button", { name: visitorMessages.submit }).click()
      await page.getByRole("heading", { name: visitorMessages.sentTitle }).waitFor()
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      ).not.toContain("good questions")
      expect(await page.context().cookies()).toEqual([])
    }))
})

describe("a page that is not there", () => {
  test.each([
    ["/nobody-has-this-link", visitorMessages.notFoundTitle],
    ["/no/such/page", "404 Page Not Found"]
  ])("[spec 2 Route table 13] %s answers 404 and says so", (path, title) =>
    visiting({}, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404)
      await page.getByRole("heading", { name: title }).waitFor()
    })
  )
})

/** How light the ground is: 0 black, 255 white, read from a picture of the page. */
const groundLightness = async (visit: BrowserVisit, path: string): Promise<number> => {
  await visit.page.goto(path)
  await visit.page.getByRole("main").first().waitFor()
  const picture = await visit.page.screenshot({ clip: { x: 2, y: 300, width: 1, height: 1 } })
  const blank = await visit.context.newPage()
  const lightness = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }))
    const canvas = new OffscreenCanvas(1, 1).getContext("2d")
    canvas?.drawImage(bitmap, 0, 0)
    const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
    return (red + green + blue) / 3
  }, picture.toString("base64"))
  await blank.close()
  return lightness
}

describe("light and dark", () => {
  test.each(["/", "/ravi-kumar"])("%s follows the system", async (path) => {
    await visiting({ colorScheme: "light" }, async (visit) => {
      expect(await groundLightness(visit, path)).toBeGreaterThan(200)
    })
    await visiting({ colorScheme: "dark" }, async (visit) => {
      expect(await groundLightness(visit, path)).toBeLessThan(80)
    })
  })
})
