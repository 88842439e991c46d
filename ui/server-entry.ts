/** What the server takes from the UI: the pages that it draws, as HTML. Loads no CSS. */
export {
  builtAssets,
  type DrawnAssets,
  type Manifest,
  sourceAssets
} from "./document/page-assets.ts"
export { renderNotFound, renderOpenPage } from "./open/render.tsx"
export { renderProfileNotFound, renderRefusedForm, renderVisitorPage } from "./visitor/render.tsx"
