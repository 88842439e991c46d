import { renderToString } from "react-dom/server"
import { commonMessages } from "../messages/common.ts"
import { productName } from "../messages/product.ts"
import { visitorMessages } from "../messages/visitor.ts"
import { withoutBidiControls } from "../text/names.ts"
import { documentOf } from "./document.ts"
import { inlineJson } from "./html.ts"
import type { VisitorPageModel } from "./model.ts"
import type { PageAssets } from "./page-assets.ts"
import { ProfileNotFound } from "./profile-not-found.tsx"
import { VisitorPage } from "./visitor-page.tsx"

type Meta = ReadonlyArray<readonly ["name" | "property", string, string]>

const imageMeta = ({ profile, publicUrl }: VisitorPageModel): Meta =>
  profile.user.profileImageUrl === null
    ? []
    : [["property", "og:image", new URL(profile.user.profileImageUrl, publicUrl).href]]

const metaOf = (model: VisitorPageModel, name: string): Meta => [
  ["name", "description", visitorMessages.description(name)],
  ["property", "og:title", commonMessages.title(name)],
  ["property", "og:description", visitorMessages.description(name)],
  ["property", "og:type", "profile"],
  ["property", "og:site_name", productName],
  ["property", "og:url", `${model.publicUrl}/${model.link}`],
  ["name", "twitter:card", "summary"],
  ...imageMeta(model)
]

/** The visitor page as a whole document; `client.tsx` brings it to life. */
export const renderVisitorPage = (model: VisitorPageModel, assets: PageAssets): string => {
  const name = withoutBidiControls(model.profile.user.name ?? "").trim() || visitorMessages.nobody
  const html = renderToString(<VisitorPage model={model} />)
  const data = `<script type="application/json" id="model">${inlineJson(model)}</script>`
  return documentOf(
    {
      title: commonMessages.title(name),
      meta: metaOf(model, name),
      body: `<div id="root">${html}</div>${data}`,
      isScripted: true
    },
    assets
  )
}

/** 'Profile Not Found', sent with status 404. Needs no script. */
export const renderProfileNotFound = (assets: PageAssets): string =>
  documentOf(
    {
      title: commonMessages.title(visitorMessages.notFoundTitle),
      meta: [["name", "robots", "noindex"]],
      body: renderToString(<ProfileNotFound />),
      isScripted: false
    },
    assets
  )
