import { publicOrigin } from "../app/public-url.ts"
import { LandingPage } from "../features/landing/landing-page.tsx"

/** The landing page in the place of a page that needs signing in, which leads back to it. */
export const SignedOutPage = () => (
  <LandingPage returnTo={window.location.pathname + window.location.search} origin={publicOrigin()} />
)
