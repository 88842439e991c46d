import { lazy, Suspense } from "react"
import { publicOrigin } from "../app/public-url.ts"

/** A file of its own: whoever is signed in waits for nothing of it. */
const LandingPage = lazy(async () => ({
  default: (await import("../features/landing/landing-page.tsx")).LandingPage
}))

/** The landing page in the place of a page that needs signing in, which leads back to it. */
export const SignedOutPage = () => (
  <Suspense fallback={null}>
    <LandingPage returnTo={window.location.pathname + window.location.search} origin={publicOrigin()} />
  </Suspense>
)
