import { readFileSync } from "node:fs"
import { Effect, Option } from "effect"
import type { Browser, Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sharpPreviews } from "#adapters/images/sharp/index.ts"
import { makePreviewFonts } from "#cli/tasks/support/preview-fonts.ts"
import { readFont } from "#cli/tasks/support/read-font.ts"
import { PreviewPainter } from "#core/ports/preview-painter.ts"
import { latinFont, scripts, wholeFontOf } from "#ui/fonts/cut-subsets.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { sampled } from "../support/short-form.ts"

/** Pixels of the largest letters of a picture. */
const fontSize = 96

const samples: Readonly<Record<string, string>> = {
  latin: "What should help you most, and why?",
  ...JSON.parse(readFileSync(new URL("../fixtures/conjuncts.json", import.meta.url), "utf8"))
}

const fonts = [
  ["latin", readFont(latinFont)] as const,
  ...scripts.map((script) => [script, readFont(wholeFontOf(script))] as const)
]

let browser: Browser
let page: Page

beforeAll(async () => {
  await makePreviewFonts()
  browser = await launchBrowser()
  page = await browser.newPage()
})

afterAll(() => closeVisits(browser))

/** Width of the ink in pixels, as the browser draws the words with the font of pages. */
const widthsInBrowser = (words: ReadonlyArray<string>, name: string, font: Buffer) =>
  page.evaluate(
    async ({ words, name, font, size }) => {
      const face = new FontFace(name, `url(data:font/woff2;base64,${font})`, { weight: "100 800" })
      document.fonts.add(await face.load())
      const pen = document.createElement("canvas").getContext("2d")
      if (pen === null) throw new Error("This browser draws nothing.")
      pen.font = `600 ${size}px "${name}"`
      return words.map((word) => {
        const { actualBoundingBoxLeft, actualBoundingBoxRight } = pen.measureText(word)
        return actualBoundingBoxLeft + actualBoundingBoxRight
      })
    },
    { words, name, font: font.toString("base64"), size: fontSize }
  )

/** Width of the ink in pixels. The name above is narrower than the question. */
const widthInPicture = async (question: string): Promise<number> => {
  const painting = Effect.flatMap(PreviewPainter, (painter) =>
    Option.getOrThrow(painter).paint({ name: ".", question, photo: null })
  )
  const png = await Effect.runPromise(Effect.provide(painting, sharpPreviews))
  const withoutBar = { left: 40, top: 0, width: 1160, height: 630 }
  const words = await sharp(png ?? new Uint8Array())
    .extract(withoutBar)
    .png()
    .toBuffer()
  const { info } = await sharp(words).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
  return info.width
}

test.each(fonts)("%s: the words of a picture are as wide as in the browser", async (name, font) => {
  const all = (samples[name] ?? "").split(" ").filter((word) => word.length > 1)
  // In the short form four of them.
  const words = sampled(all, Math.ceil(all.length / 4))
  const expected = await widthsInBrowser(words, name, font)
  const different: Array<string> = []
  for (const [index, word] of words.entries()) {
    const [width, painted] = [expected[index] ?? 0, await widthInPicture(word)]
    if (Math.abs(width - painted) > Math.max(4, 0.04 * width)) different.push(`${word}: ${width} ${painted}`)
  }
  expect(words.length).toBeGreaterThan(1)
  expect(different).toEqual([])
})
