import { expect, test } from "vitest"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { feedbackTexts } from "#core/domain/feedback/feedback-text.ts"
import { languages } from "#core/domain/languages/language.ts"
import { escapeHtml, inlineJson } from "#ui/document/html.ts"
import { builtAssets } from "#ui/document/page-assets.ts"
import { defaultPageSettings, type PageSettings } from "#ui/document/page-settings.ts"
import { visitorMessages } from "#ui/messages/generated/en/visitor.ts"
import {
  renderProfileNotFound,
  renderRefusedForm,
  renderReportPage,
  renderVisitorPage
} from "#ui/visitor/render.tsx"
import { catalogueOf } from "../support/catalogues.ts"
import { makeVisitorPage } from "../support/visitor-page.ts"

const assets = builtAssets({
  "visitor/client.tsx": {
    file: "assets/client-1.js",
    css: ["assets/visitor-1.css"],
    imports: ["_shared.js", "_note.js"]
  },
  "_note.js": { file: "assets/note-1.js", css: ["assets/note-1.css"], imports: ["_shared.js"] },
  "_shared.js": {
    file: "assets/shared-1.js",
    css: ["assets/base-1.css"],
    assets: ["assets/anek-latin-1.woff2"]
  },
  "public-pages/client.tsx": { file: "assets/open-1.js", imports: ["_shared.js"] },
  "receipt/client.tsx": { file: "assets/receipt-1.js", imports: ["_shared.js"] },
  "index.html": { file: "assets/app-1.js", imports: ["_shared.js"] }
}).visitor

const hostile = "</script><script>alert(1)</script>\u2028 & <b>"

const makeModel = (changes: Partial<VisitorPageModel> = {}): VisitorPageModel =>
  makeVisitorPage({
    profile: {
      user: {
        name: "Asha Raman",
        jobTitle: "Engineer",
        bio: hostile,
        profileImageUrl: null,
        showBadgesOnLanding: true
      },
      feedback: [
        { id: "1", content: hostile, createdAt: "2026-11-14T12:00:00.000Z" },
        { id: "2", content: "बैठक अच्छी थी", createdAt: "2026-11-09T12:00:00.000Z" }
      ]
    },
    ...changes
  })

const withUser = (changes: Partial<VisitorPageModel["profile"]["user"]>) => {
  const { user, feedback } = makeModel().profile
  return { profile: { user: { ...user, ...changes }, feedback } }
}

const makeSettings = (changes: Partial<PageSettings> = {}): PageSettings => ({
  ...defaultPageSettings,
  origin: "https://hive.example",
  canonicalOrigin: "https://hive.example",
  ...changes
})

const render = (changes: Partial<VisitorPageModel> = {}, settings: Partial<PageSettings> = {}): string =>
  renderVisitorPage(makeModel(changes), makeSettings(settings), assets, "en")

test("the form works without JavaScript", () => {
  const html = render()
  // Without an action it posts to its own address, whatever language that names.
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).not.toMatch(/<form[^>]*action=/)
  expect(html).toMatch(/<textarea[^>]*name="content"/)
  expect(html).not.toMatch(/<textarea[^>]*maxlength/i)
  expect(html).toMatch(/<button type="submit" class="button primary"><span>Submit<\/span><\/button>/)
})

test("[asvs V1.2.3] nothing runs or styles inline, and no text of people can close the data block", () => {
  const html = render()
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1])
  expect(scripts).toEqual([
    ' type="module" src="/assets/client-1.js" fetchpriority="low"',
    ' type="application/json" id="model"',
    ' type="application/json" id="words"',
    ' type="application/json" id="settings"'
  ])
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/)
  expect(html).not.toContain("\u2028 &amp; <b>")
  expect(html).not.toContain("<script>alert")
  const refused = render({ error: "Too long", text: "</textarea><img src=x>" })
  expect(refused).toContain("&lt;/textarea&gt;&lt;img src=x&gt;</textarea>")
  for (const text of ["</SCRIPT>", "</Script x>", "<!--<script>", "<!--"])
    expect(inlineJson(text)).not.toContain("<")
})

