import { signInMessages } from "../../messages/sign-in.ts"

export const NeedsScript = () => (
  <noscript>
    <p className="field-message">{signInMessages.needsScript}</p>
  </noscript>
)
