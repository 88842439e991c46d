/** Exports for the server: the pages that it renders to HTML. Loads no CSS. */
export {
  builtAssets,
  type ClientManifest,
  type RenderedAssets,
  sourceAssets
} from "./document/page-assets.ts"
export { renderNotFound, renderOpenPage } from "./public-pages/render.tsx"
export { renderProfileNotFound, renderRefusedForm, renderVisitorPage } from "./visitor/render.tsx"
