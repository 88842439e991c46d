import { useOwner } from "../app/owner-context.ts"
import { PageTitle } from "../app/page-title.tsx"
import { OnboardingSheet } from "../features/profile/onboarding-sheet.tsx"
import { profileMessages } from "../messages/profile.ts"
import { useFinishOnboarding } from "./just-set-up.ts"

export const OnboardingPage = () => {
  const owner = useOwner()
  const finish = useFinishOnboarding()
  return (
    <>
      <PageTitle page={profileMessages.pageTitle} />
      <OnboardingSheet user={owner} onDone={finish} />
    </>
  )
}
