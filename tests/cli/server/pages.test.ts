import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { Option } from "effect"
import { expect, test } from "vitest"
import { packedPage } from "#cli/server/packed.ts"
import { pagesOf } from "#cli/server/pages.ts"

const assets = { script: "/assets/x.js", preloads: [], styles: ["/assets/x.css"], font: null }
const drawn = { open: { ...assets, inline: { style: "body{margin:0}", theme: "theme()" } }, visitor: assets }
const client = { shell: () => '<meta name="public-url" content="" />', drawn }

const openAt = () => {
  const drawings: Array<boolean> = []
  const pages = pagesOf(client, Option.none(), {}, (html, isKept) => {
    drawings.push(isKept)
    return packedPage(html, isKept)
  })
  return { drawings, open: (address: string) => pages.open(new URL(address)) }
}

test("a page that everybody may see is drawn and packed once for a host, and is the same in each coding", () => {
  const { drawings, open } = openAt()
  const page = open("http://a.example/privacy")
  expect(open("http://a.example/privacy")).toBe(page)
  expect(open("http://b.example/privacy")).not.toBe(page)
  expect(drawings).toEqual([true, true])
  expect(brotliDecompressSync(page.coded?.br ?? "").toString()).toBe(page.html)
  expect(gunzipSync(page.coded?.gzip ?? "").toString()).toBe(page.html)
})

test("what an address asks is drawn anew and packed in haste; so is what too many hosts ask for", () => {
  const { drawings, open } = openAt()
  open("http://a.example/sign-in?returnTo=/feedback")
  expect(open("http://a.example/sign-in?returnTo=/insights").html).toContain("/sign-up?returnTo=%2Finsights")
  expect(drawings).toEqual([false, false])
  for (let host = 0; host < 70; host++) open(`http://h${host}.example/terms`)
  expect(drawings.filter((isKept) => isKept)).toHaveLength(64)
})

test("styles and theme stand in the document, and nothing else is inline", () => {
  const { html } = openAt().open("http://a.example/terms")
  expect(html).toContain("<style>body{margin:0}</style>")
  expect(html).toContain("<script>theme()</script>")
  expect(html).not.toContain("/assets/x.css")
})

test("the app is told whom to ask, whatever stands in it", () => {
  const shell = () => '<meta name="contact" content="" />'
  const contact = Option.some("https://people.example/$&?a=1&b=2")
  const { app } = pagesOf({ shell, drawn }, Option.none(), { contact })
  expect(app()).toBe('<meta name="contact" content="https://people.example/$&amp;?a=1&amp;b=2" />')
})
