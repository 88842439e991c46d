import { CircleAlertIcon } from "../../components/visitor-icons.tsx"

/** Why signing in did not work. */
export const Refusal = ({ message }: { readonly message: string }) => (
  <p className="field-message bad" role="alert">
    <CircleAlertIcon size="small" />
    <span>{message}</span>
  </p>
)
