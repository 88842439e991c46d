import { CircleAlertIcon } from "../../components/visitor-icons.tsx"

export const Refusal = ({ message }: { readonly message: string }) => (
  <p className="field-message bad" role="alert">
    <CircleAlertIcon size="small" />
    <span>{message}</span>
  </p>
)
