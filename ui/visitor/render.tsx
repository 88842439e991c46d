import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import { canonicalAddressIn, type Language, languages } from "#core/domain/languages/language.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { SettingsContext } from "../components/settings-context.ts"
import { documentOf } from "../document/document.ts"
import { escapeHtml, jsonBlock } from "../document/html.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import type { ServerMessages } from "../messages/generated/server.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { errorTextOf } from "../text/error-text.ts"
import { titleNameOf } from "../text/names.ts"
import { EmbeddedNotes } from "./embedded-notes.tsx"
import { type PageWordsByLanguage, pageWords } from "./page-words.ts"
import { ProfileNotFound } from "./profile-not-found.tsx"
import { ReportPage } from "./report-page.tsx"
import { sentQuery } from "./sent-query.ts"
import { VisitorPage } from "./visitor-page.tsx"

const pictureOf = (
  { link, questions: [first] }: VisitorPageModel,
  name: string,
  { visitorDocuments }: ServerMessages
) => ({
  path: `/share/${link}.png`,
  alt: first === undefined ? name : visitorDocuments.previewAlt({ name, question: first.question })
})

const metaOf = (
  model: VisitorPageModel,
  name: string,
  settings: PageSettings,
  catalogue: ServerMessages
): MetaTags =>
  linkPreview(
    {
      title: catalogue.everyPage.title({ page: name, name: settings.name }),
      description: catalogue.visitorDocuments.description({ name }),
      type: "profile",
      path: `/${model.link}`,
      ...(settings.hasPreviews && { picture: pictureOf(model, name, catalogue) })
    },
    settings
  )

const wordsInAllLanguages = (model: VisitorPageModel): PageWordsByLanguage => {
  const words = languages.map((language) => [
    language,
    pageWords(model, language, serverMessagesIn(language))
  ])
  return Object.fromEntries(words)
}

export const renderVisitorPage = (
  model: VisitorPageModel,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string => {
  const catalogue = serverMessagesIn(language)
  const name = titleNameOf(model.profile.user.name, catalogue.visitor)
  const words = wordsInAllLanguages(model)
  const html = renderToString(
    <LanguageProvider initial={language} messages={catalogue} query={sentQuery(model)}>
      <VisitorPage model={model} words={words} settings={settings} />
    </LanguageProvider>
  )
  return documentOf(
    {
      language,
      title: name,
      meta: metaOf(model, name, settings, catalogue),
      body: `<div id="root">${html}</div>${jsonBlock("model", model)}${jsonBlock("words", words)}`,
      isScripted: true,
      ...(model.hasFeed && { feedPath: canonicalAddressIn(language, `/feed/${model.link}`) })
    },
    assets,
    settings
  )
}

export interface RefusedNote extends Pick<VisitorPageModel, "text" | "question"> {
  readonly status: number
  readonly message: string
}

const questionField = (question: string | null): string =>
  question === null ? "" : `<input type="hidden" name="question" value="${escapeHtml(question)}">`

const reasonOf = ({ status, message }: RefusedNote, { visitor, apiErrors }: ServerMessages): string =>
  status === 404 ? visitor.gone : errorTextOf(message, apiErrors)

const withText = (refused: RefusedNote, catalogue: ServerMessages): string => {
  const { text, question } = refused
  const { visitor } = catalogue
  return [
    '<main class="visitor"><form class="sheet note" method="post">',
    `<label class="head" for="text">${escapeHtml(visitor.questionPlain)}</label>`,
    // HTML parsers drop the first line break in a textarea, so one is added.
    `<textarea id="text" name="content" required dir="auto" autofocus aria-invalid="true" aria-describedby="problem">\n${escapeHtml(text)}</textarea>`,
    questionField(question),
    `<p id="problem" role="alert" class="field-message bad problem">${escapeHtml(reasonOf(refused, catalogue))}</p>`,
    `<p class="field-message">${escapeHtml(visitor.mayShowPlain)}</p>`,
    `<div class="foot"><button type="submit" class="button primary">${escapeHtml(visitor.submit)}</button></div>`,
    "</form></main>"
  ].join("")
}

/**
 * Form with the rejected text and the reason, posting to its own address. Built without React, so that rejections
 * stay cheap for the server.
 */
export const renderRefusedForm = (
  refused: RefusedNote,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string => {
  const catalogue = serverMessagesIn(language)
  return documentOf(
    {
      language,
      // After a 5xx nobody can tell whether the note is stored.
      title: refused.status < 500 ? catalogue.visitor.failedTitle : catalogue.visitor.lostTitle,
      meta: [["name", "robots", "noindex"]],
      body: `<div class="visitor-frame">${withText(refused, catalogue)}</div>`,
      isScripted: false
    },
    assets,
    settings
  )
}

interface UnscriptedPage {
  readonly query?: string
  readonly title: string
  readonly page: ReactNode
}

const renderUnscripted = (
  { title, page, query = "" }: UnscriptedPage,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string =>
  documentOf(
    {
      language,
      title,
      meta: [["name", "robots", "noindex"]],
      body: renderToString(
        <LanguageProvider initial={language} messages={serverMessagesIn(language)} query={query}>
          <SettingsContext value={settings}>{page}</SettingsContext>
        </LanguageProvider>
      ),
      isScripted: false
    },
    assets,
    settings
  )

export const renderProfileNotFound = (
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string =>
  renderUnscripted(
    { title: serverMessagesIn(language).visitorDocuments.notFoundTitle, page: <ProfileNotFound /> },
    settings,
    assets,
    language
  )

export const renderReportPage = (
  model: ReportPageModel,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string =>
  renderUnscripted(
    {
      title: serverMessagesIn(language).report.title,
      page: <ReportPage model={model} />,
      query: sentQuery(model)
    },
    settings,
    assets,
    language
  )

export const renderEmbeddedNotes = (
  notes: SyndicatedNotes,
  settings: PageSettings,
  assets: PageAssets,
  language: Language
): string =>
  renderUnscripted(
    {
      title: titleNameOf(notes.profile.user.name, serverMessagesIn(language).visitor),
      page: <EmbeddedNotes {...notes} />
    },
    settings,
    assets,
    language
  )
