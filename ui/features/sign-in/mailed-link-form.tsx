import { type FormEvent, useState } from "react"
import { problemMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { EmailField } from "./email-field.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { refusedField } from "./refused-field.ts"
import { TermsLine } from "./terms-line.tsx"
import { useFormFocus } from "./use-form-focus.ts"
import { useLiveForm } from "./use-live-form.ts"
import { useSending } from "./use-sending.ts"

interface MailedLinkFormProps {
  readonly lead: string
  readonly showsTerms?: boolean
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly ask: (email: string) => Promise<unknown>
  readonly onSent: (email: string) => void
}

export const MailedLinkForm = ({
  lead,
  showsTerms = false,
  email,
  onEmail,
  ask,
  onSent
}: MailedLinkFormProps) => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const { form, isLive } = useLiveForm({ email: onEmail })
  const [tries, setTries] = useState(0)
  const asking = useSending(ask, onSent)
  useFormFocus(form, tries, asking.error)
  const refusal = problemMessageOf(asking.error, signInMessages.unreachable, apiErrors)
  const isAtField = refusedField(asking.error) === "email"
  const missing = tries > 0 && email.trim() === "" ? signInMessages.emailMissing : null

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (email.trim() !== "") void asking.send(email.trim())
  }
  return (
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      onChange={asking.forgetError}
      onSubmit={onSubmit}
    >
      <p className="soft">{lead}</p>
      <EmailField email={email} error={missing ?? (isAtField ? refusal : null)} onChange={onEmail} />
      {refusal !== null && !isAtField && <FieldProblem text={refusal} />}
      {showsTerms && <TermsLine />}
      <NeedsScript />
      <Button kind="primary" type="submit" block busy={asking.isSending} disabled={!isLive}>
        {asking.isSending ? signInMessages.sendingLink : signInMessages.sendLink}
      </Button>
    </form>
  )
}
