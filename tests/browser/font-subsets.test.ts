import { readFileSync } from "node:fs"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readFont } from "#cli/tasks/support/read-font.ts"
import { type FontScript, scripts, wholeFontOf } from "#ui/fonts/cut-subsets.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { sampled } from "../support/short-form.ts"

const folder = new URL("../../ui/assets/fonts/", import.meta.url)

/** Conjuncts, rephs, half forms, split and stacked signs, marks above and below, joiners, digits, signs; and a sentence. */
const samples: Readonly<Record<FontScript, string>> = JSON.parse(
  readFileSync(new URL("../fixtures/conjuncts.json", import.meta.url), "utf8")
)

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

test("a face without its conjuncts would be told", async () => {
  const { different } = await differences({
    words: samples.devanagari.split(" "),
    lang: "hi",
    weight: 461,
    whole: asAddress(readFont(wholeFontOf("devanagari"))),
    cut: asAddress(readFileSync(new URL("language-names-devanagari.woff2", folder)))
  })
  expect(different.length).toBeGreaterThan(20)
})
