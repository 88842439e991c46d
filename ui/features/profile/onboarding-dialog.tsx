import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { Dialog } from "../../components/dialog.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { OnboardingForm } from "./onboarding-form.tsx"
import { OnboardingSteps } from "./onboarding-steps.tsx"
import { useOnboarding } from "./use-onboarding.ts"

const isBlank = (text: string | null): boolean => text === null || text.trim() === ""

interface OnboardingDialogProps {
  readonly user: CurrentUser
  readonly onDone: () => void
}

export const OnboardingDialog = ({ user, onDone }: OnboardingDialogProps) =>
  isBlank(user.name) && isBlank(user.feedbackLink) ? <OpenDialog user={user} onDone={onDone} /> : null

const keepOpen = (): void => undefined

const OpenDialog = ({ user, onDone }: OnboardingDialogProps) => {
  const profileMessages = useMessages("profile")
  const onboarding = useOnboarding(user, onDone)
  return (
    <Dialog title={profileMessages.stepTitles[onboarding.step] ?? ""} dismissible={false} onClose={keepOpen}>
      <OnboardingSteps step={onboarding.step} />
      <OnboardingForm onboarding={onboarding} />
    </Dialog>
  )
}
