import { useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import type { CurrentUser } from "#core/contract/account-schemas.ts"
import { useOwner } from "../../app/owner-context.ts"
import { setStepMark, useStepMark } from "../../app/step-marks.ts"
import { CircleCheckIcon } from "../../components/visitor-icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { feedbackQuery } from "../feedback/queries/feedback-queries.ts"
import { EditProfileDialog } from "../profile/edit-profile-dialog.tsx"
import { doneSteps, type FirstStep, firstSteps } from "./first-step.ts"

const useDoneSteps = (owner: CurrentUser): ReadonlySet<FirstStep> | null => {
  const { data: items } = useQuery(feedbackQuery)
  const isLinkShared = useStepMark("shared")
  if (items === undefined) return null
  return doneSteps({ hasPhoto: owner.profileImageUrl !== null, isLinkShared, items })
}

export const FirstSteps = () => {
  const owner = useOwner()
  const done = useDoneSteps(owner)
  const isHidden = useStepMark("hidden")
  const [isEditing, setEditing] = useState(false)
  const isShown = done !== null && done.size < firstSteps.length && !isHidden
  return (
    <>
      {isShown && <StepsCard done={done} onAddPhoto={() => setEditing(true)} />}
      {isEditing && <EditProfileDialog user={owner} onClose={() => setEditing(false)} />}
    </>
  )
}

interface StepsCardProps {
  readonly done: ReadonlySet<FirstStep>
  readonly onAddPhoto: () => void
}

const StepsCard = ({ done, onAddPhoto }: StepsCardProps) => {
  const dashboardMessages = useMessages("dashboard")
  const id = useId()
  const hide = (): void => {
    document.querySelector("main")?.focus({ preventScroll: true })
    setStepMark("hidden")
  }
  return (
    <section className="sheet pad dashboard-first-steps" aria-labelledby={id}>
      <div className="row between wrap">
        <h2 className="small" id={id}>
          {dashboardMessages.firstSteps}
        </h2>
        <span className="soft">
          {dashboardMessages.stepsDone({ done: done.size, all: firstSteps.length })}
        </span>
      </div>
      <ol>
        {firstSteps.map((step) => (
          <StepLine key={step} step={step} isDone={done.has(step)} onAddPhoto={onAddPhoto} />
        ))}
      </ol>
      <button type="button" className="link" onClick={hide}>
        {dashboardMessages.hideSteps}
      </button>
    </section>
  )
}

interface StepLineProps {
  readonly step: FirstStep
  readonly isDone: boolean
  readonly onAddPhoto: () => void
}

const StepLine = ({ step, isDone, onAddPhoto }: StepLineProps) => {
  const dashboardMessages = useMessages("dashboard")
  const { title, text } = dashboardMessages.steps[step]
  if (isDone) {
    return (
      <li>
        <CircleCheckIcon />
        <p className="soft">
          {title} <span className="visually-hidden">{dashboardMessages.stepDone}</span>
        </p>
      </li>
    )
  }
  return (
    <li>
      <span className="cell" />
      <div>
        <b>{title}</b>
        <p className="soft">{text}</p>
        {step === "photo" && (
          <button type="button" className="link" onClick={onAddPhoto}>
            {dashboardMessages.choosePhoto}
          </button>
        )}
      </div>
    </li>
  )
}
