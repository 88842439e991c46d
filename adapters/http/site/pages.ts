import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { Coding } from "../responses/coding.ts"

/** Complete HTML documents, rendered by the UI's build. */
export interface Pages {
  readonly visitor: (model: VisitorPageModel) => string
  /** The bare form with text and error message. Depends on no hive. */
  readonly refused: (
    refused: Pick<VisitorPageModel, "text" | "question"> & { readonly message: string }
  ) => string
  /** The form for reports of a page, the same for every link. */
  readonly report: (model: ReportPageModel) => string
  /** The public notes as an Atom feed. */
  readonly feed: (notes: SyndicatedNotes) => string
  /** The public notes for an iframe, without scripts. */
  readonly embedded: (notes: SyndicatedNotes) => string
  /** For a well-formed link that nobody has. Sent with status 404. */
  readonly profileNotFound: (link: string) => string
  /** A public page by its address, identical for everybody; "/" is the landing page. */
  readonly open: (url: URL) => string
  /** Compresses a page, strongly if it will be cached, otherwise fast. Without it, pages are sent uncompressed. */
  readonly pack?: (html: string, coding: Coding, isCached: boolean) => Promise<Uint8Array<ArrayBuffer>>
  readonly notFound: () => string
  /** Identical bytes for every route of the app. */
  readonly app: () => string
  /** CSP hashes (`'sha256-…'`) of inline styles and scripts. */
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}
