import { useMessages } from "../messages/messages-context.ts"
import { XIcon } from "./visitor-icons.tsx"

export const CloseButton = ({ onClick }: { readonly onClick: () => void }) => {
  const everyPageMessages = useMessages("everyPage")
  return (
    <button
      type="button"
      className="button ghost icon-only"
      aria-label={everyPageMessages.close}
      onClick={onClick}
    >
      <XIcon />
    </button>
  )
}
