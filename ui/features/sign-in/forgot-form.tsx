import { type FormEvent, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { request, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { signInMessages } from "../../messages/sign-in.ts"
import { EmailField } from "./email-field.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { Refusal } from "./refusal.tsx"
import { useLiveForm } from "./use-live-form.ts"
import { useSending } from "./use-sending.ts"

interface ForgotFormProps {
  readonly onSent: (email: string) => void
}

/** Asks for a link; says the same whether there is an account or not. */
export const ForgotForm = ({ onSent }: ForgotFormProps) => {
  const [email, setEmail] = useState("")
  const { form, isLive } = useLiveForm({ email: setEmail })
  const [wasTried, setTried] = useState(false)
  const asking = useSending(
    (typed: string) => request(calls.forgotPassword, { body: { email: typed } }),
    onSent
  )
  const error = wasTried && email.trim() === "" ? signInMessages.emailMissing : null

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (email.trim() !== "") void asking.send(email.trim())
  }
  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={onSubmit}>
      <p className="soft">{signInMessages.forgotLead}</p>
      <EmailField email={email} error={error} onChange={setEmail} />
      {asking.error !== null && <Refusal message={userMessageOf(asking.error, signInMessages.unreachable)} />}
      <NeedsScript />
      <Button kind="primary" type="submit" block busy={asking.isSending} disabled={!isLive}>
        {asking.isSending ? signInMessages.sendingLink : signInMessages.sendLink}
      </Button>
    </form>
  )
}
