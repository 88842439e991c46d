import type { ComponentType } from "react"
import type { PublicPagePath } from "#core/domain/pages/pages.ts"
import { LandingPage } from "../features/landing/landing-page.tsx"
import { ConfirmPage } from "../features/sign-in/confirm-page.tsx"
import { ForgotPage } from "../features/sign-in/forgot-page.tsx"
import { NewEmailPage } from "../features/sign-in/new-email-page.tsx"
import { ResetPage } from "../features/sign-in/reset-page.tsx"
import { SignInPage } from "../features/sign-in/sign-in-page.tsx"
import { commonMessages } from "../messages/common.ts"
import { landingMessages } from "../messages/landing.ts"
import { signInMessages } from "../messages/sign-in.ts"
import { privacyText } from "../messages/static-privacy.ts"
import { securityLead, securityTitle } from "../messages/static-security.ts"
import { termsText } from "../messages/static-terms.ts"
import { NotFoundPage } from "../pages/not-found-page.tsx"
import { SecurityPage } from "../pages/security-page.tsx"
import { StaticPage } from "../pages/static-page.tsx"
import type { PublicPageContext } from "./public-page-context.ts"

export interface PublicPageEntry {
  readonly title: string
  /** For link previews; by default the landing page's. */
  readonly description?: string
  readonly Page: ComponentType<PublicPageContext>
}

/** The page of receipts has a script of its own (`ui/receipt`). */
export const receiptPath = "/receipt"

type TablePath = Exclude<PublicPagePath, typeof receiptPath>

/** A path of the core without an entry is a compile error. */
const pageTable: Readonly<Record<TablePath, PublicPageEntry>> = {
  "/": {
    title: landingMessages.headline.join(" "),
    Page: ({ origin }) => <LandingPage returnTo="/" origin={origin} />
  },
  "/security": { title: securityTitle, description: securityLead, Page: SecurityPage },
  "/privacy": {
    title: privacyText.title,
    description: privacyText.lead,
    Page: () => <StaticPage text={privacyText} />
  },
  "/terms": {
    title: termsText.title,
    description: termsText.lead,
    Page: () => <StaticPage text={termsText} />
  },
  "/sign-in": { title: signInMessages.signInTitle, Page: SignInPage },
  "/sign-up": { title: signInMessages.signUpTitle, Page: SignInPage },
  "/forgot-password": { title: signInMessages.forgotTitle, Page: ForgotPage },
  "/reset-password": { title: signInMessages.resetTitle, Page: ResetPage },
  "/confirm-email": { title: signInMessages.confirmTitle, Page: ConfirmPage },
  "/confirm-new-email": { title: signInMessages.newEmailTitle, Page: NewEmailPage }
}

const notFoundEntry: PublicPageEntry = { title: commonMessages.notFoundTitle, Page: NotFoundPage }

const isPublicPage = (pathname: string): pathname is TablePath => Object.hasOwn(pageTable, pathname)

export const pageEntryOf = (pathname: string): PublicPageEntry =>
  isPublicPage(pathname) ? pageTable[pathname] : notFoundEntry
