/** Exports for the server: the pages that it renders to HTML. Loads no CSS. */
export {
  builtAssets,
  type DrawnAssets,
  type Manifest,
  sourceAssets
} from "./document/page-assets.ts"
export { renderNotFound, renderOpenPage } from "./open/render.tsx"
export { renderProfileNotFound, renderRefusedForm, renderVisitorPage } from "./visitor/render.tsx"
