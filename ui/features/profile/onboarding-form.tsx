import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/profile-onboarding.css"
import { type FormEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "../../components/button.tsx"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { AudienceQuestion } from "./audience-question.tsx"
import { OnboardingReview } from "./onboarding-review.tsx"
import { PhotoPicker } from "./photo-picker.tsx"
import { BioField, JobTitleField, NameField } from "./profile-fields.tsx"
import { SuggestedLinkLine } from "./suggested-link-line.tsx"
import type { Onboarding } from "./use-onboarding.ts"
import { lastStep } from "./use-onboarding-step.ts"

const useFocusOnStep = (step: number) => {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) {
      form.current?.parentElement?.querySelector(".profile-steps-so-far")?.scrollIntoView()
      const field = form.current?.querySelector<HTMLElement>("input:not([hidden]), [tabindex]")
      field?.focus({ preventScroll: step === lastStep })
    }
    shown.current = step
  }, [step])
  return form
}

export const OnboardingForm = ({ onboarding }: { readonly onboarding: Onboarding }) => {
  const profileMessages = useMessages("profile")
  const { step, tries } = onboarding
  const form = useFocusOnStep(step)
  useInvalidFocus(form, tries, null)
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onboarding.next()
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit}>
      {step === 0 && <BasicInfo onboarding={onboarding} />}
      {step === 1 && <AboutYou onboarding={onboarding} />}
      {step === lastStep && <OnboardingReview onboarding={onboarding} />}
      <div className="foot profile-onboarding-foot">
        {step > 0 && (
          <Button kind="ghost" onClick={onboarding.back}>
            {profileMessages.back}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={onboarding.isSaving} disabled={onboarding.isBlocked}>
          {step === lastStep ? profileMessages.complete : profileMessages.continue}
        </Button>
      </div>
    </form>
  )
}

interface OnboardingStepProps {
  readonly onboarding: Onboarding
}

const BasicInfo = ({
  onboarding: { fields, set, problems, isNameAsked, link }
}: OnboardingStepProps): ReactNode => {
  const profileMessages = useMessages("profile")
  return (
    <>
      <p className="soft">{profileMessages.onboardingHint}</p>
      <NameField
        value={fields.name}
        error={problems.name}
        isAnnouncedElsewhere={isNameAsked}
        onChange={(name) => set("name", name)}
      />
      <SuggestedLinkLine link={link} />
    </>
  )
}

const AboutYou = ({
  onboarding: { fields, photo, audience, set, problems }
}: OnboardingStepProps): ReactNode => (
  <>
    <PhotoPicker photo={photo} />
    <JobTitleField
      value={fields.jobTitle}
      error={problems.jobTitle}
      onChange={(jobTitle) => set("jobTitle", jobTitle)}
    />
    <BioField value={fields.bio} error={problems.bio} onChange={(bio) => set("bio", bio)} />
    <AudienceQuestion {...audience} />
  </>
)
