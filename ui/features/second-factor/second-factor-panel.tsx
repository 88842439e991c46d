import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/second-factor.css"
import { type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import type { NewSecret } from "#core/contract/second-factor-schemas.ts"
import { Button } from "../../components/button.tsx"
import { showToast } from "../../components/toast-store.ts"
import { ConfirmStep } from "./confirm-step.tsx"
import { PasswordStep } from "./password-step.tsx"
import { RecoveryCodesShown } from "./recovery-codes.tsx"
import { ScanStep } from "./scan-step.tsx"
import type { SecondFactorCalls } from "./second-factor-calls.ts"

interface SecondFactorPanelProps {
  readonly calls: SecondFactorCalls
  readonly recoveryCodesLeft: number | null
  readonly queryKey: QueryKey
}

type Step =
  | { readonly name: "state" | "password" | "renew" | "turn off" }
  | { readonly name: "scan"; readonly made: NewSecret }
  | { readonly name: "codes"; readonly codes: ReadonlyArray<string> }

const stateStep: Step = { name: "state" }

/** The next step's first field, or its heading, takes the focus of the button that is gone. */
const useStepFocus = (step: Step) => {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) place.current?.querySelector<HTMLElement>("input, h3, button")?.focus()
    shown.current = step
  }, [step])
  return place
}

export const SecondFactorPanel = ({ calls, recoveryCodesLeft, queryKey }: SecondFactorPanelProps) => {
  const secondFactorMessages = useMessages("secondFactor")
  const queries = useQueryClient()
  const [step, setStep] = useState<Step>(stateStep)
  const place = useStepFocus(step)
  const cancel = (): void => setStep(stateStep)
  const showCodes = (codes: ReadonlyArray<string>): void => {
    setStep({ name: "codes", codes })
    // Refetching now would take the codes, which are shown only once, off an operator's screen.
    void queries.invalidateQueries({ queryKey, refetchType: "none" })
  }
  const finish = (): void => {
    setStep(stateStep)
    void queries.invalidateQueries({ queryKey })
  }
  const finishOff = (): void => {
    showToast(secondFactorMessages.turnedOff)
    finish()
  }
  return (
    <div ref={place}>
      {step.name === "state" && <StateStep recoveryCodesLeft={recoveryCodesLeft} onStep={setStep} />}
      {step.name === "password" && (
        <PasswordStep
          begin={calls.begin}
          onSecret={(made) => setStep({ name: "scan", made })}
          onCancel={cancel}
        />
      )}
      {step.name === "scan" && (
        <ScanStep made={step.made} confirm={calls.confirm} onCodes={showCodes} onCancel={cancel} />
      )}
      {step.name === "codes" && <RecoveryCodesShown codes={step.codes} onKept={finish} />}
      {step.name === "renew" && (
        <ConfirmStep
          key={step.name}
          label={secondFactorMessages.newCodes}
          send={calls.renew}
          onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
          onCancel={cancel}
        />
      )}
      {step.name === "turn off" && (
        <ConfirmStep
          key={step.name}
          label={secondFactorMessages.turnOff}
          send={calls.turnOff}
          onDone={finishOff}
          onCancel={cancel}
        />
      )}
    </div>
  )
}

interface StateStepProps {
  readonly recoveryCodesLeft: number | null
  readonly onStep: (step: Step) => void
}

const StateStep = ({ recoveryCodesLeft, onStep }: StateStepProps) => {
  const secondFactorMessages = useMessages("secondFactor")
  if (recoveryCodesLeft === null)
    return (
      <div className="form">
        <p>{secondFactorMessages.isOff}</p>
        <div className="row wrap">
          <Button onClick={() => onStep({ name: "password" })}>{secondFactorMessages.setUp}</Button>
        </div>
      </div>
    )
  return (
    <div className="form">
      <p>
        {secondFactorMessages.isOn}{" "}
        {recoveryCodesLeft === 0
          ? secondFactorMessages.noCodesLeft
          : secondFactorMessages.codesLeft({ count: recoveryCodesLeft })}
      </p>
      <div className="row wrap">
        <Button onClick={() => onStep({ name: "renew" })}>{secondFactorMessages.newCodes}</Button>
        <Button kind="danger-text" onClick={() => onStep({ name: "turn off" })}>
          {secondFactorMessages.turnOff}
        </Button>
      </div>
    </div>
  )
}
