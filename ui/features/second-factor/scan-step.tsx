import { lazy, Suspense, useState } from "react"
import type { NewSecret } from "#core/contract/second-factor-schemas.ts"
import { FieldProblem } from "../../components/field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FormFoot } from "../account-settings/form-foot.tsx"
import { CodeField } from "../sign-in/code-field.tsx"
import { useCodeForm } from "../sign-in/use-code-form.ts"
import type { SecondFactorCalls } from "./second-factor-calls.ts"

const NoQrCode = () => <div className="second-factor-qr" />

/** Without a connection the key below can still be typed. */
const QrCode = lazy(() =>
  import("../../components/qr-code.tsx").then(
    (loaded) => ({ default: loaded.QrCode }),
    () => ({ default: NoQrCode })
  )
)

interface ScanStepProps {
  readonly made: NewSecret
  readonly confirm: SecondFactorCalls["confirm"]
  readonly onCodes: (codes: ReadonlyArray<string>) => void
  readonly onCancel: () => void
}

const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ")

export const ScanStep = ({ made, confirm, onCodes, onCancel }: ScanStepProps) => {
  const secondFactorMessages = useMessages("secondFactor")
  const [code, setCode] = useState("")
  const form = useCodeForm({
    isComplete: code.trim() !== "",
    send: () => confirm({ setUp: made.setUp, code }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes)
  })
  return (
    <form ref={form.form} className="form" noValidate onChange={form.forgetError} onSubmit={form.onSubmit}>
      <p>{secondFactorMessages.scan}</p>
      <div className="second-factor-scan">
        <Suspense fallback={<NoQrCode />}>
          <QrCode text={made.address} label={secondFactorMessages.qrLabel} className="second-factor-qr" />
        </Suspense>
        <p>
          <span className="soft">{secondFactorMessages.orType}</span>
          <code className="second-factor-secret">{groupsOfFour(made.secret)}</code>
        </p>
      </div>
      <CodeField
        label={secondFactorMessages.code}
        hint={secondFactorMessages.codeHint}
        error={form.missing(code, secondFactorMessages.codeMissing) ?? form.problem.code}
        value={code}
        onChange={setCode}
      />
      {form.problem.other !== null && <FieldProblem text={form.problem.other} />}
      <FormFoot label={secondFactorMessages.turnOn} isBusy={form.isSending} onCancel={onCancel} />
    </form>
  )
}
