import { useRef, useState } from "react"
import { isUnauthorized } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { secondFactorMessages } from "../../messages/second-factor.ts"
import { signInMessages } from "../../messages/sign-in.ts"
import { CodeField } from "./code-field.tsx"
import { Refusal } from "./form-error.tsx"
import { useCodeForm } from "./use-code-form.ts"
import { useFormFocus } from "./use-form-focus.ts"

interface CodeSignInProps<Answer> {
  readonly send: (code: string) => Promise<Answer>
  readonly onIn: (answer: Answer) => void
  /** Back to the password. */
  readonly onStartAgain: () => void
}

/** The step between the password and the session, for owners and admins. */
export const CodeSignIn = <Answer,>({ send, onIn, onStartAgain }: CodeSignInProps<Answer>) => {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState("")
  const place = useRef<HTMLFormElement>(null)
  const form = useCodeForm({ isComplete: code.trim() !== "", send: () => send(code), onDone: onIn })
  useFormFocus(place, form.tries, form.error)
  const isExpired = isUnauthorized(form.error)
  const wrongText = isRecovery ? secondFactorMessages.wrongRecoveryCode : secondFactorMessages.wrongCode
  const switchKind = (): void => {
    setCode("")
    setRecovery(!isRecovery)
  }
  return (
    <form ref={place} className="form" noValidate onSubmit={form.onSubmit}>
      <p>{isRecovery ? secondFactorMessages.signInRecoveryLead : secondFactorMessages.signInLead}</p>
      <CodeField
        key={String(isRecovery)}
        label={isRecovery ? secondFactorMessages.recoveryCode : secondFactorMessages.code}
        error={
          form.missing(code, secondFactorMessages.codeMissing) ??
          (form.problem.code === null ? null : wrongText)
        }
        hasLetters={isRecovery}
        value={code}
        onChange={setCode}
      />
      {isExpired && <Refusal message={secondFactorMessages.expired} />}
      {!isExpired && form.problem.other !== null && <Refusal message={form.problem.other} />}
      {isExpired ? (
        <Button kind="primary" block onClick={onStartAgain}>
          {secondFactorMessages.startAgain}
        </Button>
      ) : (
        <Button kind="primary" type="submit" block busy={form.isSending}>
          {form.isSending ? signInMessages.signingIn : signInMessages.signIn}
        </Button>
      )}
      <div className="row wrap">
        <Button kind="ghost" onClick={switchKind}>
          {isRecovery ? secondFactorMessages.useApp : secondFactorMessages.useRecovery}
        </Button>
        {!isExpired && (
          <Button kind="ghost" onClick={onStartAgain}>
            {secondFactorMessages.startAgain}
          </Button>
        )}
      </div>
      <p className="soft">{secondFactorMessages.lost}</p>
    </form>
  )
}