test("[asvs V1.2.1] a name adds nothing to the tags that hold it", () => {
  const name = '0; url=//evil.example" http-equiv="refresh'
  const tags = render(withUser({ name })).match(/<meta [^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(5)
  for (const tag of tags)
    expect(tag).toMatch(/^<meta (?:(?:charset|name|property|content|media)="[^"]*" ?)+>$/)
})

test("the data block gives the model back as it was", () => {
  const data = /id="model">(.*?)<\/script>/s.exec(render())?.[1] ?? ""
  expect(JSON.parse(data)).toEqual(makeModel())
  expect(inlineJson("<\u2028\u2029")).toBe('"\\u003c\\u2028\\u2029"')
})

test("the page says whose it is to those who share it", () => {
  const html = render()
  expect(html).toContain("<title>Asha Raman · HonestHive</title>")
  expect(html).toContain('<meta property="og:title" content="Asha Raman · HonestHive">')
  expect(html).toContain('<meta property="og:url" content="https://hive.example/asha-raman">')
})

test("a name turns nothing around it, wherever it stands", () => {
  const html = render(withUser({ name: "\u202eAsha\u2069 Raman" }))
  expect(html).toContain("<title>Asha Raman · HonestHive</title>")
  expect(html).toMatch(/What should (<!-- -->)?<bdi>Asha<\/bdi>(<!-- -->)? hear\?/)
  expect(html).toMatch(/<h1[^>]* dir="auto"/)
})

test("a long name leaves the question short", () => {
  const html = render(withUser({ name: "a".repeat(80) }))
  expect(html).toContain("What should they hear?")
  expect(html).toContain("Shared by the owner of this page.")
})

test("a long bio is marked, so that it can stand below the note", () => {
  expect(render(withUser({ bio: "I lead a team." }))).toContain('class="visitor-bio read"')
  for (const bio of ["I lead a team. ".repeat(20), "One\nTwo\nThree"])
    expect(render(withUser({ bio }))).toContain('class="visitor-bio read visitor-long"')
})

test("a link's preview shows its own picture, whose words are told, too", () => {
  const questions = [{ question: "What should I <b>stop</b>?", thanks: "" }]
  const html = render({ link: "asha-rao", questions }, { hasPreviews: true })
  expect(html).toContain('<meta property="og:image" content="https://hive.example/share/asha-rao.png">')
  expect(html).toContain('<meta property="og:image:width" content="1200">')
  expect(html).toContain('<meta property="og:image:height" content="630">')
  expect(html).toMatch(
    /<meta property="og:image:alt" content="[^"]+: What should I &lt;b&gt;stop&lt;\/b&gt;\?">/
  )
  expect(render({}, { hasPreviews: true })).toContain('"og:image:alt" content="Asha Raman"')
})

test("where previews are off, a link's preview shows the same picture as all", () => {
  const html = render(withUser({ profileImageUrl: "/uploads/a.png" }))
  expect(html).toContain('<meta property="og:image" content="https://hive.example/assets/v1/preview.png">')
  expect(html).not.toContain("https://hive.example/uploads")
})

test("shared styles come before the page's own, each once, and the script's parts are fetched early", () => {
  const html = render()
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1])
  expect(styles).toEqual(["/assets/base-1.css", "/assets/note-1.css", "/assets/visitor-1.css"])
  expect(html).toContain('<link rel="modulepreload" href="/assets/shared-1.js" fetchpriority="low">')
  expect(html).toContain('href="/assets/anek-latin-1.woff2" as="font"')
})

test("[anon A7] public feedback carries its place as an alias, the day and its language", () => {
  const html = render()
  expect(html.match(/<b>Bee \d\d<\/b>/g)).toEqual(["<b>Bee 01</b>", "<b>Bee 02</b>"])
  expect(html).toContain('<time dateTime="2026-11-14">14 Nov</time>')
  expect(html).toContain('<p class="read" dir="auto" lang="hi">बैठक अच्छी थी</p>')
})

