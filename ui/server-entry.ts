/** What the server takes from the UI: the visitor page as HTML. Loads no CSS. */
export { type Manifest, type PageAssets, sourceAssets, visitorAssets } from "./visitor/page-assets.ts"
export { renderProfileNotFound, renderRefusedForm, renderVisitorPage } from "./visitor/render.tsx"
