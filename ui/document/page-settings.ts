import type { SignUpMode } from "#core/domain/accounts/sign-up-mode.ts"
import type { HelpNotes } from "#core/domain/feedback/help-note.ts"
import { productName } from "#core/domain/values/product-name.ts"

interface InstanceLogo {
  readonly path: string
  readonly width: number
  readonly height: number
}

/**
 * Everything that an operator's settings change in a page; `cli/server/page-settings.ts` makes it of the variables.
 * Each document that has a script carries this record as JSON (`settingsElementId`), so that the browser hydrates,
 * and anybody can render again, exactly what the server sent.
 */
export interface PageSettings {
  readonly name: string
  readonly logo: InstanceLogo | null
  readonly accent: string | null
  /** Origin of the page's own PUBLIC_URL; null if none is set, then the browser's address counts. */
  readonly origin: string | null
  /** Origin for canonical addresses: the first PUBLIC_URL, but for an onion address its own. */
  readonly canonicalOrigin: string | null
  readonly contact: string | null
  readonly sourceUrl: string | null
  readonly imprintUrl: string | null
  readonly privacyUrl: string | null
  readonly demoUrl: string | null
  readonly hasMarketingFigures: boolean
  readonly hasPreviews: boolean
  readonly helpNotes: HelpNotes
  /** External service that reads texts, too (MODERATION); null if only this server does. */
  readonly readBy: string | null
  /** Host where owners sign in (OIDC_ISSUER); null if they have passwords alone. */
  readonly issuer: string | null
  /** Whether owners sign in with passwords: without an issuer, or with SIGN_IN=both. */
  readonly hasPasswords: boolean
  readonly sendsMail: boolean
  readonly signUp: SignUpMode
}

export const defaultPageSettings: PageSettings = {
  name: productName,
  logo: null,
  accent: null,
  origin: null,
  canonicalOrigin: null,
  contact: null,
  sourceUrl: null,
  imprintUrl: null,
  privacyUrl: null,
  demoUrl: null,
  hasMarketingFigures: true,
  hasPreviews: false,
  helpNotes: {},
  readBy: null,
  issuer: null,
  hasPasswords: true,
  sendsMail: false,
  signUp: "open"
}

export const settingsElementId = "settings"