test("without any style the words still stand apart", () => {
  const words = render().replace(/<[^>]*>/g, "")
  expect(words).toContain("Bee 01 14 Nov")
  expect(words).toContain("Create your own Security Privacy Terms")
})

test("Show Badges stands there only with badges, and with the owner's consent", () => {
  const badge = { badgeName: "Clear Voice", badgeDescription: "", category: "Communication & Collaboration" }
  const badges = {
    badges: [{ ...badge, tier: 5, imageUrl: null }],
    hasHiveEnlightenedBadge: false
  }
  expect(render({ badges })).toContain("Show Badges")
  expect(render()).not.toContain("Show Badges")
  expect(render({ badges, ...withUser({ showBadgesOnLanding: false }) })).not.toContain("Show Badges")
})

test("an unknown link is told apart, without a script", () => {
  const html = renderProfileNotFound(makeSettings(), assets, "en")
  expect(html).toContain("Profile Not Found")
  expect(html).toContain("The feedback link you&#x27;re looking for doesn&#x27;t exist or has been removed.")
  expect(html.match(/href="\/api\/login\?new=&amp;lang=en"/g)).toHaveLength(2)
  expect(html).not.toContain("<script")
})

test.each([
  [{ contact: "ask@hive.example" }, '<a href="mailto:ask@hive.example">Contact</a>'],
  [
    { sourceUrl: "https://git.example/hive" },
    '<a href="https://git.example/hive" rel="noreferrer">Source code</a>'
  ]
])("the foot leads to %j, if there is one", (links, link) => {
  expect(render({}, links)).toContain(link)
  expect(renderProfileNotFound(makeSettings(links), assets, "en")).toContain(link)
  expect(render()).not.toContain(link.slice(-16))
})

test("the page says which service reads, and that nobody checked whose page it is unless somebody did", () => {
  const here = render()
  expect(here).toContain(visitorMessages.unchecked)
  expect(here).toContain(visitorMessages.readHere)
  const elsewhere = render({}, { readBy: "OpenAI", signUp: "closed" })
  expect(elsewhere).not.toContain(visitorMessages.unchecked)
  expect(elsewhere).toContain(visitorMessages.readElsewhere({ service: "OpenAI" }))
})

const plainText = (html: string): string => html.replace(/<[^>]+>/g, "")

test("[anon A30] form and thanks say that a note may be shown to the operator, whether or not one ever was", () => {
  const sentence = "Asha sees your words and may show a note to whoever runs this server."
  expect(plainText(render())).toContain(sentence)
  expect(plainText(render({ sent: true })).split(sentence)).toHaveLength(3)
  expect(plainText(render({ error: "Too long" }))).toContain(sentence)
  const nameless = withUser({ name: null })
  for (const html of [
    render(nameless),
    render({ ...nameless, sent: true }),
    renderRefusedForm(
      { status: 400, message: "Too long", text: "a", question: null },
      makeSettings(),
      assets,
      "en"
    )
  ])
    expect(html).toContain("sees your words and may show a note to whoever runs this server.")
})

test("the page leads to its report, which needs no script and knows nothing of the page", () => {
  expect(render()).toContain('<a href="/report/asha-raman?lang=en">Report this page</a>')
  const model = { link: "asha-raman", sent: false, error: null, reason: null, words: "" } as const
  const html = renderReportPage(model, makeSettings(), assets, "en")
  expect(html).toContain('<form method="post">')
  expect(html).not.toContain("<script")
  const refused = { ...model, error: "Too long", reason: "other", words: hostile } as const
  const again = renderReportPage(refused, makeSettings({ readBy: "OpenAI" }), assets, "en")
  expect(again).toMatch(/<input[^>]*checked=""[^>]*value="other"/)
  expect(again).toContain("&lt;script&gt;alert(1)")
  expect(again).toContain("OpenAI usually checks them too")
  expect(renderReportPage({ ...model, sent: true }, makeSettings(), assets, "en")).toContain("Report sent")
})

