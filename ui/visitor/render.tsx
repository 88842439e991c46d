import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { SettingsContext } from "../components/settings-context.ts"
import { documentOf } from "../document/document.ts"
import { escapeHtml, inlineJson } from "../document/html.ts"
import { linkPreview, type MetaTags } from "../document/link-preview.ts"
import type { PageAssets } from "../document/page-assets.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { commonMessages } from "../messages/common.ts"
import { reportMessages } from "../messages/report.ts"
import { visitorMessages } from "../messages/visitor.ts"
import { visitorDocumentMessages } from "../messages/visitor-documents.ts"
import { withoutBidiControls } from "../text/names.ts"
import { ProfileNotFound } from "./profile-not-found.tsx"
import { ReportPage } from "./report-page.tsx"
import { VisitorPage } from "./visitor-page.tsx"

const pictureOf = ({ link, questions: [first] }: VisitorPageModel, name: string) => ({
  path: `/share/${link}.png`,
  alt: first === undefined ? name : visitorDocumentMessages.previewAlt(name, first.question)
})

const metaOf = (model: VisitorPageModel, name: string, settings: PageSettings): MetaTags =>
  linkPreview(
    {
      title: commonMessages.title(name, settings.name),
      description: visitorDocumentMessages.description(name),
      type: "profile",
      path: `/${model.link}`,
      ...(settings.hasPreviews && { picture: pictureOf(model, name) })
    },
    settings
  )

export const renderVisitorPage = (
  model: VisitorPageModel,
  settings: PageSettings,
  assets: PageAssets
): string => {
  const name = withoutBidiControls(model.profile.user.name ?? "").trim() || visitorMessages.nobody
  const html = renderToString(<VisitorPage model={model} settings={settings} />)
  const data = `<script type="application/json" id="model">${inlineJson(model)}</script>`
  return documentOf(
    {
      title: name,
      meta: metaOf(model, name, settings),
      body: `<div id="root">${html}</div>${data}`,
      isScripted: true,
      ...(model.hasFeed && { feedPath: `/feed/${model.link}` })
    },
    assets,
    settings
  )
}

export interface RefusedNote extends Pick<VisitorPageModel, "text" | "question"> {
  readonly message: string
}

const questionField = (question: string | null): string =>
  question === null ? "" : `<input type="hidden" name="question" value="${escapeHtml(question)}">`

const withText = ({ message, text, question }: RefusedNote): string =>
  [
    '<main class="visitor"><form class="sheet note" method="post">',
    `<label class="head" for="text">${visitorMessages.questionPlain}</label>`,
    // HTML parsers drop the first line break in a textarea, so one is added.
    `<textarea id="text" name="content" required dir="auto" autofocus aria-invalid="true" aria-describedby="problem">\n${escapeHtml(text)}</textarea>`,
    questionField(question),
    `<p id="problem" role="alert" class="field-message bad problem">${escapeHtml(message)}</p>`,
    `<p class="field-message">${visitorMessages.mayShowPlain}</p>`,
    `<div class="foot"><button type="submit" class="button primary">${visitorMessages.submit}</button></div>`,
    "</form></main>"
  ].join("")

/**
 * Form with the rejected text and the reason, posting to its own address. Built without React, so that rejections
 * stay cheap for the server.
 */
export const renderRefusedForm = (refused: RefusedNote, settings: PageSettings, assets: PageAssets): string =>
  documentOf(
    {
      title: visitorMessages.failedTitle,
      meta: [["name", "robots", "noindex"]],
      body: `<div class="visitor-frame">${withText(refused)}</div>`,
      isScripted: false
    },
    assets,
    settings
  )

interface UnscriptedPage {
  readonly title: string
  readonly page: ReactNode
}

const renderUnscripted = (
  { title, page }: UnscriptedPage,
  settings: PageSettings,
  assets: PageAssets
): string =>
  documentOf(
    {
      title,
      meta: [["name", "robots", "noindex"]],
      body: renderToString(<SettingsContext value={settings}>{page}</SettingsContext>),
      isScripted: false
    },
    assets,
    settings
  )

/** 'Profile Not Found', sent with status 404. */
export const renderProfileNotFound = (settings: PageSettings, assets: PageAssets): string =>
  renderUnscripted(
    { title: visitorDocumentMessages.notFoundTitle, page: <ProfileNotFound /> },
    settings,
    assets
  )

export const renderReportPage = (
  model: ReportPageModel,
  settings: PageSettings,
  assets: PageAssets
): string =>
  renderUnscripted({ title: reportMessages.title, page: <ReportPage model={model} /> }, settings, assets)
