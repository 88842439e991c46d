import { Button } from "../../components/button.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { FocusedHeading } from "./focused-heading.tsx"

export const TakenBack = ({ onAnother }: { readonly onAnother: () => void }) => {
  const receiptPageMessages = useMessages("receiptPage")
  return (
    <div className="form">
      <FocusedHeading text={receiptPageMessages.takenBackTitle} />
      <p>{receiptPageMessages.takenBackText}</p>
      <div className="row">
        <Button onClick={onAnother}>{receiptPageMessages.another}</Button>
      </div>
    </div>
  )
}
