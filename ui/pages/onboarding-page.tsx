import "../styles/account.css"
import { useNavigate } from "@tanstack/react-router"
import { useOwner } from "../app/owner-context.ts"
import { PageTitle } from "../app/page-title.tsx"
import { OnboardingForm } from "../features/profile/onboarding-form.tsx"
import { profileMessages } from "../messages/profile.ts"

export const OnboardingPage = () => {
  const owner = useOwner()
  const navigate = useNavigate()
  return (
    <section className="sheet pad form wide-page">
      <PageTitle page={profileMessages.onboardingTitle} />
      <h1 className="door-title">{profileMessages.onboardingTitle}</h1>
      <OnboardingForm user={owner} onDone={() => navigate({ to: "/" })} />
    </section>
  )
}
