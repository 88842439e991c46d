import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { OnboardingForm } from "./onboarding-form.tsx"
import { OnboardingSteps } from "./onboarding-steps.tsx"
import { useOnboarding } from "./use-onboarding.ts"

interface OnboardingSheetProps {
  readonly user: CurrentUser
  readonly onDone: () => void
}

export const OnboardingSheet = ({ user, onDone }: OnboardingSheetProps) => {
  const profileMessages = useMessages("profile")
  const onboarding = useOnboarding(user, onDone)
  return (
    <section className="sheet pad form profile-onboarding">
      <OnboardingSteps step={onboarding.step} />
      <h1>{profileMessages.stepTitles[onboarding.step]}</h1>
      <OnboardingForm onboarding={onboarding} />
    </section>
  )
}
