import { Button } from "../../components/button.tsx"
import { copyText } from "../../components/copy-text.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import type { SecondFactorMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"

interface RecoveryCodesProps {
  readonly codes: ReadonlyArray<string>
  readonly onKept: () => void
}

const copyCodes = async (
  codes: ReadonlyArray<string>,
  secondFactorMessages: SecondFactorMessages
): Promise<void> => {
  if (await copyText(codes.join("\n"))) showToast(secondFactorMessages.codesCopied)
  else showProblem(secondFactorMessages.codesNotCopied)
}

export const RecoveryCodesShown = ({ codes, onKept }: RecoveryCodesProps) => {
  const secondFactorMessages = useMessages("secondFactor")
  return (
    <div className="form">
      <h3 tabIndex={-1}>{secondFactorMessages.recoveryTitle}</h3>
      <p>{secondFactorMessages.recoveryHint}</p>
      <ul className="second-factor-codes" aria-label={secondFactorMessages.recoveryTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row wrap">
        <Button kind="primary" onClick={onKept}>
          {secondFactorMessages.saved}
        </Button>
        <Button onClick={() => void copyCodes(codes, secondFactorMessages)}>
          {secondFactorMessages.copyCodes}
        </Button>
      </div>
    </div>
  )
}
