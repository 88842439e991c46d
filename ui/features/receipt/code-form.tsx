import { type FormEvent, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { parseReceiptCode } from "#core/domain/receipts/receipt-code.ts"
import { tokenOf } from "#core/domain/receipts/receipt-token.ts"
import { problemMessageOf, request } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { useFormFocus } from "../sign-in/use-form-focus.ts"
import { useLiveForm } from "../sign-in/use-live-form.ts"
import { useSending } from "../sign-in/use-sending.ts"
import type { FoundReceipt } from "./receipt-result.tsx"

const readReceipt = (token: string) => request(calls.readReceipt, { body: { token } })

export const CodeForm = ({ onFound }: { readonly onFound: (found: FoundReceipt) => void }) => {
  const receiptPageMessages = useMessages("receiptPage")
  const apiErrors = useMessages("apiErrors")
  const [typed, setTyped] = useState("")
  const { form, isLive } = useLiveForm({ code: setTyped })
  const [tries, setTries] = useState(0)
  const [isMistyped, setMistyped] = useState(false)
  const looking = useSending(readReceipt, (token, receipt) => onFound({ token, receipt }))
  useFormFocus(form, tries, looking.error)
  const refusal = problemMessageOf(looking.error, receiptPageMessages.unreachable, apiErrors)

  const change = (text: string): void => {
    setTyped(text)
    setMistyped(false)
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const code = parseReceiptCode(typed)
    setTries(tries + 1)
    setMistyped(code === undefined)
    if (code !== undefined) void looking.send(tokenOf(code))
  }
  return (
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      onChange={looking.forgetError}
      onSubmit={onSubmit}
    >
      <TextField
        label={receiptPageMessages.code}
        hint={receiptPageMessages.codeHint}
        name="code"
        value={typed}
        error={isMistyped ? receiptPageMessages.mistyped : refusal}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        onChange={change}
      />
      <noscript>
        <p className="field-message">{receiptPageMessages.needsScript}</p>
      </noscript>
      <Button kind="primary" type="submit" busy={looking.isSending} disabled={!isLive}>
        {looking.isSending ? receiptPageMessages.lookingUp : receiptPageMessages.lookUp}
      </Button>
    </form>
  )
}