test("[asvs V3.6.1] [anon A14] no page names another site to its browser, nor takes back that links say nothing of where they were clicked", () => {
  for (const html of [
    render(),
    render({ sent: true }),
    renderProfileNotFound(makeSettings(), assets, "en")
  ]) {
    expect(html).not.toMatch(/<meta[^>]*(?:referrer|http-equiv)|referrerpolicy|\sping=/i)
    expect(html).not.toMatch(
      /<(?:link|script|img|iframe|source|form)\b[^>]*(?:["'=]\/\/|https?:|preconnect|dns-prefetch)/i
    )
  }
})

test("a page brings the names of its badges and its release rule in all languages", () => {
  const category = "Communication & Collaboration"
  const seeded = { badgeName: "Clear Voice", badgeDescription: "", category, tier: 5, imageUrl: null }
  const own = { ...seeded, badgeName: "Firm <Hand>", category: "Special" }
  const badges = { badges: [own, seeded], hasHiveEnlightenedBadge: false }
  const model = makeModel({ badges, release: { minutes: 60, least: 3, announced: null } })
  for (const language of languages) {
    const html = renderVisitorPage(model, makeSettings(), assets, language)
    const shown = JSON.parse(/id="words">(.*?)<\/script>/s.exec(html)?.[1] ?? "")
    for (const other of languages) {
      const { badges, categories, releaseRule, visitorDocuments } = catalogueOf(other)
      expect(shown[other]).toEqual({
        release: `${releaseRule.now.hourly({ least: 3 })} ${releaseRule.longestWait}`,
        badges: [
          { name: "Firm <Hand>", kind: visitorDocuments.allCategories },
          { name: badges.names["communication-5"], kind: categories.short.communication }
        ]
      })
    }
    expect(html).toContain(`<b>${shown[language].badges[1].name}</b>`)
    expect(html).toContain(`<p class="field-message">${shown[language].release}</p>`)
  }
})

test.each(languages)(
  "the reason why a note or report was refused is in the page's language: %s",
  (language) => {
    const { apiErrors, ownerErrors } = catalogueOf(language)
    const note = makeModel({ error: feedbackTexts.link, text: "See www.example.com" })
    expect(renderVisitorPage(note, makeSettings(), assets, language)).toContain(
      `<span>${apiErrors.texts.invalidInputLinksAreNotAllowedInFeedback}</span>`
    )
    const error = "Please say what is wrong with this page."
    const report = { link: "asha-raman", sent: false, error, reason: null, words: "" } as const
    expect(renderReportPage(report, makeSettings(), assets, language)).toContain(
      `<span>${ownerErrors.texts.pleaseSayWhatIsWrongWithThisPage}</span>`
    )
  }
)

test.each(languages)("the bare form says in the page's language what became of the note: %s", (language) => {
  const { visitor, apiErrors } = catalogueOf(language)
  const refuse = (status: number, message: string): string =>
    renderRefusedForm(
      { status, message, text: "You ask <b>first", question: null },
      makeSettings(),
      assets,
      language
    )
  const gone = refuse(404, "Profile Not Found")
  expect(gone).toContain(`<title>${visitor.failedTitle} · HonestHive</title>`)
  expect(gone).toContain(`problem">${escapeHtml(visitor.gone)}</p>`)
  expect(gone).toContain("You ask &lt;b&gt;first</textarea>")
  expect(refuse(400, feedbackTexts.link)).toContain(
    `problem">${apiErrors.texts.invalidInputLinksAreNotAllowedInFeedback}</p>`
  )
  expect(refuse(503, "The service is away.")).toContain(`<title>${visitor.lostTitle} · HonestHive</title>`)
})
