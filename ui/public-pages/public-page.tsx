import { OperatorLinks } from "../components/operator-links.ts"
import { LandingPage } from "../features/landing/landing-page.tsx"
import { ConfirmPage } from "../features/sign-in/confirm-page.tsx"
import { ForgotPage } from "../features/sign-in/forgot-page.tsx"
import { NewEmailPage } from "../features/sign-in/new-email-page.tsx"
import { ResetPage } from "../features/sign-in/reset-page.tsx"
import { SignInPage } from "../features/sign-in/sign-in-page.tsx"
import { privacyText } from "../messages/static-privacy.ts"
import { termsText } from "../messages/static-terms.ts"
import { NotFoundPage } from "../pages/not-found-page.tsx"
import { SecurityPage } from "../pages/security-page.tsx"
import { StaticPage } from "../pages/static-page.tsx"
import type { PublicPageContext } from "./public-page-context.ts"

const PageAt = ({ place }: { readonly place: PublicPageContext }) => {
  switch (place.pathname) {
    case "/":
      return <LandingPage returnTo="/" origin={place.origin} />
    case "/security":
      return <SecurityPage />
    case "/privacy":
      return <StaticPage text={privacyText} />
    case "/terms":
      return <StaticPage text={termsText} />
    case "/sign-in":
    case "/sign-up":
      return <SignInPage {...place} />
    case "/forgot-password":
      return <ForgotPage {...place} />
    case "/confirm-email":
      return <ConfirmPage />
    case "/confirm-new-email":
      return <NewEmailPage />
    case "/reset-password":
      return <ResetPage />
    default:
      return <NotFoundPage />
  }
}

export const PublicPage = ({ place }: { readonly place: PublicPageContext }) => (
  <OperatorLinks value={place}>
    <PageAt place={place} />
  </OperatorLinks>
)
