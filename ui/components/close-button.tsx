import { commonMessages } from "../messages/common.ts"
import { XIcon } from "./visitor-icons.tsx"

export const CloseButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="button ghost icon-only"
    aria-label={commonMessages.close}
    onClick={onClick}
  >
    <XIcon />
  </button>
)
