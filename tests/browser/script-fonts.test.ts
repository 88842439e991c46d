import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { languageNames } from "#core/domain/languages/language.ts"
import { filesOf, readManifest } from "../bench/entry-sizes.ts"
import { closeVisits, launchBrowser } from "../support/browser.ts"
import { sampled } from "../support/short-form.ts"

const client = fileURLToPath(new URL("../../dist/client", import.meta.url))
const origin = "http://page.example"

const words = {
  en: "What should Asha hear?",
  hi: "आशा को क्या सुनना चाहिए?",
  ta: "ஆஷா எதைக் கேட்க வேண்டும்?",
  te: "ఆశా ఏమి వినాలి?",
  kn: "ಆಶಾ ಏನು ಕೇಳಬೇಕು?"
} as const
type PageLanguage = keyof typeof words

const scriptOf = { en: "latin", hi: "devanagari", ta: "tamil", te: "telugu", kn: "kannada" } as const
const languages = ["en", "hi", "ta", "te", "kn"] as const
const indic = ["hi", "ta", "te", "kn"] as const

let browser: Browser
let page: Page
let fonts: ReadonlyArray<string> = []

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
  await page.route("**/*.woff2", (route) => {
    const path = new URL(route.request().url()).pathname
    fonts = [...fonts, path]
    return route.fulfill({ body: readFileSync(join(client, path)), contentType: "font/woff2" })
  })
})

afterAll(() => closeVisits(browser))

/** The styles of an entry around a body; what was loaded for it is in `fonts`. */
const open = async (entry: string, lang: PageLanguage, body: string): Promise<void> => {
  const files = filesOf(readManifest(client), entry).filter((file) => file.endsWith(".css"))
  const styles = files.map((file) => `<style>${readFileSync(join(client, file), "utf8")}</style>`).join("")
  const sentIn = lang === "en" ? "" : ` data-first-language="${lang}"`
  const html = `<!doctype html><html lang="${lang}"><head>${styles}</head><body${sentIn}>${body}</body></html>`
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ body: html, contentType: "text/html; charset=utf-8" })
  )
  fonts = []
  await page.goto(`${origin}/`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

const switchIn = (lang: PageLanguage): string =>
  languages
    .map((other) => {
      const current = other === lang ? ' aria-current="true"' : ""
      return `<a href="?lang=${other}" lang="${other}"${current}>${languageNames[other]}</a>`
    })
    .join(" ")

const interfaceIn = (lang: PageLanguage): string =>
  `<h1>${words[lang]}</h1><p>${words[lang]} <b>${words[lang]}</b> 1,234 <b>HonestHive</b> Steady Hand</p>
  <button class="button">${words[lang]}</button><div class="tabs"><b class="tab">${words[lang]}</b></div>
  <nav class="languages">${switchIn(lang)}</nav>`

const otherNames = (lang: PageLanguage): ReadonlyArray<string> =>
  indic.filter((other) => other !== lang).map((other) => `language-names-${scriptOf[other]}`)

const namesOf = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  paths.map((path) => /\/([a-z-]+)-.{8}\.woff2$/.exec(path)?.[1] ?? path).sort()

const kilobytesOf = (paths: ReadonlyArray<string>): number =>
  paths.reduce((sum, path) => sum + readFileSync(join(client, path)).length, 0) / 1_000

const ownFaces: Readonly<Record<PageLanguage, ReadonlyArray<string>>> = {
  en: ["anek-latin"],
  hi: ["anek-basic-latin-text", "anek-devanagari-text"],
  te: ["anek-basic-latin-text", "anek-telugu-text"],
  ta: ["anek-basic-latin-strong", "anek-basic-latin-text", "anek-tamil-strong", "anek-tamil-text"],
  kn: ["anek-basic-latin-text", "anek-kannada-text"]
}

test.each(languages)("an owner's page with English notes loads at most 90 KB of fonts: %s", async (lang) => {
  await open("index.html", lang, `${interfaceIn(lang)}${note("en")}`)
  expect(namesOf(fonts)).toEqual([...ownFaces[lang], ...otherNames(lang)].sort())
  expect(kilobytesOf(fonts)).toBeLessThanOrEqual(90)
})

const allNames = indic.map((lang) => `language-names-${scriptOf[lang]}`).sort()

test.each(indic)("a visitor page's interface wears the system's faces: %s", async (lang) => {
  await open("visitor/client.tsx", lang, interfaceIn(lang))
  expect(namesOf(fonts)).toEqual(allNames)
})

const note = (lang: PageLanguage): string => `<p class="read" lang="${lang}">${words[lang]}</p>`

const pairs = indic.flatMap((lang) => languages.map((noteLang) => [lang, noteLang] as const))

test.each(sampled(pairs, 4))("on a visitor page in %s, a note in %s wears ours", async (lang, noteLang) => {
  await open("visitor/client.tsx", lang, `${interfaceIn(lang)}${note(noteLang)}`)
  // Spaces and full stops are Latin.
  const own = noteLang === "en" ? [] : [`anek-${scriptOf[noteLang]}-text`]
  expect(namesOf(fonts)).toEqual(["anek-basic-latin-text", ...own, ...allNames])
})

test.each(sampled(indic, 2))(
  "nested elements of a page grow once, and stacked vowels have room: %s",
  async (lang) => {
    await open("index.html", lang, `<ul><li><p><b>${words[lang]}</b></p></li></ul><h1>${words[lang]}</h1>`)
    const sizes = await page.evaluate(() =>
      ["b", "h1"].map((name) => {
        const element = document.querySelector(name)
        const { fontSize, lineHeight } = getComputedStyle(element ?? document.body)
        return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)]
      })
    )
    const rem = lang === "hi" ? 16 * 1.09 : 16 * 1.045
    expect(sizes[0]?.[0]).toBeCloseTo(0.9375 * rem, 1)
    expect(sizes[0]?.[1]).toBeGreaterThanOrEqual(1.69)
    expect(sizes[1]?.[0]).toBeCloseTo(2 * rem, 1)
    expect(sizes[1]?.[1]).toBeGreaterThanOrEqual(1.44)
  }
)

test("a name in another script is as large as a heading", async () => {
  await open("index.html", "en", `<h1 lang="hi">${words.hi}</h1><h1>${words.en}</h1>`)
  const [hindi, english] = await page.evaluate(() =>
    [...document.querySelectorAll("h1")].map((heading) =>
      Number.parseFloat(getComputedStyle(heading).fontSize)
    )
  )
  expect(hindi).toBe(english)
})
