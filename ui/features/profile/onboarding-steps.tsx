import { hexagonPath } from "../../components/hexagon.tsx"
import { ProgressBar } from "../../components/progress-bar.tsx"
import { useMessages } from "../../messages/messages-context.ts"

const classOf = (index: number, step: number): string | undefined => {
  if (index === step) return "profile-now"
  return index < step ? "profile-done" : undefined
}

export const OnboardingSteps = ({ step }: { readonly step: number }) => {
  const profileMessages = useMessages("profile")
  return (
    <div className="profile-steps-so-far">
      <ol className="profile-steps" aria-label={profileMessages.progress}>
        {profileMessages.steps.map((label, index) => (
          <li key={label} className={classOf(index, step)} aria-current={index === step ? "step" : undefined}>
            <svg viewBox="0 0 18 20" aria-hidden="true">
              <path strokeWidth="1.4" strokeLinejoin="round" d={hexagonPath} />
            </svg>
            <span className="profile-text">{label}</span>
            {index < step && <span className="visually-hidden">{profileMessages.stepDone}</span>}
          </li>
        ))}
      </ol>
      <ProgressBar
        label={profileMessages.progressBar}
        value={step + 1}
        goal={profileMessages.steps.length}
        nearest
      />
    </div>
  )
}
