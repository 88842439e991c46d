import { useState } from "react"
import { isUnauthorized } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import type { SecondFactorMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { CodeField } from "./code-field.tsx"
import { useCodeForm } from "./use-code-form.ts"
import { useOpeningFocus } from "./use-form-focus.ts"

interface CodeSignInProps<Answer> {
  readonly submitLabel?: string
  readonly send: (code: string) => Promise<Answer>
  readonly onIn: (answer: Answer) => void
  readonly onStartAgain: () => void
}

export const CodeSignIn = <Answer,>(props: CodeSignInProps<Answer>) => {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <CodeForm
      key={String(isRecovery)}
      {...props}
      isRecovery={isRecovery}
      onSwitch={() => setRecovery(!isRecovery)}
    />
  )
}

interface CodeFormProps<Answer> extends CodeSignInProps<Answer> {
  readonly isRecovery: boolean
  readonly onSwitch: () => void
}

const appTextsOf = (messages: SecondFactorMessages) =>
  ({
    lead: messages.signInLead,
    label: messages.code,
    wrong: messages.wrongCode,
    other: messages.useRecovery
  }) as const

const recoveryTextsOf = (messages: SecondFactorMessages) =>
  ({
    lead: messages.signInRecoveryLead,
    label: messages.recoveryCode,
    wrong: messages.wrongRecoveryCode,
    other: messages.useApp
  }) as const

const CodeForm = <Answer,>({
  submitLabel,
  send,
  onIn,
  onStartAgain,
  isRecovery,
  onSwitch
}: CodeFormProps<Answer>) => {
  const signInMessages = useMessages("signIn")
  const messages = useMessages("secondFactor")
  const texts = isRecovery ? recoveryTextsOf(messages) : appTextsOf(messages)
  const [code, setCode] = useState("")
  const form = useCodeForm({ isComplete: code.trim() !== "", send: () => send(code), onDone: onIn })
  useOpeningFocus(form.form)
  const isExpired = isUnauthorized(form.error)
  const refusal = isExpired ? messages.expired : form.problem.other
  return (
    <form
      ref={form.form}
      className="form"
      noValidate
      onChange={isExpired ? undefined : form.forgetError}
      onSubmit={form.onSubmit}
    >
      <p>{texts.lead}</p>
      <CodeField
        label={texts.label}
        error={form.missing(code, messages.codeMissing) ?? (form.problem.code === null ? null : texts.wrong)}
        hasLetters={isRecovery}
        value={code}
        onChange={setCode}
      />
      {refusal !== null && <FieldProblem text={refusal} />}
      {isExpired ? (
        <Button kind="primary" block onClick={onStartAgain}>
          {messages.startAgain}
        </Button>
      ) : (
        <Button kind="primary" type="submit" block busy={form.isSending}>
          {form.isSending ? signInMessages.signingIn : (submitLabel ?? signInMessages.signIn)}
        </Button>
      )}
      <div className="row wrap">
        <Button kind="ghost" onClick={onSwitch}>
          {texts.other}
        </Button>
        {!isExpired && (
          <Button kind="ghost" onClick={onStartAgain}>
            {messages.startAgain}
          </Button>
        )}
      </div>
      <p className="soft">{messages.lost}</p>
    </form>
  )
}
