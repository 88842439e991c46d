import { lazy, Suspense } from "react"
import { publicOrigin } from "../app/public-url.ts"

const LandingPage = lazy(async () => ({
  default: (await import("../features/landing/landing-page.tsx")).LandingPage
}))

export const SignedOutPage = () => (
  <Suspense fallback={null}>
    <LandingPage returnTo={window.location.pathname + window.location.search} origin={publicOrigin()} />
  </Suspense>
)
