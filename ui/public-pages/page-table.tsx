import { type ComponentType, useEffect } from "react"
import type { PublicPagePath } from "#core/domain/pages/pages.ts"
import { announceAccount } from "../api/account-channel.ts"
import { headlineOf } from "../features/landing/headline.ts"
import { LandingPage } from "../features/landing/landing-page.tsx"
import { ConfirmPage } from "../features/sign-in/confirm-page.tsx"
import { ForgotPage } from "../features/sign-in/forgot-page.tsx"
import { NewEmailPage } from "../features/sign-in/new-email-page.tsx"
import { ResetPage } from "../features/sign-in/reset-page.tsx"
import { SignInPage } from "../features/sign-in/sign-in-page.tsx"
import type { ServerMessages } from "../messages/generated/server.ts"
import { NotFoundPage } from "../pages/not-found-page.tsx"
import { PrivacyPage } from "../pages/privacy-page.tsx"
import { SecurityPage } from "../pages/security-page.tsx"
import { TermsPage } from "../pages/terms-page.tsx"
import type { PublicPageContext } from "./public-page-context.ts"

export interface PublicPageEntry {
  readonly titleIn: (messages: ServerMessages) => string
  readonly descriptionIn?: (messages: ServerMessages) => string
  readonly Page: ComponentType<PublicPageContext>
}

/** The page of receipts has a script of its own (`ui/receipt`). */
export const receiptPath = "/receipt"

/** The server sends it to those who aren't signed in, like somebody who has just signed out. */
const StartPage = ({ origin }: PublicPageContext) => {
  useEffect(() => announceAccount(null), [])
  return <LandingPage returnTo="/" origin={origin} />
}

type TablePath = Exclude<PublicPagePath, typeof receiptPath>

const pageTable: Readonly<Record<TablePath, PublicPageEntry>> = {
  "/": {
    titleIn: ({ landing }) => headlineOf(landing),
    Page: StartPage
  },
  "/security": {
    titleIn: ({ security }) => security.title,
    descriptionIn: ({ security }) => security.lead,
    Page: SecurityPage
  },
  "/privacy": {
    titleIn: ({ privacy }) => privacy.title,
    descriptionIn: ({ privacy }) => privacy.lead,
    Page: PrivacyPage
  },
  "/terms": {
    titleIn: ({ terms }) => terms.title,
    descriptionIn: ({ terms }) => terms.lead,
    Page: TermsPage
  },
  "/sign-in": { titleIn: ({ signIn }) => signIn.signInTitle, Page: SignInPage },
  "/sign-up": { titleIn: ({ signIn }) => signIn.signUpTitle, Page: SignInPage },
  "/forgot-password": { titleIn: ({ signIn }) => signIn.forgotTitle, Page: ForgotPage },
  "/reset-password": { titleIn: ({ signIn }) => signIn.resetTitle, Page: ResetPage },
  "/confirm-email": { titleIn: ({ signIn }) => signIn.confirmTitle, Page: ConfirmPage },
  "/confirm-new-email": { titleIn: ({ signIn }) => signIn.newEmailTitle, Page: NewEmailPage }
}

const notFoundEntry: PublicPageEntry = { titleIn: ({ common }) => common.notFoundTitle, Page: NotFoundPage }

const isPublicPage = (pathname: string): pathname is TablePath => Object.hasOwn(pageTable, pathname)

export const pageEntryOf = (pathname: string): PublicPageEntry =>
  isPublicPage(pathname) ? pageTable[pathname] : notFoundEntry
