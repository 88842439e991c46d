import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { compressPage } from "#adapters/http/node/packed.ts"
import { defaultPageSettings } from "#ui/document/page-settings.ts"
import { pagesOf } from "#ui/server-entry.ts"
import { catalogueOf } from "../support/catalogues.ts"

const assets = { script: "/assets/x.js", preloads: [], styles: ["/assets/x.css"], fonts: {} }
const renderedAssets = {
  open: { ...assets, inline: { style: "body{margin:0}", theme: "theme()" } },
  receipt: assets,
  visitor: assets
}
const client = { shell: () => "", rendered: renderedAssets }

const renderPage = (address: string) => pagesOf(client).open(new URL(address), "en")

test("a page that everybody may see is the same in each coding", async () => {
  const html = renderPage("http://a.example/privacy")
  expect(brotliDecompressSync(await compressPage(html, "br")).toString()).toBe(html)
  expect(gunzipSync(await compressPage(html, "gzip")).toString()).toBe(html)
})

test("styles and theme stand in the document, and nothing else is inline", () => {
  const html = renderPage("http://a.example/terms")
  expect(html).toContain("<style>body{margin:0}</style>")
  expect(html).toContain("<script>theme()</script>")
  expect(html).not.toContain("/assets/x.css")
})

test("the app is told whom to ask, whatever stands in it", () => {
  const shell = () => '<title>HonestHive</title><script type="application/json" id="settings">{}</script>'
  const settings = { ...defaultPageSettings, name: "A & B", contact: "https://people.example/$&?a=1&b=2" }
  const app = pagesOf({ shell, rendered: renderedAssets }, settings).app("en")
  const [, title, json = ""] = /^<title>(.*)<\/title><script[^>]*>(.*)<\/script>$/.exec(app) ?? []
  expect([title, JSON.parse(json)]).toEqual(["A &amp; B", settings])
})

test("without scripts the app says what it needs, in the reader's language, with ways on", () => {
  const shell = () => "<noscript><p>HonestHive needs JavaScript here.</p></noscript>"
  const app = pagesOf({ shell, rendered: renderedAssets }).app("te")
  expect(app).toContain(`<h1>${catalogueOf("te").needsScript.title}</h1>`)
  expect(app).toContain('href="/?lang=te"')
  expect(app).not.toContain("HonestHive needs")
})
