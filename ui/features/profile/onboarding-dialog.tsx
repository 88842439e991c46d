import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { Dialog } from "../../components/dialog.tsx"
import { profileMessages } from "../../messages/profile.ts"
import { OnboardingForm } from "./onboarding-form.tsx"

const isBlank = (text: string | null): boolean => text === null || text.trim() === ""

const stay = (): void => undefined

/** Opens by itself for an owner with neither name nor link, and stays until there is a name. */
export const OnboardingDialog = ({ user }: { readonly user: CurrentUser }) =>
  isBlank(user.name) && isBlank(user.feedbackLink) ? (
    <Dialog title={profileMessages.onboardingTitle} dismissible={false} onClose={stay}>
      <OnboardingForm user={user} onDone={stay} />
    </Dialog>
  ) : null
