import { everyPageMessages } from "../messages/every-page.ts"
import { XIcon } from "./visitor-icons.tsx"

export const CloseButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="button ghost icon-only"
    aria-label={everyPageMessages.close}
    onClick={onClick}
  >
    <XIcon />
  </button>
)
