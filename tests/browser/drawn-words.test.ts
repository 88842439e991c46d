import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { Effect, Option } from "effect"
import type { Browser, Page } from "playwright-core"
import sharp from "sharp"
import { build } from "vite"
import { afterAll, beforeAll, expect, test } from "vitest"
import { sharpPreviews } from "#adapters/images/sharp/index.ts"
import { makePreviewFonts } from "#cli/tasks/support/preview-fonts.ts"
import { readFont } from "#cli/tasks/support/read-font.ts"
import { PreviewPainter } from "#core/ports/preview-painter.ts"
import { type FontScript, latinFont, scripts, wholeFontOf } from "#ui/fonts/cut-subsets.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { everyDate } from "../support/every-date.ts"
import { sampled } from "../support/short-form.ts"

const folder = new URL("../../ui/assets/fonts/", import.meta.url)

/** Conjuncts, rephs, half forms, split and stacked signs, marks above and below, joiners, digits, signs; and a sentence. */
const samples: Readonly<Record<FontScript | "latin", string>> = {
  latin: "What should help you most, and why?",
  ...JSON.parse(readFileSync(new URL("../fixtures/conjuncts.json", import.meta.url), "utf8"))
}

const languages: Readonly<Record<FontScript, string>> = {
  devanagari: "hi",
  tamil: "ta",
  telugu: "te",
  kannada: "kn"
}

const weights = [
  ["text", 460],
  ["strong", 600]
] as const

let browser: Browser
let page: Page

beforeAll(async () => {
  await makePreviewFonts()
  browser = await launchBrowser()
  page = await browser.newPage()
})

afterAll(() => closeVisits(browser))

const asAddress = (font: Buffer): string => `url(data:font/woff2;base64,${font.toString("base64")})`

interface FontRendering {
  readonly words: ReadonlyArray<string>
  readonly lang: string
  readonly weight: number
  readonly whole: string
  readonly cut: string
}

/** The words of which the two faces make different pictures, or of different width; and how much ink all of them took. */
const differences = (drawing: FontRendering) =>
  page.evaluate(async ({ words, lang, weight, whole, cut }) => {
    const load = async (name: string, source: string, range: string) => {
      const face = new FontFace(name, source, { weight: range })
      document.fonts.add(await face.load())
    }
    const names = [`whole ${lang} ${weight}`, `cut ${lang} ${weight}`]
    await load(names[0] ?? "", whole, "100 800")
    await load(names[1] ?? "", cut, `${weight}`)
    document.documentElement.lang = lang
    const draw = (name: string, word: string) => {
      const canvas = document.createElement("canvas")
      canvas.width = 64 * Math.max(4, word.length)
      canvas.height = 160
      document.body.append(canvas)
      const pen = canvas.getContext("2d", { willReadFrequently: true })
      if (pen === null) throw new Error("This browser draws nothing.")
      pen.font = `${weight} 64px "${name}"`
      pen.fillText(word, 8, 96)
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
      canvas.remove()
      return { pixels: new Uint32Array(data.buffer), width: pen.measureText(word).width }
    }
    const inkOf = (pixel = 0) => pixel >>> 24
    let all = 0
    const different = words.filter((word) => {
      const [one, other] = names.map((name) => draw(name, word))
      if (one === undefined || other === undefined) return true
      const total = one.pixels.reduce((sum, pixel) => sum + inkOf(pixel), 0)
      const unlike = one.pixels.reduce(
        (sum, pixel, at) => sum + Math.abs(inkOf(pixel) - inkOf(other.pixels[at])),
        0
      )
      all += total
      // A weight's outlines are rounded to whole units when it is cut: an edge may be a shade lighter.
      return total === 0 || unlike > total * 0.06 || Math.abs(one.width - other.width) > 1
    })
    return { different, all }
  }, drawing)

const cases = scripts.flatMap((script) => weights.map(([name, weight]) => [script, name, weight] as const))

test.each(sampled(cases, 3))("%s, %s: conjuncts look as in the whole face", async (script, name, weight) => {
  const { different, all } = await differences({
    words: samples[script].split(" "),
    lang: languages[script],
    weight,
    whole: asAddress(readFont(wholeFontOf(script))),
    cut: asAddress(readFileSync(new URL(`anek-${script}-${name}.woff2`, folder)))
  })
  expect(different).toEqual([])
  expect(all).toBeGreaterThan(0)
})

/** Pixels of the largest letters of a picture. */
const fontSize = 96

const fonts = [
  ["latin", readFont(latinFont)] as const,
  ...scripts.map((script) => [script, readFont(wholeFontOf(script))] as const)
]

/** Width of the ink in pixels, as the browser draws the words with the font of pages. */
const widthsInBrowser = (words: ReadonlyArray<string>, name: string, font: string) =>
  page.evaluate(
    async ({ words, name, font, size }) => {
      const face = new FontFace(name, font, { weight: "100 800" })
      document.fonts.add(await face.load())
      const pen = document.createElement("canvas").getContext("2d")
      if (pen === null) throw new Error("This browser draws nothing.")
      pen.font = `600 ${size}px "${name}"`
      return words.map((word) => {
        const { actualBoundingBoxLeft, actualBoundingBoxRight } = pen.measureText(word)
        return actualBoundingBoxLeft + actualBoundingBoxRight
      })
    },
    { words, name, font, size: fontSize }
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
  const all = samples[name].split(" ").filter((word) => word.length > 1)
  // In the short form four of them.
  const words = sampled(all, Math.ceil(all.length / 4))
  const expected = await widthsInBrowser(words, name, asAddress(font))
  const different: Array<string> = []
  for (const [index, word] of words.entries()) {
    const [width, painted] = [expected[index] ?? 0, await widthInPicture(word)]
    if (Math.abs(width - painted) > Math.max(4, 0.04 * width)) different.push(`${word}: ${width} ${painted}`)
  }
  expect(words.length).toBeGreaterThan(1)
  expect(different).toEqual([])
})

const root = fileURLToPath(new URL("../..", import.meta.url))

const scriptOf = async (entry: string): Promise<string> => {
  const [bundle] = [
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      build: { write: false, lib: { entry, formats: ["iife"], name: "dates", fileName: "dates" } }
    })
  ].flat()
  if (bundle === undefined || !("output" in bundle)) throw new Error("The script was not built.")
  return bundle.output[0].code
}

test("a browser writes dates as the server does, in all languages and months", async () => {
  const script = await scriptOf("tests/support/every-date.ts")
  await page.goto("about:blank")
  const inBrowser = await page.evaluate(`(() => { ${script}; return dates.everyDate() })()`)
  expect(everyDate()).toHaveLength(360)
  expect(inBrowser).toEqual(everyDate())
})
