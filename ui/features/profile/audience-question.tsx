import { useId } from "react"
import { useMessages } from "../../messages/messages-context.ts"
import { AudienceChoices } from "../release/audience-choices.tsx"
import type { OnboardingAudience } from "./use-onboarding-audience.ts"

/** Missing while the choices are not loaded: they can be made on the account page, too. */
export const AudienceQuestion = ({ choices, chosen, choose }: OnboardingAudience) => {
  const releaseMessages = useMessages("release")
  const id = useId()
  return (
    choices !== undefined && (
      <div className="form">
        <h3 className="small" id={id}>
          {releaseMessages.question}
        </h3>
        <AudienceChoices labelledBy={id} choices={choices} chosen={chosen} onChoose={choose} />
      </div>
    )
  )
}
