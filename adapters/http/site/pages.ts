import type { ReportPageModel } from "#core/contract/report-page.ts"
import type { SyndicatedNotes, VisitorPageModel } from "#core/contract/visitor-page.ts"
import type { Language } from "#core/domain/languages/language.ts"
import type { Coding } from "../responses/coding.ts"

export interface Pages {
  readonly visitor: (model: VisitorPageModel, language: Language) => string
  /** The bare form with text and error message. Depends on no hive. */
  readonly refused: (
    refused: Pick<VisitorPageModel, "text" | "question"> & {
      readonly status: number
      readonly message: string
    },
    language: Language
  ) => string
  readonly report: (model: ReportPageModel, language: Language) => string
  /** A feed names itself by an absolute address: without PUBLIC_URL by the origin of its request. */
  readonly feed: (notes: SyndicatedNotes, language: Language, origin: string) => string
  readonly embedded: (notes: SyndicatedNotes, language: Language) => string
  readonly profileNotFound: (link: string, language: Language) => string
  /** A public page by its address, identical for everybody; "/" is the landing page. */
  readonly open: (url: URL, language: Language) => string
  readonly pack?: (html: string, coding: Coding) => Promise<Uint8Array<ArrayBuffer>>
  readonly failure: (english: string, language: Language) => string
  readonly notFound: (language: Language) => string
  /** Identical bytes for every route of the app. */
  readonly app: (language: Language) => string
  /** CSP hashes (`'sha256-…'`) of inline styles and scripts. */
  readonly inlineHashes?: { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> }
}
