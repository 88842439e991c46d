import { accountMessages } from "../../messages/account.ts"

export const NeedsScript = () => (
  <noscript>
    <p className="field-message">{accountMessages.needsScript}</p>
  </noscript>
)
