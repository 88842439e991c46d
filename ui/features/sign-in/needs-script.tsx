import { useMessages } from "../../messages/messages-context.ts"

export const NeedsScript = () => {
  const signInMessages = useMessages("signIn")
  return (
    <noscript>
      <p className="field-message">{signInMessages.needsScript}</p>
    </noscript>
  )
}
