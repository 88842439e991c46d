import { useOwner } from "../app/owner-context.ts"
import { PageTitle } from "../app/page-title.tsx"
import { OnboardingSheet } from "../features/profile/onboarding-sheet.tsx"
import { useMessages } from "../messages/messages-context.ts"
import { useFinishOnboarding } from "./just-set-up.ts"

export const OnboardingPage = () => {
  const profileMessages = useMessages("profile")
  const owner = useOwner()
  const finish = useFinishOnboarding()
  return (
    <>
      <PageTitle page={profileMessages.pageTitle} />
      <OnboardingSheet user={owner} onDone={finish} />
    </>
  )
}
